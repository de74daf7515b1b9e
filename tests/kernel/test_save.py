"""Saves: games to bytes and back, and files that are damaged, cut off, foreign or of another version."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import veglia
from tests.games.zombicide.seating import seated
from tests.kernel.stall import TITLE, Smash, Stall, StallTitle, Take, Taken
from tests.kernel.toy import asked, offered, plain, play, real_game, refused, reloaded, state_of, table
from veglia.kernel.errors import BadFile, UnknownName
from veglia.kernel.loading import load_save
from veglia.kernel.saves import SAVE_MAGIC, read_save


def stall_save() -> bytes:
    game = table(TITLE)
    play(game, [Smash(11)])
    return game.save()


def sealed(body: bytes) -> bytes:
    """Return bytes with the head of a save, as a forger would make it."""
    return SAVE_MAGIC + hashlib.blake2b(body, digest_size=16).digest() + body


def forged(**changes: Any) -> bytes:
    """Return a save with other contents and the right head."""
    return sealed(msgspec.msgpack.encode({**read_save(stall_save()), **changes}))


def test_a_game_is_the_same_after_a_save() -> None:
    game = table(TITLE, seed=5)
    play(game, [Smash(11)])

    twin = reloaded(game)

    assert twin.hash() == game.hash()
    assert twin.choices == game.choices == [-2]
    assert offered(twin) == offered(game)
    assert asked(twin).version == 1
    assert (twin.setup.mission, twin.setup.seed, twin.setup.options) == ("toy", 5, {"dice": ""})
    assert twin.save() == game.save()


def test_a_loaded_game_goes_on_without_the_one_that_was_saved() -> None:
    game = table(TITLE)
    twin = reloaded(game)

    events = twin.choose(Take(12))

    assert plain(events) == [(Taken, 12)]
    assert state_of(game, Stall).goods == [10, 11, 12]


def test_a_game_that_is_over_is_over_after_a_save() -> None:
    game = table(TITLE)
    play(game, [Take(10), Take(11)])

    twin = reloaded(game)

    assert twin.decision is None
    assert twin.result is not None
    assert (twin.result.winners, twin.result.rule) == ((0,), "toy.close")
    assert twin.hash() == game.hash()


@pytest.mark.parametrize("choices", [0, 1, 7, 20])
def test_a_real_game_goes_on_the_same_after_a_save(choices: int) -> None:
    game = real_game(choices=choices, seats=[["meg", "carl"], ["may"]])

    twin = veglia.load(game.save())

    assert twin.hash() == game.hash()
    assert twin.setup.seats == tuple(seated(["meg", "carl"], ["may"]))
    while game.decision is not None:
        number = len(game.choices) % len(asked(game).options)
        assert asked(twin).seats == asked(game).seats
        assert plain(twin.choose(number)) == plain(game.choose(number))
    assert len(game.choices) > choices
    assert twin.hash() == game.hash()


@pytest.mark.parametrize("kind", [str, Path])
def test_a_save_is_read_from_a_file(tmp_path: Path, kind: type[str] | type[Path]) -> None:
    game = real_game(choices=5)
    file = tmp_path / "game.veglia"
    file.write_bytes(game.save())

    twin = veglia.load(kind(file))

    assert twin.hash() == game.hash()


@pytest.mark.parametrize("seed", [0, -1, 2**64, -(10**40)])
def test_a_seed_of_any_size_is_saved(seed: int) -> None:
    game = table(TITLE, dice=None, seed=seed)

    twin = reloaded(game)

    assert twin.setup.seed == seed
    assert twin.hash() == game.hash()


@pytest.mark.parametrize("data", [b"", b"VEGLIA", b"VEGLIA\n" + bytes(40), b"\x89PNG\r\n\x1a\n", b"{}"])
def test_a_file_that_is_no_save_is_refused(data: bytes) -> None:
    with refused(BadFile, "not a Veglia save"):
        veglia.load(data)

    assert BadFile.code == "bad_file"


def test_a_save_cut_off_anywhere_is_refused() -> None:
    data = stall_save()

    for length in range(len(data)):
        with pytest.raises(BadFile) as caught:
            read_save(data[:length])
        assert str(caught.value) in ("not a Veglia save", "the save is damaged or cut off")


@given(st.data())
def test_a_save_with_one_byte_changed_is_refused(data: st.DataObject) -> None:
    save = bytearray(stall_save())
    place = data.draw(st.integers(len(SAVE_MAGIC), len(save) - 1))

    save[place] ^= data.draw(st.integers(1, 255))

    with pytest.raises(BadFile) as caught:
        read_save(bytes(save))

    assert str(caught.value) == "the save is damaged or cut off"


def test_bytes_after_the_end_of_a_save_are_refused() -> None:
    data = stall_save() + b"\0"

    with pytest.raises(BadFile) as caught:
        read_save(data)

    assert str(caught.value) == "the save is damaged or cut off"


def test_a_save_of_another_rules_version_is_refused() -> None:
    contents = read_save(stall_save())

    with pytest.raises(BadFile) as caught:
        load_save(StallTitle(version="2"), contents)

    assert str(caught.value) == "saved with rules version 1, this is version 2"


def test_a_save_of_a_game_that_is_not_in_the_catalog_is_refused() -> None:
    data = stall_save()

    with pytest.raises(UnknownName, match="unknown game 'stall'; known: "):
        veglia.load(data)


def test_a_save_of_a_state_in_another_format_is_refused() -> None:
    contents = read_save(forged(state=msgspec.msgpack.encode([99, None])))

    with pytest.raises(BadFile) as caught:
        load_save(TITLE, contents)

    assert str(caught.value) == "format 99, this version reads format 1"


@pytest.mark.parametrize("state", [None, 5, [1, 2], Take(10)])
def test_a_save_of_something_that_is_no_state_is_refused(state: object) -> None:
    contents = read_save(forged(state=TITLE.codec().encode(state)))

    with pytest.raises(BadFile) as caught:
        load_save(TITLE, contents)

    assert str(caught.value) == "the save holds no state"


@pytest.mark.parametrize(
    "body", [b"", b"\xc1", msgspec.msgpack.encode([1]), msgspec.msgpack.encode({"game": "stall"})]
)
def test_a_save_with_foreign_contents_is_refused(body: bytes) -> None:
    with pytest.raises(BadFile, match="not a Veglia save: "):
        read_save(sealed(body))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 5),
        ("rules_version", None),
        ("mission", ["toy"]),
        ("seats", "carl"),
        ("seats", [[5]]),
        ("seed", "seven"),
        ("seed", 7),
        ("options", [1]),
        ("options", {"dice": 5}),
        ("choices", [0, "1"]),
        ("state", "text"),
    ],
)
def test_a_save_with_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    data = forged(**{field: value})

    with pytest.raises(BadFile, match=f"not a Veglia save: .*{field}"):
        read_save(data)
