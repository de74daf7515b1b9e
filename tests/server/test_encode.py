"""Messages are joined from encoded fragments; they are what the types of the wire say."""

from typing import Any

import msgspec
import pytest

from veglia.catalog import GAMES
from veglia.kernel.game import Title
from veglia.kernel.offers import Choice, Offer, Question
from veglia.kernel.scene import Scene
from veglia.kernel.seats import seats_of
from veglia.server import wire
from veglia.server.net.encode import ENDS, offers_text, scene_text
from veglia.server.net.fragments import Fragments
from veglia.server.store.archive import LogEntry
from veglia.server.table.changes import changes
from veglia.server.table.history import History
from veglia.server.table.rendering import Rendering, told

# Of one side: what is drawn is the same for all who look.
TITLES = [title for title in GAMES.values() if len(title.sides) == 1]


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def renderings(title: Title, choices: int) -> list[tuple[Rendering, Rendering, LogEntry]]:
    """Return what a table shows before and after each of some choices."""
    mission = title.missions()[0]
    roster = title.presentation.lobby("en").missions[0].party
    history = History(title, title.setup(mission, seats_of(title.sides, [roster[::2], roster[1::2]]), 3, {}))
    rendering, found = Rendering(history, 0), []
    for version in range(1, choices + 1):
        state = history.state
        assert state.asking is not None
        number = version % len(state.offered)
        entry = LogEntry("choice", number, rendering.may_choose(number)[0])
        history.accept(entry, history.attempt(entry.number, entry.seat))
        before, rendering = rendering, Rendering(history, version, rendering)
        found.append((before, rendering, entry))
    return found


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_told_is_what_has_changed(title: Title, language: str) -> None:
    """Every part is compared with what is drawn and encoded as one thing."""
    for before, now, entry in renderings(title, 60):
        found = changes(before.scene(language, None), now.title.presentation.scene(now.state, None, language))
        for seats in ((0,), (1,), (0, 1), ()):
            text = now.moved(before, entry, bool(seats), language, seats)
            moved = plain(msgspec.json.decode(text, type=wire.TableMoved, strict=True))
            owners = before.may_choose(entry.number)
            viewpoint = title.presentation.viewpoint
            is_said = before.view(seats) in {viewpoint(seat) for seat in owners} or not {*owners}.isdisjoint(
                seats
            )
            board = now.board(language) if "board" in found.scene else None
            assert moved == {
                "type": "moved",
                "version": now.version,
                "seat": entry.seat,
                "choice": before.text(entry.number, language, entry.seat) if is_said else "",
                "told": plain(told(title, now.snapshot, None, language)),
                "board": plain(board),
                "scene": plain(found.scene),
                "pieces": plain(found.pieces),
                "heroes": plain(found.heroes),
                "slots": plain(found.slots),
                "question": moved["question"],
                "keeps_asides": now.asides is before.asides,
                "can_undo": bool(seats),
                "window": None,
            }


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_a_whole_scene_is_what_is_drawn(title: Title) -> None:
    for _, now, _ in renderings(title, 30):
        scene = now.scene("it", None)
        assert msgspec.json.decode(scene_text(scene), type=Scene, strict=True) == scene


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_only_those_who_may_answer_see_the_options(title: Title) -> None:
    for _, now, _ in renderings(title, 60):
        asking, aside = now.state.asking, title.aside
        assert asking is not None
        assert aside is not None
        asides = aside.options(now.state)
        for seats in ((0,), (1,), (0, 1), ()):
            question = msgspec.json.decode(now.question("en", seats), type=Question, strict=True)
            is_asked = set(asking.seats(now.state)) & set(seats)
            everything = title.presentation.offers(now.state, now.state.offered, "en")
            offered = [
                one for place, one in enumerate(everything) if is_asked.intersection(now.may_choose(place))
            ]
            assert question.version == now.version
            assert question.seats == list(asking.seats(now.state))
            assert question.prompt == title.words(now.state, "en").say(asking)
            assert question.rule == now.state.question_rule()
            assert [(one.number, one.text, one.targets) for one in question.choices] == [
                (number, one.text, one.targets) for number, one in enumerate(offered)
            ]
            owners = [aside.owners(now.state, option)[0] for option in asides]
            mine = [place for place, owner in enumerate(owners) if owner in seats]
            assert question.owners == [owners[place] for place in mine]
            assert [one.number for one in question.asides] == [-1 - number for number in range(len(mine))]
            assert [now.number_of(one.number, seats) for one in question.asides] == [
                -1 - place for place in mine
            ]
            assert [now.told_as(-1 - place, seats) for place in mine] == [
                one.number for one in question.asides
            ]
            assert now.question("en", seats, False).endswith(b'"asides":[],"owners":[]}')


def test_a_thing_is_encoded_once() -> None:
    fragments = Fragments(2)
    thing = ["a"]
    assert fragments.of(thing) == b'["a"]'
    thing.append("b")
    assert fragments.of(thing) == b'["a"]'
    assert fragments.of(["a"]) == b'["a"]'

    # A full memory is emptied.
    assert fragments.of(["c"]) == b'["c"]'
    assert fragments.of(thing) == b'["a","b"]'


def test_offers_have_any_number() -> None:
    offers = [Offer(f"offer {number}", [f"zone/{number}"], "look") for number in range(4)]
    numbers = [0, -1, max(ENDS) + 1, min(ENDS) - 1]

    found = msgspec.json.decode(offers_text(offers, numbers), type=list[Choice], strict=True)

    assert [(one.text, one.targets, one.number) for one in found] == [
        (f"offer {place}", [f"zone/{place}"], number) for place, number in enumerate(numbers)
    ]
    assert offers_text([], []) == b"[]"
