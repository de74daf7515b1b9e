"""The rules of Dark Side where they differ from the family's."""

from typing import Any, Final

from veglia.games.zombicide.dark_side.rules import attaching, card_worth, noise
from veglia.games.zombicide.dark_side.rules.actions.door import offer_doors
from veglia.games.zombicide.dark_side.rules.cards import AMMUNITION, XenoCard
from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.damage import CloseAttacks, ShareAttacks, hurt
from veglia.games.zombicide.dark_side.rules.doors import break_doors, unlock
from veglia.games.zombicide.dark_side.rules.events import RemoteKept
from veglia.games.zombicide.dark_side.rules.focus import FocusedAttack, strike_focused
from veglia.games.zombicide.dark_side.rules.machines import RestMachines
from veglia.games.zombicide.dark_side.rules.misses import share_misses
from veglia.games.zombicide.dark_side.rules.pits import dig_or_act
from veglia.games.zombicide.dark_side.rules.prototypes import gain_prototype
from veglia.games.zombicide.dark_side.rules.scope import CROWD, STRONG
from veglia.games.zombicide.dark_side.rules.seeing import sight_of
from veglia.games.zombicide.dark_side.rules.slots import UNDER
from veglia.games.zombicide.dark_side.rules.spawn_tokens import wake_spawn
from veglia.games.zombicide.dark_side.rules.spawning import read_xeno_card
from veglia.games.zombicide.dark_side.rules.state import GREEN, OPEN_PIT, RED, VIOLET, DarkState
from veglia.games.zombicide.dark_side.rules.tactics import (
    AskTacticians,
    TakeLateTurns,
    TakeTurns,
    waiting_tacticians,
)
from veglia.games.zombicide.dark_side.rules.terms import TermedRules
from veglia.games.zombicide.dark_side.rules.weapons import ammunition, hand_of
from veglia.games.zombicide.engine.rules.activation import able
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.cards import ZombieCard
from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.end_phase import SkillsInEndPhase
from veglia.games.zombicide.engine.rules.ending import check_goals, earlier_goals_met
from veglia.games.zombicide.engine.rules.goals.shared import Escape
from veglia.games.zombicide.engine.rules.scope import MACHINE, MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.engine.rules.traits.zombie_link import give_extra_turns
from veglia.games.zombicide.engine.rules.ultra_red import advance_slider
from veglia.games.zombicide.engine.rules.zombies import boss_of
from veglia.kernel.board import Sight
from veglia.kernel.machine import Option

# What Super strength makes of every Melee weapon.
STRENGTH: Final = 3


