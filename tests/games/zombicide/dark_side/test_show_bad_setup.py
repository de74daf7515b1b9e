"""What players hear of a set-up that cannot be, and what the lobby tells them before."""

import pytest

from tests.games.zombicide.seating import seated
from tests.rules import rule
from veglia.catalog import title
from veglia.games.zombicide.dark_side.show.texts import text
from veglia.kernel.errors import BadSetup

SQUAD = ["miranda", "drake", "reese", "miles", "umkos", "radka"]
EVERYONE = [*SQUAD, "cole", "ilse", "dario", "nkiru", "tavi", "oriel"]

# Seats, options; the option to blame; English and Italian.
PROBLEMS: list[tuple[list[list[str]], dict[str, str], str, str, str]] = [
    (
        [SQUAD, []],
        {},
        "",
        "There are 1 to 6 seats, each with 1 to 6 Survivors.",
        "I posti sono da 1 a 6, ciascuno con un numero di Sopravvissuti da 1 a 6.",
    ),
    (
        [SQUAD[:5]],
        {},
        "",
        "A party has 6 to 12 Survivors, and here are 5.",
        "Un gruppo ha da 6 a 12 Sopravvissuti, e qui sono 5.",
    ),
    (
        [[*SQUAD, "drake"]],
        {},
        "",
        "A Survivor can be chosen only once.",
        "Un Sopravvissuto si può scegliere una volta sola.",
    ),
    (
        [[*SQUAD, "ilse"]],
        {},
        "",
        "Ilse comes along only with 8 Survivors or more, and here are 7.",
        "Ilse viene solo in un gruppo di almeno 8 Sopravvissuti, e qui sono 7.",
    ),
    (
        [SQUAD],
        {"ultra_red": "maybe"},
        "ultra_red",
        "Ultra-red is yes or no.",
        "Ultrarosso è sì o no.",
    ),
    (
        [SQUAD],
        {"xeno_cards": "none"},
        "xeno_cards",
        "There is no such set of Xeno cards.",
        "Non c'è un mazzo di carte Xeno così.",
    ),
    (
        [SQUAD[:3], SQUAD[3:]],
        {"first_player": "3"},
        "first_player",
        "The First Player is a number from 1 to 2.",
        "Il Primo Giocatore è un numero da 1 a 2.",
    ),
]


@pytest.mark.parametrize(("seats", "options", "option", "english", "italian"), PROBLEMS)
def test_a_problem_is_told_in_the_language_of_the_player(
    seats: list[list[str]], options: dict[str, str], option: str, english: str, italian: str
) -> None:
    game = title("dark_side")

    with pytest.raises(BadSetup) as raised:
        game.setup("m0", seated(*seats), 1, options)

    assert raised.value.option == option
    assert game.presentation.bad_setup(raised.value, "en") == english
    assert game.presentation.bad_setup(raised.value, "it") == italian


def test_there_is_no_sentence_that_is_never_said() -> None:
    # An unknown side is asked for in tests/two_sides/test_setup.py.
    assert len(PROBLEMS) + 1 == len(text("en")["setup"])
    assert text("en")["setup"].keys() == text("it")["setup"].keys()


def test_thirteen_are_too_many_and_seven_seats_too() -> None:
    game = title("dark_side")

    with pytest.raises(BadSetup, match="13 Survivors"):
        game.setup("m0", seated([*EVERYONE, "drake"]), 1, {})
    with pytest.raises(BadSetup, match="7 seats"):
        game.setup("m0", seated(*[[name] for name in EVERYONE[:7]]), 1, {})


@rule("ds.general.player-count")
@pytest.mark.parametrize("seats", [[EVERYONE], [EVERYONE[:7], EVERYONE[7:]], [[*SQUAD, "cole"]]])
def test_nobody_plays_more_than_six(seats: list[list[str]]) -> None:
    game = title("dark_side")

    with pytest.raises(BadSetup, match="each with 1 to 6 Survivors") as raised:
        game.setup("m0", seated(*seats), 1, {})

    assert (raised.value.code, raised.value.reason) == ("bad_setup", "seats")
    assert (
        game.presentation.bad_setup(raised.value, "en")
        == "There are 1 to 6 seats, each with 1 to 6 Survivors."
    )


@rule("ds.general.player-count")
@pytest.mark.parametrize(
    "seats", [[SQUAD], [SQUAD, EVERYONE[6:]], [[name] for name in SQUAD], [EVERYONE[:1], EVERYONE[1:6]]]
)
def test_one_to_six_play_one_to_six_each(seats: list[list[str]]) -> None:
    assert title("dark_side").setup("m0", seated(*seats), 1, {}).seats == tuple(seated(*seats))


@rule("ds.setup.beginner-advice")
def test_the_lobby_gives_the_advice_for_beginners() -> None:
    english = title("dark_side").presentation.lobby("en").advice
    italian = title("dark_side").presentation.lobby("it").advice

    assert [one.rule for one in english] == [one.rule for one in italian] == ["ds.setup.beginner-advice"]
    assert "single Survivor" in english[0].text
    assert "un solo Sopravvissuto" in italian[0].text


def test_the_lobby_says_who_is_ours_and_how_large_a_party_is() -> None:
    lobby = title("dark_side").presentation.lobby("en")
    notes = {hero.id: (hero.note, hero.least_party) for hero in lobby.heroes}

    assert (lobby.least_heroes, lobby.most_heroes) == (6, 12)
    assert notes["oriel"] == ("Our own, for 8 Survivors or more", 8)
    assert notes["cole"] == ("", 0)
    assert {tuple(mission.heroes) for mission in lobby.missions} == {tuple(EVERYONE)}
    assert title("dark_side").presentation.glossary("en")["oriel"].source == "house"


def test_a_card_says_for_whom_it_is_reserved() -> None:
    english = title("dark_side").presentation.glossary("en")
    italian = title("dark_side").presentation.glossary("it")

    assert english["card/seeker_drone"].text.endswith("At the start of the game only for the Green Squad.")
    assert italian["card/reserve_pistol"].text.endswith("All'inizio della partita solo per Soldati.")
