"""How this title fills in what the family leaves open."""

from typing import Any, Final

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.board import BALCONY as BALCONY_ZONE
from veglia.games.zombicide.engine.rules.end_phase import SkillsInEndPhase
from veglia.games.zombicide.engine.rules.ending import earlier_goals_met
from veglia.games.zombicide.engine.rules.equipped import equipped_with_trait
from veglia.games.zombicide.engine.rules.hooks import Rules
from veglia.games.zombicide.engine.rules.spawn import starting_zone
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.engine.rules.traits.zombie_link import give_extra_turns
from veglia.games.zombicide.engine.rules.ultra_red import advance_slider
from veglia.games.zombicide.engine.rules.wounds import ShareWounds, take_wound, zones_of_survivors
from veglia.games.zombicide.engine.rules.zombies import boss_of
from veglia.games.zombicide.undead_or_alive.rules import noise, riding, vade_retro
from veglia.games.zombicide.undead_or_alive.rules.abomination import (
    CompanionHold,
    abomination_died,
    spawn_abomination,
)
from veglia.games.zombicide.undead_or_alive.rules.bounty import Feat, count_feat, feat_progress
from veglia.games.zombicide.undead_or_alive.rules.coal import Coal
from veglia.games.zombicide.undead_or_alive.rules.corpse_pile import awaken_piles
from veglia.games.zombicide.undead_or_alive.rules.end_phase import ReloadAll
from veglia.games.zombicide.undead_or_alive.rules.events import RecruitingOpened
from veglia.games.zombicide.undead_or_alive.rules.herald import AdvanceHerald, Herald
from veglia.games.zombicide.undead_or_alive.rules.machines import Machines, destroy_wagon
from veglia.games.zombicide.undead_or_alive.rules.recruit_terms import RecruitTerms
from veglia.games.zombicide.undead_or_alive.rules.reward import Reward
from veglia.games.zombicide.undead_or_alive.rules.scope import BALCONY, FANNING, TOWNSFOLK, VADE_RETRO
from veglia.games.zombicide.undead_or_alive.rules.slots import fits
from veglia.games.zombicide.undead_or_alive.rules.spawn_limit import check_active_tokens
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.train import Train
from veglia.kernel.board import UNREACHABLE, Sight
from veglia.kernel.machine import Option

FANNING_DICE: Final = 6
KNIFE: Final = "knife"
PLENTY_OF_AMMO: Final = "plenty_of_ammo"


class MissionParts:
    """The parts of a mission that need rules of their own."""

    def __init__(
        self,
        reward: Reward,
        terms: RecruitTerms,
        machines: Machines,
        train: Train | None,
        herald: Herald | None,
        hold: CompanionHold,
        coal: Coal | None,
    ) -> None:
        self.reward: Final = reward
        self.terms: Final = terms
        self.machines: Final = machines
        # None for a mission whose Train, if any, is only part of the map.
        self.train: Final = train
        # The Objective that announces the Train, if one does.
        self.herald: Final = herald
        self.hold: Final = hold
        self.coal: Final = coal


