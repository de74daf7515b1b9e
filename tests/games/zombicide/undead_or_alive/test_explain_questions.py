"""Why not, while something other than an Action is asked: hits, Wounds, ways, cards."""

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.asking import ask, plain
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards
from veglia.games.zombicide.engine.rules.activation import SplitZombies
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.friendly_fire import ShareFriendlyFire
from veglia.games.zombicide.engine.rules.hits import AssignHits
from veglia.games.zombicide.engine.rules.scope import RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import ChooseSurvivor
from veglia.games.zombicide.engine.rules.wounds import ShareWounds
from veglia.games.zombicide.undead_or_alive.rules.noise import RelocateNoise


@rule("uoa.round.activation-order")
def test_who_has_acted_cannot_be_activated_again() -> None:
    table = TestTable(["meg", "carl", "may"], seats=[["meg", "carl", "may"]])
    table.survivor("carl").has_acted = True
    table.run(ChooseSurvivor(0))

    assert ask(table, "figure/1") == [("Carl has already acted in this round.", "uoa.round.activation-order")]
    assert ask(table, "zone/0") == [
        ("Something else comes first: Who takes the next Turn?", "uoa.round.activation-order")
    ]


@rule("uoa.combat.priority-exhaust")
def test_a_hit_goes_to_those_who_come_first() -> None:
    kinds = {"walker": 2, "runner": 1, "brute": 2, "abomination": 1}
    table = plain(gear={"meg": ["schofield"]}, zombies={"2R.a2": kinds, "2R.a3": {"walker": 1}})
    target = table.zone("2R.a2")
    attack = Attack(0, table.card("schofield"), NO_CARD, NO_CARD, target, RANGED)
    table.run(AssignHits(attack, Hits(0, 3, 2, 0, 0, (), 0)))

    assert ask(table, f"foe/{target}/walker") == [
        ("Brutes take the hits first.", "uoa.combat.priority-exhaust")
    ]
    assert ask(table, f"foe/{table.zone('2R.a3')}/walker") == [
        ("The attack is aimed at street 2.", "uoa.actions.ranged-targets-zone")
    ]


@rule("uoa.zphase.wound-distribution", "uoa.combat.no-self-hit", "uoa.combat.friendly-fire-distribution")
def test_wounds_fall_only_where_they_are_dealt() -> None:
    party = ["meg", "carl", "may", "hanna"]
    table = plain(*party, at={"meg": "2R.a1", "carl": "2R.a2", "may": "2R.a2", "hanna": "2R.a3"})
    target = table.zone("2R.a2")
    table.run(ShareWounds(target, 0, 1))
    wounds = ask(table, "figure/3")
    attack = Attack(0, 0, NO_CARD, NO_CARD, target, RANGED)
    table.run(ShareFriendlyFire(attack, 1, 1))

    assert wounds == [
        ("Hanna is not in street 2, where the Wounds are dealt.", "uoa.zphase.wound-distribution")
    ]
    assert ask(table, "figure/0") == [("Meg fires and cannot be hit by it.", "uoa.combat.no-self-hit")]
    assert ask(table, "figure/3")[0][1] == "uoa.combat.friendly-fire-distribution"


@rule("uoa.zphase.shortest-path", "uoa.noise.zombies-arrive")
def test_zones_tell_why_neither_zombies_nor_noise_go_there() -> None:
    table = plain("meg", "carl", at={"meg": "2R.a1", "carl": "2R.a3"})
    table.run(SplitZombies(6, 0, (3, 4), 1, True))
    path = ask(table, "zone/9")
    table.run(RelocateNoise())

    assert path == [("Room 10 is not on a shortest path.", "uoa.zphase.shortest-path")]
    assert ask(table, "zone/9") == [
        (
            "The Noise token goes to a Zone with the most Survivors; room 10 has fewer.",
            "uoa.noise.zombies-arrive",
        )
    ]


@rule("uoa.actions.reorganise")
def test_a_card_is_put_somewhere_once() -> None:
    table = plain("meg", "carl", gear={"meg": ["machete", "knife"], "carl": ["sabre"]})
    table.choose(ReorganiseCards)
    machete, sabre = table.card("machete"), table.card("sabre")
    table.choose(type(table.state.offered[0]), card="machete")

    assert ask(table, f"card/{machete}") == [("Machete is already in its place.", "uoa.actions.reorganise")]
    assert ask(table, f"card/{sabre}") == [
        ("Sabre is not among the cards that Meg arranges now.", "uoa.actions.reorganise")
    ]
