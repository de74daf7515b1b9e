"""How this title fills in what the family leaves open."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.board import BALCONY as BALCONY_ZONE
from veglia.games.zombicide.engine.companions import hold_token
from veglia.games.zombicide.engine.danger import gain_ap, traits_of
from veglia.games.zombicide.engine.ending import earlier_goals_met
from veglia.games.zombicide.engine.equipped import equipped_with_trait
from veglia.games.zombicide.engine.events import WeaponsReloaded
from veglia.games.zombicide.engine.rules import Rules
from veglia.games.zombicide.engine.state import NO_CARD
from veglia.games.zombicide.engine.trait import Trait
from veglia.games.zombicide.engine.traits.zombie_link import give_extra_turns
from veglia.games.zombicide.undead_or_alive import noise, riding, vade_retro
from veglia.games.zombicide.undead_or_alive.abomination import Hold, abomination_died, boss, spawn_abomination
from veglia.games.zombicide.undead_or_alive.actions.coal import Coal
from veglia.games.zombicide.undead_or_alive.actions.recruit import RecruitTerms
from veglia.games.zombicide.undead_or_alive.bounty import Feat, count_feat, give_bounty, give_treasure
from veglia.games.zombicide.undead_or_alive.corpse_pile import awaken_piles
from veglia.games.zombicide.undead_or_alive.events import RecruitingOpened, TokenKept
from veglia.games.zombicide.undead_or_alive.herald import AdvanceHerald, Herald
from veglia.games.zombicide.undead_or_alive.machines import Machines, destroy_wagon
from veglia.games.zombicide.undead_or_alive.scope import BALCONY, FANNING, TOWNSFOLK, VADE_RETRO
from veglia.games.zombicide.undead_or_alive.setup_companions import find_companion
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.supplies import (
    MOST_CARRIED,
    GiveBounty,
    carried,
    take_along,
)
from veglia.games.zombicide.undead_or_alive.train import Train
from veglia.games.zombicide.undead_or_alive.ultra_red import advance_slider
from veglia.kernel.board import UNREACHABLE, Sight
from veglia.kernel.machine import Option, Step

FANNING_DICE: Final = 6
KNIFE: Final = "knife"
PLENTY_OF_AMMO: Final = "plenty_of_ammo"


class Reward:
    """What a mission gives for an Objective: Adrenaline, a Bounty Weapon, the token itself, a Companion."""

    def __init__(
        self,
        ap: int,
        bounty: tuple[int, ...],
        rule: str,
        ap_rule: str,
        kept: tuple[int, ...],
        kept_rule: str,
        treasure: int,
        treasure_rule: str,
        found: tuple[int, ...],
        found_class: int,
        found_rule: str,
        carried_rule: str,
    ) -> None:
        self.ap: Final = ap
        # Colours that give a Bounty Weapon.
        self.bounty: Final = bounty
        self.rule: Final = rule
        self.ap_rule: Final = ap_rule
        # Colours of the tokens that lie on the Dashboard instead.
        self.kept: Final = kept
        self.kept_rule: Final = kept_rule
        # How many Bounty Weapons are set aside for Objectives; none: they give the top one of the deck.
        self.treasure: Final = treasure
        self.treasure_rule: Final = treasure_rule
        # Colours of the tokens that bring a Companion of a Class.
        self.found: Final = found
        self.found_class: Final = found_class
        self.found_rule: Final = found_rule
        # The rule by which tokens take a slot of the inventory, empty where they do not.
        self.carried_rule: Final = carried_rule


class UndeadRules(Rules[UndeadState]):
    """The rules of Undead or Alive."""

    def __init__(
        self,
        feats: dict[int, Feat],
        reward: Reward,
        terms: RecruitTerms,
        machines: Machines,
        train: Train | None,
        herald: Herald | None,
        hold: Hold,
        coal: Coal | None = None,
    ) -> None:
        # Feats by card type.
        self.feats: Final = feats
        self.reward: Final = reward
        self.terms: Final = terms
        self.machines: Final = machines
        # None for a mission whose Train, if any, is only part of the map.
        self.train: Final = train
        # The Objective that announces the Train, if one does.
        self.herald: Final = herald
        self.hold: Final = hold
        self.coal: Final = coal

    def make_noise(self, state: UndeadState, zone: int, noise_kind: int, rule: str) -> None:
        noise.make_noise(state, zone, noise_kind, rule)

    def sight(self, state: UndeadState, who: int) -> Sight:
        board = state.board
        return board.deep_sight if state.survivors[who].classes & TOWNSFOLK != 0 else board.sight

    def destinations(self, state: UndeadState, zone: int) -> list[int]:
        """Visible Survivors with the Noise token, else most visible Survivors, else the Noise token.

        What no path leads to is passed over for what comes next.
        """
        ranges = state.board.sight.ranges[zone]
        distances = state.board.ways.distances[zone]
        best: list[int] = []
        most = 0
        seen: list[int] = []
        for survivor in state.survivors:
            there = survivor.zone
            if there < 0 or ranges[there] < 0 or distances[there] == UNREACHABLE:
                continue
            if there == state.noise_zone:
                return [there]
            seen.append(there)
            count = seen.count(there)
            if count > most:
                most = count
                best = [there]
            elif count == most:
                best.append(there)
        if best:
            return best
        return [state.noise_zone]

    def destination_rule(self, state: UndeadState, zone: int) -> str:
        sight = state.board.sight
        first = self.destinations(state, zone)[0]
        if not sight.can_see(zone, first) or not state.survivors_in(first):
            return "uoa.zphase.target-c-noise"
        if first == state.noise_zone:
            return "uoa.zphase.target-a-noise-visible"
        return "uoa.zphase.target-b-most-visible"

    def waits_before_moves(self, state: UndeadState, zones: list[int]) -> bool:
        """Zombies that stand on the Noise token and see nobody count as having reached it."""
        return state.noise_zone in zones and self.destinations(state, state.noise_zone) == [state.noise_zone]

    def settle_before_moves(self, state: UndeadState) -> None:
        state.push(noise.RelocateNoise())

    def after_moves(self, state: UndeadState, reached: list[int]) -> None:
        if state.noise_zone in reached:
            state.push(noise.RelocateNoise())

    def holds_back(self, state: UndeadState, zone: int) -> bool:
        return vade_retro.hold_back(state, zone)

    def turn_started(self, state: UndeadState, who: int) -> None:
        state.feat_kills = 0

    def entered(self, state: UndeadState, who: int) -> None:
        awaken_piles(state, who)
        if self.train is not None:
            self.train.entered(state, who)

    def move_ended(self, state: UndeadState, who: int) -> None:
        if riding.can_board(state, who):
            state.push(riding.AskBoard(who))

    def moves_in_zone(self, state: UndeadState, who: int, out: list[Option]) -> None:
        riding.offer_boarding(state, who, out)

    def machine_traits(self, state: UndeadState, attack: Attack) -> list[Trait[Any]]:
        return self.machines.gatling_skills

    def exploded(self, state: UndeadState, zone: int) -> None:
        if self.machines.wagon_blocks and zone == state.wagon_zone:
            destroy_wagon(state)

    def attack_scopes(self, state: UndeadState, who: int, zone: int) -> int:
        scopes = VADE_RETRO if zone in state.vade_retro else 0
        if state.board.kinds[state.survivors[who].zone] == BALCONY_ZONE:
            scopes |= BALCONY
        return scopes

    def helper(self, state: UndeadState, who: int, card: int, second: int) -> int:
        """A Knife in Hand helps another Melee weapon, but no Dual weapons."""
        return NO_CARD if second != NO_CARD else equipped_with_trait(state, who, KNIFE, card)

    def base_dice(self, state: UndeadState, attack: Attack) -> int:
        if attack.is_of(FANNING):
            return FANNING_DICE
        kind = state.card(attack.card)
        dice = kind.dice * attack.weapons
        if attack.helper != NO_CARD:
            dice += 1
        if attack.second != NO_CARD and kind.trait == KNIFE:
            # Two Knives help each other.
            dice += 2
        return dice

    def accuracy(self, state: UndeadState, attack: Attack) -> int:
        kind = state.card(attack.card)
        return kind.fanning if attack.is_of(FANNING) else kind.accuracy

    def ammunition_rerolls(self, state: UndeadState, attack: Attack) -> list[int]:
        for card in state.survivors[attack.who].cards:
            if card != NO_CARD and state.card(card).trait == PLENTY_OF_AMMO:
                if attack.is_of(state.card(card).ammo):
                    return [card]
        return []

    def can_take(self, state: UndeadState, number: int) -> bool:
        if self.coal is not None and number in self.coal.sacks:
            return False
        return self.herald is None or state.objectives[number].colour != self.herald.colour

    def objective_taken(self, state: UndeadState, who: int, number: int) -> None:
        colour = state.objectives[number].colour
        if colour in self.reward.kept:
            hold_token(state, number, who)
            state.emit(TokenKept(who, number), self.reward.kept_rule)
        elif self.reward.carried_rule:
            if colour in self.reward.bounty:
                state.push(GiveBounty(who, self.reward.rule))
            take_along(state, who, number, self.reward.carried_rule)
        elif colour in self.reward.bounty:
            if self.reward.treasure > 0:
                give_treasure(state, who, self.reward.rule)
            else:
                give_bounty(state, who, self.reward.rule)
        if colour in self.reward.found:
            find_companion(state, who, self.reward.found_class, self.reward.found_rule)
        gain_ap(state, who, self.reward.ap, self.reward.ap_rule)
        if colour in self.terms.after and self.terms.are_open(state):
            state.emit(RecruitingOpened(), self.terms.rule)
        if self.train is not None:
            self.train.objective_taken(state)

    def companion_recruited(self, state: UndeadState) -> None:
        self.hold.let_go(state)

    def can_take_objective(self, state: UndeadState, who: int) -> bool:
        return not self.reward.carried_rule or len(carried(state, who)) < MOST_CARRIED

    def ways_out(self, state: UndeadState, who: int, out: list[Option]) -> None:
        if self.machines.wagon_leaves and state.wagon_zone == state.survivors[who].zone:
            out.append(riding.LeaveWithWagon())

    def token_rule(self) -> str:
        return self.reward.kept_rule

    def can_escape(self, state: UndeadState, who: int) -> bool:
        zone = state.survivors[who].zone
        return (
            zone >= 0
            and zone == state.exit_zone()
            and state.zombies_in(zone) == 0
            and earlier_goals_met(state)
        )

    def zombies_left(self, state: UndeadState, zone: int) -> None:
        if state.vade_retro:
            vade_retro.remove_if_empty(state, zone)

    def kind_eliminated(self, state: UndeadState, kind: int) -> None:
        if kind == boss(state):
            abomination_died(state)

    def attack_done(self, state: UndeadState, attack: Attack, kills: int) -> None:
        count_feat(state, self.feats, attack, kills)

    def is_search_limited(self, state: UndeadState, who: int) -> bool:
        return state.survivors[who].classes & TOWNSFOLK == 0

    def spawn_origin(self, state: UndeadState) -> float:
        return 0.0 if self.train is None else self.train.spawn_origin

    def spawn_abomination(self, state: UndeadState, zone: int) -> None:
        spawn_abomination(state, zone, self.hold)

    def rise_on(self, state: UndeadState, who: int, points: int) -> bool:
        if state.is_ultra_red:
            advance_slider(state, who, points)
        return state.is_ultra_red

    def extra_activation_drawn(self, state: UndeadState) -> None:
        give_extra_turns(state)

    def players_phase_over(self, state: UndeadState) -> None:
        if self.train is not None:
            self.train.move(state)

    def end_phase(self, state: UndeadState) -> None:
        if self.herald is not None:
            state.push(AdvanceHerald(self.herald.colour, self.herald.rule))
        state.push(SkillsInEndPhase())
        state.push(ReloadAll())
        state.push(noise.FadeNoise())


def machines_of(state: UndeadState) -> Machines:
    """Return what the mission says about its Machines."""
    rules = state.scenario.rules
    assert isinstance(rules, UndeadRules)
    return rules.machines


def reward_of(state: UndeadState) -> Reward:
    """Return what the mission gives for an Objective."""
    rules = state.scenario.rules
    assert isinstance(rules, UndeadRules)
    return rules.reward


def coal_of(state: UndeadState) -> Coal | None:
    """Return what the mission says about coal."""
    rules = state.scenario.rules
    assert isinstance(rules, UndeadRules)
    return rules.coal


def train_of(state: UndeadState) -> Train | None:
    """Return what the mission says about a Train that changes the map."""
    rules = state.scenario.rules
    assert isinstance(rules, UndeadRules)
    return rules.train


class ReloadAll(Step[UndeadState]):
    """All emptied weapons are reloaded for free."""

    rule: ClassVar[str] = "uoa.round.end-phase-reload"

    def run(self, state: UndeadState) -> None:
        if state.empty:
            state.empty = {}
            state.emit(WeaponsReloaded(), self.rule)


class SkillsInEndPhase(Step[UndeadState]):
    """Skills that name the End Phase."""

    rule: ClassVar[str] = "uoa.round.end-phase-triggers"

    def run(self, state: UndeadState) -> None:
        for who in range(len(state.survivors) - 1, -1, -1):
            if state.survivors[who].zone >= 0 and not state.is_companion(who):
                for trait in traits_of(state, who):
                    trait.end_phase(state, who)