def acting_zones(state: DarkState, kinds: int, held: tuple[int, ...]) -> list[int]:
    """Return the Zones with Xenos of some kinds that are not held back."""
    count = state.scenario.kinds
    zones: list[int] = []
    for place, number in enumerate(state.zombies):
        if number > 0 and kinds >> place % count & 1 and able(state, place, held) > 0:
            if place // count not in zones:
                zones.append(place // count)
    return zones


class DarkRules(TermedRules):
    """The rules of Dark Side."""

    def make_noise(self, state: DarkState, zone: int, noise_kind: int, rule: str) -> None:
        noise.make_noise(state, zone, rule)

    def sight(self, state: DarkState, who: int) -> Sight:
        return sight_of(state, who)

    def destinations(self, state: DarkState, zone: int) -> list[int]:
        return noise.destinations(state, zone)

    def destination_rule(self, state: DarkState, zone: int) -> str:
        for prey in noise.prey_zones(state):
            if state.board.sight.can_see(zone, prey):
                return "ds.xmove.destination-visible"
        return "ds.xmove.destination-noise"

    def attacked_zones(self, state: DarkState) -> list[int]:
        return noise.prey_zones(state)

    def share_attacks(self, state: DarkState, zone: int, kind: int, number: int) -> None:
        state.push(ShareAttacks(zone, kind, number))

    def close_attacks(self, state: DarkState) -> None:
        state.push(CloseAttacks())

    def attack_taunter(self, state: DarkState, who: int, kind: int, number: int) -> None:
        damage = state.scenario.library.zombies[kind].wounds
        for _ in range(number):
            hurt(state, who, damage, kind, "ds.attack.armor-loss", is_taunt=True)

    def stopped_by_doors(self, state: DarkState, moves: list[int]) -> None:
        break_doors(state, moves)

    def acts_otherwise(self, state: DarkState, kind: int) -> bool:
        if kind != boss_of(state):
            return False
        self.acting_in(state, acting_zones(state, 1 << kind, ()))
        if state.result is None:
            dig_or_act(state, kind)
        return True

    def acting(self, state: DarkState, kinds: int, held: tuple[int, ...]) -> None:
        if self.terms.mission_rules:
            self.acting_in(state, acting_zones(state, kinds, held))

    def acting_in(self, state: DarkState, zones: list[int]) -> None:
        for mission_rule in self.terms.mission_rules:
            mission_rule.acting(state, zones)

    def zombies_phase_begun(self, state: DarkState) -> None:
        for mission_rule in self.terms.mission_rules:
            mission_rule.xenos_phase_begun(state)

    def turn_over(self, state: DarkState, who: int) -> None:
        for mission_rule in self.terms.mission_rules:
            mission_rule.turn_over(state, who)

    def exploded(self, state: DarkState, zone: int) -> None:
        for mission_rule in self.terms.mission_rules:
            mission_rule.exploded(state, zone)

    def can_take(self, state: DarkState, number: int) -> bool:
        for mission_rule in self.terms.mission_rules:
            if mission_rule.bar(state, number)[0]:
                return False
        return True

    def toughness(self, state: DarkState, attack: Attack, kind: int) -> int:
        """An Open Pit protects from shots out of another Zone."""
        needed = state.scenario.library.zombies[kind].toughness
        if state.pits[attack.zone] == OPEN_PIT and attack.is_of(RANGED) and not self._is_close(state, attack):
            needed += 1
        return needed

    def _is_close(self, state: DarkState, attack: Attack) -> bool:
        if attack.is_of(MACHINE):
            return state.machines[attack.helper].zone == attack.zone
        return state.survivors[attack.who].zone == attack.zone

    def strikes_otherwise(
        self, state: DarkState, attack: Attack, damage: int, hits: int, misses: int
    ) -> bool:
        if not isinstance(attack, FocusedAttack):
            return False
        strike_focused(state, attack, damage, hits, misses)
        return True

    def shares_misses(self, state: DarkState, attack: Attack, misses: int, damage: int) -> bool:
        share_misses(state, attack, misses, damage)
        return True

    def slots_for(self, state: DarkState, card: int, slots: int) -> int:
        return slots if dark_card(state, card).place == AMMUNITION else UNDER

    def can_swap(self, state: DarkState, owner: int, slot: int, target: int, place: int) -> bool:
        return attaching.can_swap(state, owner, slot, target, place)

    def swapped(self, state: DarkState, owner: int, slot: int, target: int, place: int) -> None:
        attaching.swapped(state, owner, slot, target, place)

    def rearranged(self, state: DarkState, who: int) -> None:
        attaching.rearranged(state, who)

    def add_weapon_traits(self, state: DarkState, attack: Attack, traits: list[Trait[Any]]) -> None:
        skill = dark_card(state, attack.card).skill
        if skill >= 0:
            traits.append(state.scenario.library.traits[skill])

    def free_deeds(self, state: DarkState, who: int, out: list[Option]) -> None:
        offer_doors(state, who, self.terms.locks, out)

    def base_dice(self, state: DarkState, attack: Attack) -> int:
        if attack.is_of(CROWD):
            return state.zombies_in(attack.zone) * attack.weapons
        return state.card(attack.card).dice * attack.weapons

    def base_damage(self, state: DarkState, attack: Attack) -> int:
        is_strong = state.survivors[attack.who].gifts & STRONG != 0
        return STRENGTH if is_strong and attack.is_of(MELEE) else state.card(attack.card).damage

    def accuracy(self, state: DarkState, attack: Attack) -> int:
        return state.card(attack.card).accuracy

    def ammunition_rerolls(self, state: DarkState, attack: Attack) -> list[int]:
        """Each card under the weapons of an attack that is about its ammunition gives one re-roll."""
        if attack.is_of(MACHINE):
            return []
        survivor = state.survivors[attack.who]
        found: list[int] = []
        for card in (attack.card, attack.second):
            hand = NO_CARD if card == NO_CARD else hand_of(survivor, content(state).held_card(card))
            if hand >= 0:
                found += ammunition(state, survivor, hand, attack.scopes)
        return found

    def worth_in_hand(self, state: DarkState, cards: list[int], card: int, force: float) -> float:
        return card_worth.worth_in_hand(state, cards, card, force)

    def attack_done(self, state: DarkState, attack: Attack, kills: int) -> None:
        noise.show_oneself(state, attack.who)
        if state.result is None:
            check_goals(state)

    def objective_taken(self, state: DarkState, who: int, number: int) -> None:
        """Give experience and what else the mission gives; remote controls stay with who takes them."""
        colour = state.objectives[number].colour
        reward = self.terms.reward
        if colour in (GREEN, VIOLET):
            hold_token(state, number, who)
            state.emit(RemoteKept(who, number), "ds.mission.remote-objectives")
        elif colour == RED and reward.prototype_rule:
            gain_prototype(state, who, reward.prototype_rule)
        for lock in self.terms.locks:
            if lock.colour == colour and lock.rule:
                unlock(state, lock)
        if self.terms.wakes:
            wake_spawn(state, colour, self.terms.wakes)
        for mission_rule in self.terms.mission_rules:
            mission_rule.objective_taken(state, who, number)
        gain_ap(state, who, reward.xp, reward.rule)

    def token_rule(self) -> str:
        return "ds.act.trade-remote-tokens"

    def can_escape(self, state: DarkState, who: int) -> bool:
        zone = state.survivors[who].zone
        return (
            zone >= 0
            and isinstance(state.scenario.goals[-1], Escape)
            and zone == state.exit_zone()
            and state.zombies_in(zone) == 0
            and earlier_goals_met(state)
        )

    def reads_otherwise(self, state: DarkState, zone: int, card: ZombieCard) -> bool:
        assert isinstance(card, XenoCard)
        read_xeno_card(state, zone, card)
        return True

    def first_spawn_zone(self, state: DarkState) -> int:
        return state.first_spawn

    def level_reached(self, state: DarkState, who: int) -> None:
        # Some missions ask for everyone to be at Red.
        check_goals(state)

    def rise_on(self, state: DarkState, who: int, points: int) -> bool:
        if state.is_ultra_red:
            advance_slider(state, who, points)
        return state.is_ultra_red

    def extra_activation_drawn(self, state: DarkState) -> None:
        give_extra_turns(state)

    def asks_for_turns(self, state: DarkState, player: int) -> bool:
        if state.turn.seats == 1:
            return False
        state.push(TakeTurns(player))
        state.push(AskTacticians(player))
        return True

    def players_phase_over(self, state: DarkState) -> None:
        if waiting_tacticians(state):
            state.push(TakeLateTurns())

    def end_phase(self, state: DarkState) -> None:
        state.push(SkillsInEndPhase())
        state.push(RestMachines())
        state.push(noise.RemoveNoise())
