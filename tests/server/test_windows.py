"""Reaction windows at a real server: when answers take effect, and what others can tell."""

import time
from collections.abc import Iterator

import pytest

from tests.server.place import TOYS, Place, place
from tests.server.test_relic import HERO, SEATS, SHADOW, Listener, state_of
from tests.server.windows import (
    LONG,
    PASS,
    RELIC,
    STRONG,
    THREE,
    WEAK,
    attack,
    before_fights,
    end_delay,
    is_quiet,
    meet,
    scene,
    window,
)


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC, window_seconds=LONG) as running:
        yield running


def heard_by_others(relic: Place, hand: list[int], answer: str, seconds: float = LONG) -> list[list[str]]:
    """Return the frames of the attacker and of who looks on, from the attack to the end of its window."""
    with scene(relic, hand, seconds) as one:
        # Everyone has heard who came.
        assert all(is_quiet(player) for player in one.everyone)
        starts = [len(player.frames) for player in (one.hero, one.watcher)]
        version = one.attack()
        assert one.shadow.texts == (["Play a card of 2", "Play a card of 3", PASS] if hand == STRONG else [])
        if answer == "passes":
            assert one.shadow.choose(one.shadow.texts.index(PASS))["version"] == version
        if seconds == LONG:
            one.end_delay()
        one.wait(version + 1)
        assert one.table.history.by[-1] == -1 - SHADOW
        return [
            [frame for frame in player.frames[start:] if '"type":"done"' not in frame]
            for player, start in zip((one.hero, one.watcher), starts, strict=True)
        ]


def test_nobody_can_tell_whether_a_seat_was_asked(relic: Place) -> None:
    """Not asked, asked and silent, asked and passed: byte for byte the same for all others."""
    unasked = heard_by_others(relic, WEAK, "silent")
    assert [len(frames) for frames in unasked] == [2, 2]
    assert heard_by_others(relic, STRONG, "silent") == unasked
    assert heard_by_others(relic, STRONG, "passes") == unasked
    assert '"seconds":600.0,"held":false' in unasked[0][0]
    assert '"window":null' in unasked[0][1]


@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_the_delay_is_waited_for_and_the_table_passes(relic: Place, hand: list[int]) -> None:
    begin = time.monotonic()
    heard_by_others(relic, hand, "silent", seconds=0.3)
    assert time.monotonic() - begin >= 0.3


