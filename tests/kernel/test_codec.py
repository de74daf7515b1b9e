"""Things to bytes and back, and bytes that are not ours."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from veglia.kernel.codec import FORMAT, Codec
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice, scripted, seeded
from veglia.kernel.errors import BadFile


class Box:
    """Something in something."""

    def __init__(self, content: object) -> None:
        self.content = content

    def __eq__(self, other: object) -> bool:
        return type(other) is Box and other.content == self.content

    def __hash__(self) -> int:
        return hash(self.content)


class Pair:
    """Two things, and one that is worked out again."""

    def __init__(self, left: object, right: object) -> None:
        self.left = left
        self.right = right
        self.both = [left, right]

    def __eq__(self, other: object) -> bool:
        return type(other) is Pair and other.both == self.both

    def __hash__(self) -> int:
        return hash((self.left, self.right))


class Atlas:
    """Something that all copies of a state share."""

    def __init__(self, name: str) -> None:
        self.name = name


ATLASES = {name: Atlas(name) for name in ("town", "canyon")}


def name_of(atlas: Atlas) -> str:
    return atlas.name


def find(name: str) -> object:
    if name not in ATLASES:
        raise BadFile(f"no atlas {name}")
    return ATLASES[name]


CODEC = Codec([Box, Pair, Deck, Dice, ScriptedDice], {Atlas: (name_of, find)})

NUMBERS = st.integers(-(2**63), 2**64 - 1)
LEAVES = st.none() | st.booleans() | NUMBERS | st.text()


def nested(inside: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    """Make everything that can hold something."""
    return st.one_of(
        st.lists(inside),
        st.lists(inside).map(tuple),
        st.dictionaries(NUMBERS, inside),
        st.dictionaries(st.text(), inside),
        st.dictionaries(st.tuples(NUMBERS, NUMBERS), inside),
        st.builds(Box, inside),
        st.builds(Pair, inside, inside),
    )


THINGS: st.SearchStrategy[object] = st.recursive(LEAVES, nested, max_leaves=20)
# Well-formed data in the shape of an encoding that nobody wrote.
FORGED: st.SearchStrategy[object] = st.recursive(
    LEAVES | st.floats() | st.binary(),
    lambda inside: st.one_of(
        st.lists(inside, max_size=3),
        st.dictionaries(
            st.sampled_from(["()", "{}", "Box", "Pair", "Dice", "@Atlas", "@Box", "@", "Nobody", ""]),
            inside,
            max_size=2,
        ),
        st.dictionaries(NUMBERS, inside, max_size=1),
    ),
    max_leaves=8,
)


@given(THINGS)
def test_what_was_encoded_is_decoded_the_same(thing: object) -> None:
    data = CODEC.encode(thing)

    decoded = CODEC.decode(data)

    assert decoded == thing
    assert CODEC.encode(decoded) == data
    assert CODEC.hash(decoded) == CODEC.hash(thing)


@pytest.mark.parametrize("thing", [True, False, 0, 1, None, "", [], (), {}, [()], ([],), {1: ()}])
def test_things_that_look_alike_keep_their_types(thing: object) -> None:
    decoded = CODEC.decode(CODEC.encode(thing))

    assert repr(decoded) == repr(thing)


def test_what_a_constructor_works_out_is_worked_out_again() -> None:
    decoded = CODEC.decode(CODEC.encode(Pair(1, (2, 3))))

    assert decoded.both == [1, (2, 3)]


def test_decoded_things_share_nothing_with_what_was_encoded() -> None:
    inner = [1]
    data = CODEC.encode([inner, inner])

    decoded = CODEC.decode(data)
    decoded[0].append(2)

    assert decoded == [[1, 2], [1]]
    assert inner == [1]


def test_dice_go_on_where_they_were() -> None:
    dice = seeded(7)
    dice.roll(5)

    decoded = CODEC.decode(CODEC.encode(dice))

    assert decoded.reveals == 5
    assert decoded.roll(20) == dice.roll(20)


def test_scripted_dice_keep_the_rest_of_their_script() -> None:
    dice = scripted(5, 2, 6)
    dice.die()

    decoded = CODEC.decode(CODEC.encode(dice))

    assert type(decoded) is ScriptedDice
    assert decoded.roll(2) == [2, 6]


def test_what_is_shared_is_written_as_its_name_and_found_again() -> None:
    data = CODEC.encode([ATLASES["town"], ATLASES["canyon"], ATLASES["town"]])

    decoded = CODEC.decode(data)

    assert decoded[0] is decoded[2] is ATLASES["town"]
    assert decoded[1] is ATLASES["canyon"]


def test_equal_tables_have_the_same_bytes_in_whatever_order_they_were_filled() -> None:
    one = {2: "b", 1: "a"}
    other = {1: "a", 2: "b"}

    assert CODEC.encode(one) == CODEC.encode(other)


@given(THINGS, THINGS)
def test_things_that_differ_have_other_fingerprints(one: object, other: object) -> None:
    # By their bytes, because True == 1 and yet they are not the same thing.
    differ = CODEC.encode(one) != CODEC.encode(other)

    assert (CODEC.hash(one) != CODEC.hash(other)) == differ


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    thing = Pair({"zone": (1, 2)}, [Box(None), True, -1])

    assert CODEC.hash(thing) == "dc1b36ea42b747d5f40230cc2c118b91"


def test_two_classes_of_one_name_are_not_allowed() -> None:
    twin = type("Box", (), {})

    with pytest.raises(AssertionError, match="two classes called Box"):
        Codec([Box, twin], {})


def test_a_class_that_is_not_known_is_a_bad_file() -> None:
    data = Codec([Box, Pair], {}).encode(Box(Pair(1, 2)))

    with pytest.raises(BadFile) as caught:
        Codec([Box], {}).decode(data)

    assert str(caught.value) == "unknown class Pair"


def test_a_shared_class_that_is_not_known_is_a_bad_file() -> None:
    data = CODEC.encode(ATLASES["town"])

    with pytest.raises(BadFile) as caught:
        Codec([Box], {}).decode(data)

    assert str(caught.value) == "unknown class @Atlas"


def test_a_class_that_has_other_fields_now_is_a_bad_file() -> None:
    data = msgspec.msgpack.encode([FORMAT, {"Pair": [1]}])

    with pytest.raises(BadFile, match="not a Veglia encoding: Pair") as caught:
        CODEC.decode(data)

    assert caught.value.code == "bad_file"


@pytest.mark.parametrize("other", [0, FORMAT + 1, None, "1"])
def test_another_format_is_a_bad_file(other: object) -> None:
    data = msgspec.msgpack.encode([other, 5])

    with pytest.raises(BadFile) as caught:
        CODEC.decode(data)

    assert str(caught.value) == f"format {other}, this version reads format {FORMAT}"


@pytest.mark.parametrize("raw", [5, None, [], [FORMAT], [FORMAT, 5, 5], {"Box": [5]}, "VEGLIA1"])
def test_data_without_a_format_number_are_a_bad_file(raw: object) -> None:
    data = msgspec.msgpack.encode(raw)

    with pytest.raises(BadFile) as caught:
        CODEC.decode(data)

    assert str(caught.value) == "not a Veglia encoding: no format number"


def test_an_object_with_two_names_is_a_bad_file() -> None:
    data = msgspec.msgpack.encode([FORMAT, {"Box": [1], "Pair": [1, 2]}])

    with pytest.raises(BadFile) as caught:
        CODEC.decode(data)

    assert str(caught.value) == "not a Veglia encoding: an object with several names"


@pytest.mark.parametrize(
    "raw",
    [
        {"Box": 5},
        {"Box": None},
        {"Box": "a"},
        {"()": 5},
        {"()": None},
        {"{}": [5]},
        {"{}": [[1, 2, 3]]},
        {"{}": [[[], 2]]},
        {5: [1]},
        {"@Atlas": ["town"]},
        {"@Box": 5},
        {"Dice": [1, 2]},
    ],
    ids=str,
)
def test_data_in_the_wrong_shape_are_a_bad_file(raw: object) -> None:
    data = msgspec.msgpack.encode([FORMAT, raw])

    with pytest.raises(BadFile):
        CODEC.decode(data)


def test_bytes_cut_off_anywhere_are_a_bad_file() -> None:
    data = CODEC.encode([Pair({"a": (1, 2)}, Box([True, None, "text"])), ATLASES["town"], seeded(7)])

    for length in range(len(data)):
        with pytest.raises(BadFile, match="not a Veglia encoding: "):
            CODEC.decode(data[:length])


def test_bytes_after_the_end_are_a_bad_file() -> None:
    data = CODEC.encode(Box(1))

    with pytest.raises(BadFile, match="not a Veglia encoding: "):
        CODEC.decode(data + b"\0")


def test_data_nested_beyond_measure_are_a_bad_file() -> None:
    data = b"\x92\x01" + b"\x91" * 100_000 + b"\xc0"

    with pytest.raises(BadFile, match="not a Veglia encoding: "):
        CODEC.decode(data)


@given(st.binary())
def test_foreign_bytes_are_a_bad_file_or_plain_data(data: bytes) -> None:
    assert decodes_or_is_refused(data)


@given(FORGED)
def test_forged_data_are_a_bad_file_or_things_of_ours(raw: Any) -> None:
    data = msgspec.msgpack.encode([FORMAT, raw])

    assert decodes_or_is_refused(data)


def decodes_or_is_refused(data: bytes) -> bool:
    """Return whether decoding ends as it may: with a thing, or with an error that tells why."""
    try:
        CODEC.decode(data)
    except BadFile as error:
        return error.code == "bad_file" and str(error) != ""
    return True


class Triple(Pair):
    """A pair that takes over another one, and a third thing."""

    def __init__(self, pair: Pair, third: object) -> None:
        super().__init__(pair.left, pair.right)
        self.third = third


class Flat00:
    """The same fields, and a name of the same length."""

    def __init__(self, left: object, right: object, third: object) -> None:
        self.left = left
        self.right = right
        self.third = third


def test_fields_that_a_class_takes_over_from_another_are_its_own() -> None:
    codec = Codec([Triple, Pair, Box], {}, {Triple: Pair})
    flat = Codec([Flat00, Box], {})
    thing = Triple(Pair(1, Box(2)), [3])

    again = codec.decode(codec.encode(thing))

    assert type(again) is Triple
    assert (again.left, again.right, again.third) == (1, Box(2), [3])
    # Written as if the constructor took them one by one.
    assert codec.encode(thing) == flat.encode(Flat00(1, Box(2), [3])).replace(b"Flat00", b"Triple")


def test_too_few_fields_of_a_class_that_takes_some_over_are_a_bad_file() -> None:
    codec = Codec([Triple, Pair, Box], {}, {Triple: Pair})
    data = Codec([Box], {}).encode(Box(1)).replace(b"\xa3Box", b"\xa6Triple")

    with pytest.raises(BadFile):
        codec.decode(data)
