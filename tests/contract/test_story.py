"""What is told of a game when it is over: deeds and achievements of every title, chronicles of its games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.contract.tables import play, start
from tests.two_sides.catalog import GAMES
from veglia import catalog
from veglia.kernel.game import Game, Title, begin
from veglia.kernel.machine import WON, Event
from veglia.kernel.story import AchievementRule, Chronicle, Story
from veglia.lab.record import read_records
from veglia.rulebook import book
from veglia.show.chronicle import Chronicler
from veglia.show.story import Feat, Tally, earned, is_earned, story_words

TITLES = list(catalog.GAMES)
RECORDS = Path(__file__).parents[1] / "games"
# Games that were played to both ends.
RECORDED = [
    (folder, end)
    for folder in ("zombicide/dark_side", "last_night_on_earth", "dark_darker_darkest")
    for end in ("won", "lost")
]
LEAST_ACHIEVEMENTS = 12


def story_of(game: str) -> Story:
    story = GAMES[game].presentation.story()
    assert story is not None
    return story


def events_of(title: Title) -> dict[str, tuple[str, ...]]:
    """Return the events of a title with their fields."""
    return {
        kind.__name__: tuple(names) for kind, names in title.codec().fields.items() if issubclass(kind, Event)
    }


def finished(game: str, seed: int) -> tuple[Game, list[int]]:
    """Return a random game that is over, and its choices."""
    table = start(game, GAMES[game].missions()[0], None, seed)
    return table, list(play(table, seed))


def recorded(folder: str, end: str) -> Chronicler:
    record = read_records(RECORDS / folder / "records" / f"{end}.jsonl")[0]
    title = GAMES[record.game]
    setup = title.setup(record.mission, record.seats, int(record.seed), record.options)
    return Chronicler(title, setup, record.choices)


def least_feat(when: AchievementRule) -> Feat:
    """Return a game that has just done what an achievement asks for."""
    figures = max(1, when.least_figures)
    each = dict(when.all_least)
    own = {**each, **{deed: max(each.get(deed, 0), count) for deed, count in when.one_least.items()}}
    return Feat(
        when.outcome or WON,
        when.side or "players",
        when.missions[0] if when.missions else "any",
        {name: values[0] for name, values in when.options.items()},
        when.least_rounds or when.most_rounds or 1,
        when.from_chance or 100,
        {**when.most, **when.least},
        [own, *[each] * (figures - 1)],
        [own],
    )


def spoilt(when: AchievementRule) -> Iterator[Feat]:
    """Yield games that miss one of the conditions of an achievement each."""
    fields: list[tuple[str, object, bool]] = [
        ("outcome", "over", bool(when.outcome)),
        ("side", "others", bool(when.side)),
        ("mission", "another", bool(when.missions)),
        ("rounds", when.least_rounds - 1, when.least_rounds > 0),
        ("rounds", when.most_rounds + 1, when.most_rounds > 0),
        ("lowest", when.from_chance + 1, when.from_chance > 0),
        ("figures", [{}] * (when.least_figures - 1), when.least_figures > 0),
        ("figures", [{}] * (when.most_figures + 1), when.most_figures > 0),
        # What another's figure has done is not one's own; where nobody is, nobody has done anything.
        ("own", [], bool(when.one_least)),
        ("figures", [], bool(when.all_least)),
    ]
    for field, value, is_asked in fields:
        if is_asked:
            feat = least_feat(when)
            setattr(feat, field, value)
            yield feat
    for name in when.options:
        feat = least_feat(when)
        feat.options[name] = "other"
        yield feat
    for deeds, change in ((when.least, -1), (when.most, 1)):
        for deed, count in deeds.items():
            feat = least_feat(when)
            feat.totals[deed] = count + change
            yield feat
    for deed, count in when.one_least.items():
        feat = least_feat(when)
        feat.own[0][deed] = count - 1
        yield feat
    for deed, count in when.all_least.items():
        feat = least_feat(when)
        feat.figures.append({deed: count - 1})
        yield feat


@pytest.mark.parametrize("game", TITLES)
def test_stories_name_events_fields_sides_and_deeds_that_there_are(game: str) -> None:
    title, story = GAMES[game], story_of(game)
    events = events_of(title)
    sides = {side.id for side in title.sides} | {""}
    for deed in story.deeds.values():
        assert deed.side in sides
        for source in deed.sources:
            assert {source.who, source.count, *source.where} <= {*events[source.event], ""}
    for luck in story.luck:
        assert luck.side in sides
        named = {luck.faces, luck.plus, luck.needed if isinstance(luck.needed, str) else ""}
        assert named <= {*events[luck.event], ""}
    assert set(story.marks) <= title.presentation.glossary("en").keys()
    options = {one.id: {value for value, _ in one.values} for one in title.presentation.lobby("en").options}
    for one in story.achievements.values():
        when = one.when
        assert {*when.least, *when.most, *when.one_least, *when.all_least} <= story.deeds.keys()
        assert set(when.missions) <= set(title.missions())
        assert when.side in sides
        assert all(set(values) <= options[name] for name, values in when.options.items())
        # Chances count only where they were fitted to games.
        assert story.has_chances or not when.from_chance


@pytest.mark.parametrize("game", TITLES)
def test_stories_speak_every_language(game: str) -> None:
    title, story = GAMES[game], story_of(game)
    assert len(story.achievements) >= LEAST_ACHIEVEMENTS
    for language in title.languages:
        words = story_words(story, language)
        said = [one.name for one in words.achievements] + [one.text for one in words.achievements]
        said += [one.name for one in words.deeds] + list(words.first.values())
        assert all(text.strip() == text != "" for text in said)
        assert len({one.name for one in words.achievements}) == len(story.achievements)
        assert len({one.text for one in words.achievements}) == len(story.achievements)


@pytest.mark.parametrize("game", TITLES)
def test_the_first_question_of_every_mission_is_explained(game: str) -> None:
    title, story = GAMES[game], story_of(game)
    assert story.first.keys() <= book(game).rules.keys()
    for mission in title.missions():
        for seed in range(6):
            asked = begin(title, title.setup(mission, None, seed, {})).state.question_rule()
            assert asked in story.first, (mission, seed)


@pytest.mark.parametrize("game", TITLES)
def test_each_achievement_is_earned_by_what_it_asks_for_and_by_nothing_less(game: str) -> None:
    story = story_of(game)
    for id, one in story.achievements.items():
        assert id in earned(story.achievements, least_feat(one.when))
        others = list(spoilt(one.when))
        assert others
        assert not any(is_earned(one.when, feat) for feat in others), id


@pytest.mark.parametrize("game", TITLES)
def test_deeds_are_counted_from_the_events_of_a_game(game: str) -> None:
    title, story = GAMES[game], story_of(game)
    tally = Tally(story, [side.id for side in title.sides], title.presentation)
    statistics = title.statistics()
    table = start(game, title.missions()[0], None, 5)
    for _ in play(table, 5):
        tally.hear(table.state, table.state.log or [])
        statistics.see(table.state, table.state.log or [])
    tally.hear(table.state, table.state.log or [])
    statistics.see(table.state, table.state.log or [])
    counted = 0
    for id, deed in story.deeds.items():
        total = sum(done.get(id, 0) for done in tally.sides.values())
        if all(not source.where and not source.count for source in deed.sources):
            assert total == sum(statistics.events.get(source.event, 0) for source in deed.sources)
            counted += total
        assert sum(done.get(id, 0) for done in tally.figures.values()) <= total
    assert counted > 0


def test_some_events_count_only_with_certain_values() -> None:
    title, story = GAMES["last_night_on_earth"], story_of("last_night_on_earth")
    tally = Tally(story, ["heroes", "zombies"], title.presentation)
    killed: Any = next(kind for kind in title.codec().fields if kind.__name__ == "HeroKilled")
    table = start("last_night_on_earth", title.missions()[0], None, 1)
    tally.hear(table.state, [killed(0, 1, True, 3), killed(2, 1, False, 3)])
    assert tally.sides["zombies"] == {"heroes_killed": 2, "turned": 1}
    assert tally.figures == {0: {"deaths": 1}, 2: {"deaths": 1}}


@pytest.mark.parametrize("game", ["undead_or_alive", "dark_side"])
def test_kinds_of_zombies_go_by_their_ids(game: str) -> None:
    title, story = GAMES[game], story_of(game)
    table = start(game, title.missions()[0], None, 1)
    state: Any = table.state
    kinds = [kind.id for kind in state.scenario.library.zombies]
    event: Any = next(kind for kind in title.codec().fields if kind.__name__ == "ZombieEliminated")
    named = {
        name
        for deed in story.deeds.values()
        for source in deed.sources
        for name in source.where.get("kind", [])
    }
    assert named <= set(kinds)
    keys = [title.presentation.story_key(state, event(0, kind, 0), "kind") for kind in range(len(kinds))]
    assert keys == kinds


@pytest.mark.parametrize("game", GAMES)
def test_every_game_that_is_over_has_a_chronicle_for_each_viewer(game: str) -> None:
    title = GAMES[game]
    for seed in range(2):
        table, choices = finished(game, seed)
        chronicler = Chronicler(title, table.setup, choices)
        seats = range(len(table.setup.seats))
        for seats_of in [(), *[(seat,) for seat in seats]]:
            for language in title.languages:
                told = chronicler.told(seats_of, language, is_practice=False)
                assert msgspec.json.decode(msgspec.json.encode(told), type=Chronicle) == told
                check_chronicle(told, table, choices, seats_of)
        assert chronicler.told((0,), "en", is_practice=True).achievements == []


def check_chronicle(told: Chronicle, table: Game, choices: list[int], seats: tuple[int, ...]) -> None:
    title, result = table.title, table.result
    assert result is not None
    scene = title.presentation.scene(table.state, seats[0] if seats else None, "en")
    assert told.choices == len(choices)
    assert [one.id for one in told.figures] == [one.id for one in scene.heroes]
    versions = [one.version for one in told.standings]
    assert versions == sorted(set(versions))
    assert versions[-1:] == ([] if result.is_draw else [len(choices)])
    assert all(0 <= one.level <= 100 for one in told.standings)
    if seats:
        assert told.ending.outcome == result.outcome(seats[0])
        assert told.side == table.setup.seats[seats[0]].side
    else:
        assert told.achievements == []
        assert told.turning is None or told.turning.choice == ""
    if told.turning is not None:
        assert told.turning.version in versions
        assert told.turning.lines
        assert not result.is_draw


@pytest.mark.parametrize(("folder", "end"), RECORDED)
def test_a_game_turned_in_favour_of_those_who_won(folder: str, end: str) -> None:
    chronicler = recorded(folder, end)
    place = 0 if end == "won" else len(chronicler.title.sides) - 1
    told = chronicler.told((0,), "en", is_practice=False)
    turning = told.turning
    assert turning is not None
    versions = [point.version for point in chronicler.points]
    assert turning.version < len(chronicler.choices)
    at = versions.index(turning.version)
    points = [point.points[place] for point in chronicler.points]
    sign = -1 if end == "lost" and place == 0 else 1
    change = sign * (points[at] - points[at - 1])
    assert change > 0
    # Nothing before or after changed more, and for good.
    lasting = [
        min(sign * later for later in points[one + 1 : one + 6]) - sign * points[one]
        for one in range(len(points) - 1)
    ]
    assert lasting[at - 1] == max(lasting)


def test_an_end_that_nothing_told_of_is_the_turning_point_itself() -> None:
    chronicler = recorded("zombicide/undead_or_alive", "lost")
    turning = chronicler.told((0,), "en", is_practice=False).turning
    assert turning is not None
    assert turning.version == len(chronicler.choices)
    assert turning.lines


def test_a_chronicle_of_a_recorded_game_says_who_did_what() -> None:
    told = recorded("last_night_on_earth", "won").told((0,), "en", is_practice=False)
    assert told.sides["heroes"]["kills"] == 15
    sheriff = next(one for one in told.figures if one.look == "sheriff")
    assert (sheriff.deeds["kills"], sheriff.deeds["searches"], sheriff.out) == (5, 4, "")
    assert told.rounds == 9
    assert {"dawn", "all_home", "pack_rats", "bandages"} <= set(told.achievements)
    # The same game, told to those who lost it.
    other = recorded("last_night_on_earth", "won").told((1,), "en", is_practice=False)
    assert (other.side, other.ending.outcome, other.achievements) == ("zombies", "lost", [])
    assert other.turning is not None
    # What the Heroes chose was theirs.
    assert other.turning.choice == ""


def test_luck_holds_good_dice_against_those_to_be_expected() -> None:
    story = story_of("last_night_on_earth")
    title: Title = GAMES["last_night_on_earth"]
    tally = Tally(story, ["heroes", "zombies"], title.presentation)
    kinds = {kind.__name__: kind for kind in title.codec().fields}
    rolled: Any = kinds["FightRolled"]
    shot: Any = kinds["HitRolled"]
    table = start("last_night_on_earth", title.missions()[0], None, 1)
    # Two good dice of three; a shot that hits with 4 because one is added; one that cannot miss.
    tally.hear(
        table.state, [rolled(0, 1, (6, 5, 1), (2,)), shot(0, 1, 2, 3, 4, 1, 5), shot(0, 1, 2, 3, 1, 5, 5)]
    )
    heroes, zombies = tally.lucks()
    assert (heroes.side, heroes.dice, heroes.good) == ("heroes", 4, 3)
    assert heroes.expected == round(3 * 2 / 6 + 3 / 6, 1)
    assert heroes.deviation > 0
    assert (zombies.dice, zombies.good, zombies.expected) == (1, 0, 0.3)


def test_what_no_title_has_written_is_not_told() -> None:
    table, choices = finished("relic", 1)
    told = Chronicler(GAMES["relic"], table.setup, choices).told((0,), "en", is_practice=False)
    assert told.achievements == []
    assert all(not one.deeds for one in told.figures)
    assert replace(told, turning=None).luck == []
