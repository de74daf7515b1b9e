"""Whatever no option points at says why, in every mission and language; what is offered can be previewed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.tables import play, start
from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.examples import example
from veglia.games.zombicide.engine.show import explain as engine_explain
from veglia.games.zombicide.undead_or_alive.show import explain as explain
from veglia.games.zombicide.undead_or_alive.show.explain.preview import has_preview
from veglia.games.zombicide.undead_or_alive.show.explain.speaking import sentences
from veglia.games.zombicide.undead_or_alive.show.texts import look
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import UnknownName
from veglia.kernel.game import Game
from veglia.kernel.machine import Option
from veglia.kernel.offers import Reason
from veglia.kernel.words import fields_in
from veglia.rulebook import book

RULES = set(book("undead_or_alive", "en").rules)
# Anything that looks like code rather than words.
CODE = re.compile(r"[{}_]|[a-z][A-Z]|\(\)|  |-\d")
SEATS = [["carl", "meg"], ["hanna", "jimmy"], ["may"]]


def things(game: Game) -> list[str]:
    """Return the ids of everything on the table."""
    scene = TITLE.presentation.scene(game.state, None, "en")
    board = TITLE.presentation.board(game.state, "en")
    found = [zone.id for zone in board.zones] + [piece.id for piece in scene.pieces]
    for hero in scene.heroes:
        found.append(hero.id)
        found += [slot.id for slot in hero.slots]
        found += [slot.card.id for slot in hero.slots if slot.card]
        found += [skill.id for skill in hero.skills]
    for pile in scene.piles:
        found += [pile.id, *([pile.top.id] if pile.top else [])]
    return list(dict.fromkeys(found))


def random_tables(mission: str, every: int) -> Iterator[Game]:
    """Yield some random games at some of their decisions."""
    seats = [[name for name in seat if name in TITLE.roster(mission)] for seat in SEATS]
    for seed in range(3):
        table = start("undead_or_alive", mission, [seat for seat in seats if seat], seed)
        for number, _ in enumerate(play(table, seed)):
            if number % every == seed:
                yield table


def check(reasons: list[Reason], target: str) -> None:
    for reason in reasons:
        assert reason.rule in RULES, (target, reason)
        assert CODE.search(reason.text) is None, (target, reason)
        assert reason.text.strip() == reason.text != ""


@pytest.mark.parametrize("mission", TITLE.missions())
def test_what_no_option_points_at_says_why_with_a_rule(mission: str) -> None:
    refused = 0
    for table in random_tables(mission, 11):
        state = table.state
        assert state.asking is not None
        lit = {
            target
            for choice in TITLE.presentation.offers(state, state.offered, "en")
            for target in choice.targets
        }
        for target in things(table):
            english = table.why_not(target)
            italian = table.why_not(target, language="it")
            check(english + italian, target)
            assert [one.rule for one in english] == [one.rule for one in italian]
            assert (english == []) == (target in lit), target
            refused += len(english) > 0
        for target in lit:
            assert table.why_not(target, seat=state.asking.seat(state)) == []
    assert refused > 100


@pytest.mark.parametrize("mission", TITLE.missions())
def test_a_seat_that_is_not_asked_is_told_whose_choice_it_is(mission: str) -> None:
    waiting = 0
    for table in random_tables(mission, 9):
        asking = table.state.asking
        assert asking is not None
        others = [seat for seat in range(3) if seat not in asking.seats(table.state)]
        for seat in others:
            [reason] = table.why_not("zone/0", seat=seat)
            assert reason.rule == "uoa.round.clockwise-turns"
            assert f"player {asking.seat(table.state) + 1} " in reason.text
            waiting += 1
    assert waiting > 0


def test_after_the_end_nothing_can_be_chosen() -> None:
    table = start("undead_or_alive", "m0", None, 1)
    for _ in play(table, 1):
        pass
    assert table.result is not None

    [reason] = table.why_not("zone/0")

    assert (reason.text, reason.rule) == ("The game is over.", table.result.rule)
    assert table.forecast().arrows == []


@pytest.mark.parametrize(
    "target",
    [
        "", "zone", "zone/", "zone/-1", "zone/01", "zone/9999", "zone/4/4", "zone/²", "zone/" + "9" * 5000,
        "figure/40", "card/9000", "slot/0/9", "slot/0", "slot/x/0", "foe/0/walker", "foe/2/ghost", "foe/2",
        "pile/gold", "pile/treasure", "skill/flying", "token/noise/1", "token/wagon", "token/gatling",
        "token/objective/77", "token/spawn/x", "token/vade_retro/0", "token/coal/1", "token/",
        "zombie_card/999", "hero/1",
    ],
)  # fmt: skip
def test_an_id_of_nothing_is_an_unknown_name(target: str) -> None:
    table = start("undead_or_alive", "m0", None, 1)

    with pytest.raises(UnknownName, match="on the table"):
        table.why_not(target)


def test_a_language_nobody_speaks_is_an_unknown_name() -> None:
    table = start("undead_or_alive", "m0", None, 1)

    with pytest.raises(UnknownName, match="unknown language"):
        table.why_not("zone/0", language="xx")


@pytest.mark.parametrize("mission", TITLE.missions())
def test_every_option_can_be_looked_into_and_changes_nothing(mission: str) -> None:
    looked = 0
    for table in random_tables(mission, 7):
        before = table.hash()
        reveals = table.state.dice.reveals
        for number, option in enumerate(table.state.offered):
            english = table.preview(number)
            italian = table.preview(option, "it")
            assert bool(english.lines or english.arrows) <= has_preview(option)
            assert len(english.lines) == len(italian.lines)
            assert english.marks == italian.marks
            assert english.arrows == italian.arrows
            assert not any(CODE.search(line) for line in english.lines + italian.lines)
            looked += has_preview(option)
        assert table.hash() == before
        assert table.state.dice.reveals == reveals
    assert looked > 10


def test_the_looks_tell_which_options_can_be_looked_into() -> None:
    table = TestTable(["carl", "may"])
    examples = [example(kind, table) for kind in TITLE.spoken if issubclass(kind, Option)]
    flagged = {name for name, row in look().options.items() if row.preview}

    told = {type(one).__name__ for one in examples if isinstance(one, Option) and has_preview(one)}
    assert flagged == told & set(look().options)


def test_both_languages_have_every_sentence_with_the_same_fields() -> None:
    english, italian = sentences("en"), sentences("it")
    used: set[str] = set()
    for package in (engine_explain, explain):
        for path in Path(package.__path__[0]).glob("*.py"):
            used |= set(re.findall(r'(?:Remark\(\s*|key = |else )"([a-z_]+)"', path.read_text("utf-8")))

    assert english.keys() == italian.keys()
    assert used == set(english)
    for key, said in english.items():
        assert set(fields_in(said)) == set(fields_in(italian[key])), key
