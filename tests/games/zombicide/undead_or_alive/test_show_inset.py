"""What is shown large while hits and Wounds are shared out: both sides of the Zone, and how much is left."""

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.shown import figure_id, foe_id, scene_of, zone_id
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.wounds import ShareWounds, Suffer
from veglia.games.zombicide.undead_or_alive.title import TITLE

CROWD = {"2R.a1": {"walker": 3, "runner": 1}, "2R.b3": {"brute": 1}}


def test_wounds_are_shared_before_the_eyes_of_both_sides() -> None:
    table = TestTable(["carl", "meg"], zombies=CROWD)
    assert scene_of(table).inset is None
    table.run(ShareWounds(table.zone("2R.a1"), table.kind("walker"), 2))

    inset = scene_of(table).inset

    assert inset is not None
    assert (inset.title, inset.zone, inset.status) == ("Street 1", zone_id(table, "2R.a1"), "2 to share")
    assert inset.rule == "uoa.zphase.wound-distribution"
    assert [(party.id, party.name, party.sort, party.is_ahead) for party in inset.parties] == [
        (figure_id(table, "carl"), "Carl", "hero", False),
        (figure_id(table, "meg"), "Meg", "hero", False),
        (foe_id(table, "2R.a1", "walker"), "3 × Walkers", "foe", True),
        (foe_id(table, "2R.a1", "runner"), "Runner", "foe", False),
    ]

    old, shown = table.state.copy(), scene_of(table)
    table.choose(Suffer, survivor="meg")

    after = TITLE.presentation.scene_after(old, shown, table.state, None, "en")
    assert after == scene_of(table)
    assert after.inset is not None
    assert after.inset.status == "1 to share"
    table.choose(Suffer, survivor="carl")
    assert scene_of(table).inset is None
    assert (table.survivor("carl").wounds, table.survivor("meg").wounds) == (1, 1)


def test_who_attacks_is_shown_with_those_who_can_be_hit() -> None:
    table = TestTable(["carl", "meg"], (6, 6), gear={"carl": ["sabre"]}, zombies=CROWD)
    table.turn("carl")
    table.choose(MeleeAttack)

    inset = scene_of(table, "it").inset

    assert inset is not None
    assert inset.status == "Da assegnare: 2"
    ahead = [party.id for party in inset.parties if party.is_ahead]
    assert ahead == [figure_id(table, "carl")]
    table.choose(Hit, kind="runner")
    # The other hit can only meet a Walker.
    assert scene_of(table).inset is None
