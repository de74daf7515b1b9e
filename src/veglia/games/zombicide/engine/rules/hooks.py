"""The named places where titles of the family differ. A title overrides them in one class of its own."""

from typing import Any, Generic, TypeVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.cards import ZombieCard
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.kernel.board import Sight
from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """What the engine leaves to the title."""

    def make_noise(self, state: S, zone: int, noise: int, rule: str) -> None:
        """Someone was heard in a Zone, under a rule."""
        raise NotImplementedError

    def sight(self, state: S, who: int) -> Sight:
        """Return the sight of a Survivor."""
        raise NotImplementedError

    def destinations(self, state: S, zone: int) -> list[int]:
        """Return where Zombies that stand in a Zone want to go, best first choices only."""
        raise NotImplementedError

    def destination_rule(self, state: S, zone: int) -> str:
        """Return the rule by which Zombies that stand in a Zone want to go there."""
        raise NotImplementedError

    def waits_before_moves(self, state: S, zones: list[int]) -> bool:
        """Return whether something must be settled before Zombies in these Zones choose destinations."""
        return False

    def settle_before_moves(self, state: S) -> None:
        """Push the steps that settle it."""

    def after_moves(self, state: S, reached: list[int]) -> None:
        """Zombies have moved into these Zones."""

    def attacked_zones(self, state: S) -> list[int]:
        """Return the Zones with someone whom Zombies attack, each once."""
        raise NotImplementedError

    def share_attacks(self, state: S, zone: int, kind: int, number: int) -> None:
        """So many Zombies of a kind attack in a Zone: push the steps that decide who is hit."""
        raise NotImplementedError

    def close_attacks(self, state: S) -> None:
        """Zombies are about to attack: push what follows once all their attacks are resolved."""

    def attack_taunter(self, state: S, who: int, kind: int, number: int) -> None:
        """So many taunted Zombies of a kind attack a Survivor, and nobody else."""
        raise NotImplementedError

    def stopped_by_doors(self, state: S, moves: list[int]) -> None:
        """Zombies have arrived but for those whom something barred; moves as start, end, kind, number."""

    def acting(self, state: S, kinds: int, held: tuple[int, ...]) -> None:
        """Zombies of some kinds, but for those held back, begin an Action where they stand."""

    def acting_in(self, state: S, zones: list[int]) -> None:
        """Zombies in these Zones begin an Action."""

    def acts_otherwise(self, state: S, kind: int) -> bool:
        """Do what a kind does in place of an Extra Activation; return whether it is anything."""
        return False

    def toughness(self, state: S, attack: Attack, kind: int) -> int:
        """Return the least Damage of a hit of an attack that eliminates a Zombie of a kind."""
        raise NotImplementedError

    def strikes_otherwise(self, state: S, attack: Attack, damage: int, hits: int, misses: int) -> bool:
        """Resolve an attack whose hits are not assigned one by one; return whether it is one."""
        return False

    def shares_misses(self, state: S, attack: Attack, misses: int, damage: int) -> bool:
        """Share out misses in the title's own way; return whether it has one."""
        return False

    def holds_back(self, state: S, zone: int) -> bool:
        """Return whether the Zombies of a Zone lose the Activation that begins."""
        return False

    def is_held(self, state: S, zone: int) -> bool:
        """Return whether the Zombies of a Zone will lose their next Activation; changes nothing."""
        return False

    def slots_for(self, state: S, card: int, slots: int) -> int:
        """Return how many of all slots, from the first on, a card might lie in; `can_swap` says more."""
        return slots

    def can_swap(self, state: S, owner: int, slot: int, target: int, place: int) -> bool:
        """Return whether the card of a slot may go to another one, and what lies there back."""
        return True

    def swapped(self, state: S, owner: int, slot: int, target: int, place: int) -> None:
        """Two slots have changed cards: what belongs to the cards goes along. A second call undoes that."""

    def rearranged(self, state: S, who: int) -> None:
        """An inventory has changed."""

    def turn_started(self, state: S, who: int) -> None:
        """A Survivor's Turn begins."""

    def entered(self, state: S, who: int) -> None:
        """A Survivor has arrived in a Zone."""

    def move_ended(self, state: S, who: int) -> None:
        """A Survivor's own movement ends in its Zone."""

    def moves_in_zone(self, state: S, who: int, out: list[Option]) -> None:
        """Add the Move Actions that do not leave the Survivor's Zone."""

    def machine_traits(self, state: S, attack: Attack) -> list[Trait[Any]]:
        """Return the skills of a Machine that attacks."""
        return []

    def add_weapon_traits(self, state: S, attack: Attack, traits: list[Trait[Any]]) -> None:
        """Add what the weapons of an attack bring along."""

    def free_deeds(self, state: S, who: int, out: list[Option]) -> None:
        """Add what costs a Survivor nothing, even without an Action left."""

    def exploded(self, state: S, zone: int) -> None:
        """Dynamite has gone off in a Zone; everyone there is eliminated."""

    def attack_scopes(self, state: S, who: int, zone: int) -> int:
        """Return the title's own scopes of any attack by a Survivor at a Zone."""
        return 0

    def helper(self, state: S, who: int, card: int, second: int) -> int:
        """Return an equipped card that helps a Melee attack, -1 for none."""
        return -1

    def base_dice(self, state: S, attack: Attack) -> int:
        """Return the dice of the weapons of an attack before skills."""
        raise NotImplementedError

    def base_damage(self, state: S, attack: Attack) -> int:
        """Return the Damage of the weapon of an attack before skills add to it."""
        raise NotImplementedError

    def accuracy(self, state: S, attack: Attack) -> int:
        """Return the number a die needs to hit."""
        raise NotImplementedError

    def ammunition_rerolls(self, state: S, attack: Attack) -> list[int]:
        """Return cards that let all dice of an attack be rolled again."""
        return []

    def worth_in_hand(self, state: S, cards: list[int], card: int, force: float) -> float:
        """Return what a card with some force is worth in Hand among a Survivor's cards; for bots."""
        return force

    def can_take(self, state: S, number: int) -> bool:
        """Return whether an Objective is taken by the Action for Objectives, by whoever is in its Zone."""
        return True

    def objective_taken(self, state: S, who: int, number: int) -> None:
        """A Survivor has taken an Objective: give what the mission gives for it."""
        raise NotImplementedError

    def companion_recruited(self, state: S) -> None:
        """A Companion has got a Leader in the course of the game."""

    def can_take_objective(self, state: S, who: int) -> bool:
        """Return whether a Survivor has room for an Objective."""
        return True

    def ways_out(self, state: S, who: int, out: list[Option]) -> None:
        """Add more ways to leave through the Exit."""

    def token_rule(self) -> str:
        """Return the rule by which Objectives on a Dashboard are traded."""
        return "uoa.actions.trade"

    def can_escape(self, state: S, who: int) -> bool:
        """Return whether a Survivor may leave through the Exit at the end of its Turn."""
        return False

    def zombies_left(self, state: S, zone: int) -> None:
        """Some Zombies of a Zone have been eliminated or moved away."""

    def kind_eliminated(self, state: S, kind: int) -> None:
        """The last Zombie of a kind has been eliminated."""

    def attack_done(self, state: S, attack: Attack, kills: int) -> None:
        """An attack has been resolved; AP and new skills have been given."""

    def is_search_limited(self, state: S, who: int) -> bool:
        """Return whether the Survivor may Search only once per Turn."""
        return True

    def reads_otherwise(self, state: S, zone: int, card: ZombieCard) -> bool:
        """Resolve a drawn card that means something else than in the family; return whether it does."""
        return False

    def first_spawn_zone(self, state: S) -> int:
        """Return the Zone at which spawning begins, -1 for none."""
        raise NotImplementedError

    def spawn_tokens_changed(self, state: S) -> None:
        """A Spawn token has been placed or turned over."""

    def spawn_origin(self, state: S) -> float:
        """Return the clockwise angle at which spawning begins once the Starting token is gone."""
        return 0.0

    def spawn_abomination(self, state: S, zone: int) -> None:
        """A Zombie card, or a shortage of miniatures, calls for an Abomination."""
        raise NotImplementedError

    def level_reached(self, state: S, who: int) -> None:
        """A Survivor has reached a Danger Level for the first time."""

    def rise_on(self, state: S, who: int, points: int) -> bool:
        """Advance a slider by the title's own way of counting on after Red; return whether there is one."""
        return False

    def extra_activation_drawn(self, state: S) -> None:
        """An Extra Activation card that takes effect has been drawn; nobody has acted yet."""

    def turn_over(self, state: S, who: int) -> None:
        """A Survivor's Turn ends: push what may happen then, beside leaving through the Exit."""

    def zombies_phase_begun(self, state: S) -> None:
        """Push what acts in the Zombies' Phase beside Zombies."""

    def asks_for_turns(self, state: S, player: int) -> bool:
        """Push the title's own question for the Turns of a player; return whether it has one."""
        return False

    def players_phase_over(self, state: S) -> None:
        """All Turns of the Players' Phase have been taken."""

    def end_phase(self, state: S) -> None:
        """Push the steps of the End Phase."""
        raise NotImplementedError