def test_an_early_answer_takes_effect_when_the_delay_is_over(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        assert one.hero.table["window"] == window(LONG)
        assert one.shadow.table["window"] == window(LONG)
        # The last answer counts.
        assert one.shadow.choose(2) == {"type": "done", "request": 1, "version": version, "key": ""}
        assert one.shadow.choose(1)["version"] == version
        assert is_quiet(one.hero)
        assert one.hero.version == version
        one.end_delay()
        one.wait(version + 1)
        state = state_of(one.table)
        assert (state.hands[SHADOW], state.fights) == ([3], 1)
        assert "plays a card of 3" in one.hero.frames[-1]
        assert one.hero.table["window"] is None
        assert one.table.history.by[-1] == SHADOW


def test_alone_there_is_no_delay(relic: Place) -> None:
    for hand in (WEAK, STRONG):
        made = relic.make("hall", game="relic", seats=[SEATS[0], {"side": "shadows"}], practice=True)
        table = relic.tables.live[made.table]
        before_fights(table, hand)
        with relic.connect(made.table, made.host) as player:
            one = Listener(player)
            one.until("table")
            start = one.version
            one.choose(0)
            assert one.table["window"] == window(None)
            if hand == WEAK:
                assert one.texts == []
                one.until_version(start + 2)
                assert table.history.by[-1] == -1 - SHADOW
                # Beside the answer, each choice is one frame; an undo steps over the pass of the table.
                kinds = [frame.split(",")[0] for frame in one.frames]
                assert kinds == ['{"type":"table"', '{"type":"done"', '{"type":"moved"', '{"type":"moved"']
                left = 0
            else:
                assert one.texts[-1] == PASS
                assert one.choose(2)["version"] == start + 2
                assert table.history.by[-1] == SHADOW
                left = 1
            assert len(table.history.choices) == 2
            one.ask("undo", version=one.version)
            assert len(table.history.choices) == left
            # What is asked then is asked again, without a limit.
            question = one.table["question"]
            assert question["seats"] == [HERO if hand == WEAK else SHADOW]
            assert one.table["window"] == (None if hand == WEAK else window(None))


def test_one_person_against_bots_is_not_delayed(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=[SEATS[0], {"side": "shadows"}])
    with relic.play(made.table, made.host) as hero:
        meet(relic.tables.live[made.table], [hero, hero])
        version = attack(hero)
        assert hero.table["window"] == window(None)
        hero.until_version(version + 1)


def test_a_bot_answers_when_the_delay_is_over(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=THREE)
    table = relic.tables.live[made.table]
    table.windows.seconds = 0.5
    with (
        relic.play(made.table, made.host) as hero,
        relic.play(made.table, made.links[0].key) as other,
        relic.play(made.table, made.links[1].key) as shadow,
    ):
        meet(table, [hero, other, shadow])
        begin = time.monotonic()
        version = attack(hero)
        assert hero.table["window"] == {**window(0.5), "seat": 2}
        hero.until_version(version + 1)
        assert time.monotonic() - begin >= 0.5


@pytest.mark.parametrize("hand", [WEAK, STRONG])
def test_who_is_away_is_waited_for_with_every_hand(relic: Place, hand: list[int]) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    before_fights(table, hand)
    with relic.play(made.table, made.host) as hero:
        version = hero.choose(0)["version"]
        assert hero.table["window"] == window(None)
        with relic.play(made.table, made.links[0].key) as shadow:
            assert shadow.texts == ([] if hand == WEAK else ["Play a card of 2", "Play a card of 3", PASS])
            assert 0 < shadow.table["window"]["seconds"] <= LONG
            assert hero.until("window")["window"] == window(LONG)
        assert hero.until("window")["window"] == window(None)
        with relic.play(made.table, made.links[0].key):
            assert hero.until("window")["window"] == window(LONG)
            end_delay(relic, table)
            hero.until_version(version + 1)


def test_who_is_away_and_never_asked_is_not_waited_for(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SEATS)
    table = relic.tables.live[made.table]
    before_fights(table, STRONG)
    with relic.play(made.table, made.links[0].key) as shadow:
        shadow.ask("stand", seat=SHADOW, moment="attacked", wish="never")
    with relic.play(made.table, made.host) as hero:
        while hero.table["holders"][SHADOW]["is_here"]:
            hero.hear()
        version = hero.choose(0)["version"]
        assert hero.table["window"] == window(LONG)
        end_delay(relic, table)
        hero.until_version(version + 1)


def test_another_who_takes_the_seat_begins_the_question_anew(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        version = one.attack()
        assert one.shadow.choose(0)["version"] == version
        one.table.windows.seconds = 0.2
        assert one.shadow.ask("hand_over", seat=SHADOW, holder="bot", bot="random")["type"] == "done"
        # The answer that was kept is gone.
        assert one.hero.until("window")["window"] == window(0.2)
        one.hero.until_version(version + 1)
        assert one.table.history.by[-1] == -1 - SHADOW


def test_a_free_action_does_not_wait_and_begins_the_question_anew(relic: Place) -> None:
    with scene(relic, STRONG) as one:
        state_of(one.table).wounds[HERO] = 1
        version = one.attack()
        assert one.shadow.choose(0)["version"] == version
        healing = one.hero.table["question"]["asides"][0]["number"]
        assert one.hero.choose(healing)["version"] == version + 1
        one.wait(version + 1)
        assert one.hero.table["window"] == window(LONG)
        assert len(one.shadow.texts) == 3
        one.end_delay()
        one.wait(version + 2)
        assert state_of(one.table).hands[SHADOW][:2] == STRONG