class UndeadRules(Rules[UndeadState]):
    """The rules of Undead or Alive."""

    def __init__(self, feats: dict[int, Feat], parts: MissionParts) -> None:
        # Feats by card type.
        self.feats: Final = feats
        self.parts: Final = parts
        # What is asked for at almost every step.
        self.train: Final = parts.train

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
        distances = state.board.ways.distances_from(zone)
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
        """Zombies that stand on the Noise token and see nobody count as having reached it.

        Once everybody has left, it goes nowhere else.
        """
        here = state.noise_zone
        return (
            here in zones
            and self.destinations(state, here) == [here]
            and noise.loudest_zones(state) != [here]
        )

    def settle_before_moves(self, state: UndeadState) -> None:
        state.push(noise.RelocateNoise())

    def after_moves(self, state: UndeadState, reached: list[int]) -> None:
        if state.noise_zone in reached:
            state.push(noise.RelocateNoise())

    def attacked_zones(self, state: UndeadState) -> list[int]:
        return zones_of_survivors(state)

    def share_attacks(self, state: UndeadState, zone: int, kind: int, number: int) -> None:
        wounds = number * state.scenario.library.zombies[kind].wounds
        state.push(ShareWounds(zone, kind, wounds))

    def attack_taunter(self, state: UndeadState, who: int, kind: int, number: int) -> None:
        for _ in range(number * state.scenario.library.zombies[kind].wounds):
            if state.result is None:
                take_wound(state, who, kind)

    def toughness(self, state: UndeadState, attack: Attack, kind: int) -> int:
        return state.scenario.library.zombies[kind].toughness

    def can_swap(self, state: UndeadState, owner: int, slot: int, target: int, place: int) -> bool:
        card = state.survivors[owner].cards[slot]
        there = state.survivors[target].cards[place]
        return fits(state, target, place, card) and fits(state, owner, slot, there)

    def holds_back(self, state: UndeadState, zone: int) -> bool:
        return vade_retro.hold_back(state, zone)

    def is_held(self, state: UndeadState, zone: int) -> bool:
        return zone in state.vade_retro

    def turn_started(self, state: UndeadState, who: int) -> None:
        state.feat_kills = ()

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
        return self.parts.machines.gatling.skills

    def exploded(self, state: UndeadState, zone: int) -> None:
        wagon = self.parts.machines.wagon
        if wagon.stuck_rule and zone == state.wagon_zone:
            destroy_wagon(state, wagon.destroyed_rule)

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

    def base_damage(self, state: UndeadState, attack: Attack) -> int:
        return state.card(attack.card).damage

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
        coal = self.parts.coal
        if coal is not None and number in coal.sacks:
            return False
        herald = self.parts.herald
        return herald is None or state.objectives[number].colour != herald.colour

    def objective_taken(self, state: UndeadState, who: int, number: int) -> None:
        self.parts.reward.give(state, who, number)
        colour = state.objectives[number].colour
        terms = self.parts.terms
        if colour in terms.after and terms.are_open(state):
            state.emit(RecruitingOpened(), terms.rule)
        if self.train is not None:
            self.train.objective_taken(state)

    def companion_recruited(self, state: UndeadState) -> None:
        self.parts.hold.let_go(state)

    def can_take_objective(self, state: UndeadState, who: int) -> bool:
        return self.parts.reward.has_room(state, who)

    def ways_out(self, state: UndeadState, who: int, out: list[Option]) -> None:
        if self.parts.machines.wagon.leaves and state.wagon_zone == state.survivors[who].zone:
            out.append(riding.LeaveWithWagon())

    def token_rule(self) -> str:
        kept = self.parts.reward.kept
        return super().token_rule() if kept is None else kept.rule

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
        if kind == boss_of(state):
            abomination_died(state)

    def attack_done(self, state: UndeadState, attack: Attack, kills: int) -> None:
        count_feat(state, self.feats, attack, kills)

    def is_search_limited(self, state: UndeadState, who: int) -> bool:
        return state.survivors[who].classes & TOWNSFOLK == 0

    def first_spawn_zone(self, state: UndeadState) -> int:
        return starting_zone(state)

    def spawn_tokens_changed(self, state: UndeadState) -> None:
        check_active_tokens(state)

    def spawn_origin(self, state: UndeadState) -> float:
        return 0.0 if self.train is None else self.train.spawn_origin

    def spawn_abomination(self, state: UndeadState, zone: int) -> None:
        spawn_abomination(state, zone, self.parts.hold)

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
        herald = self.parts.herald
        if herald is not None:
            state.push(AdvanceHerald(herald.colour, herald.rule))
        state.push(SkillsInEndPhase())
        state.push(ReloadAll())
        state.push(noise.FadeNoise())


def parts_of(state: UndeadState) -> MissionParts:
    """Return the parts of the mission."""
    rules = state.scenario.rules
    assert isinstance(rules, UndeadRules)
    return rules.parts


def feat_kills_of(state: UndeadState) -> int:
    """Return how many kills of this Turn count for the Feat on top."""
    rules = state.scenario.rules
    assert isinstance(rules, UndeadRules)
    return feat_progress(state, rules.feats)


def machines_of(state: UndeadState) -> Machines:
    """Return what the mission says about its Machines."""
    return parts_of(state).machines


def train_of(state: UndeadState) -> Train | None:
    """Return what the mission says about a Train that changes the map."""
    return parts_of(state).train
