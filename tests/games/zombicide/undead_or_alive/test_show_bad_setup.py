"""What players hear of a set-up that cannot be."""

import pytest

from tests.games.zombicide.seating import seated
from veglia.catalog import title
from veglia.games.zombicide.undead_or_alive.show.texts import text
from veglia.kernel.errors import BadSetup

SIX = ["carl", "concepcion", "hanna", "jimmy", "may", "meg"]

# Mission, seats, options; the option to blame; English and Italian.
PROBLEMS: list[tuple[str, list[list[str]], dict[str, str], str, str, str]] = [
    (
        "m0",
        [[]],
        {},
        "",
        "There are 1 to 6 seats, each with at least one Survivor.",
        "I posti sono da 1 a 6, ciascuno con almeno un Sopravvissuto.",
    ),
    (
        "m0",
        [[*SIX, "carl"]],
        {},
        "",
        "A party has at most 6 Survivors, and here are 7.",
        "Un gruppo ha al massimo 6 Sopravvissuti, e qui sono 7.",
    ),
    (
        "m0",
        [["may", "may"]],
        {},
        "",
        "A Survivor can be chosen only once.",
        "Un Sopravvissuto si può scegliere una volta sola.",
    ),
    (
        "m0",
        [SIX[:3]],
        {"companions": "some"},
        "companions",
        "Companions need a whole number.",
        "Per i Compagni serve un numero intero.",
    ),
    (
        "m0",
        [SIX[:2]],
        {"companions": "1"},
        "companions",
        "Only a party of 3 or 4 Survivors takes Companions along, and here are 2.",
        "Solo un gruppo di 3 o 4 Sopravvissuti porta con sé dei Compagni, e qui sono 2.",
    ),
    (
        "m0",
        [SIX[:4]],
        {"companions": "3"},
        "companions",
        "4 Survivors take at most 2 Companions along.",
        "4 Sopravvissuti portano con sé al massimo 2 Compagni.",
    ),
    (
        "m0",
        [SIX[:2]],
        {"ultra_red": "maybe"},
        "ultra_red",
        "Ultra-red is yes or no.",
        "Ultrarosso è sì o no.",
    ),
    (
        "m0",
        [["may"], ["meg"]],
        {"first_player": "3"},
        "first_player",
        "The First Player is a number from 1 to 2.",
        "Il Primo Giocatore è un numero da 1 a 2.",
    ),
    (
        "m2",
        [["carl"]],
        {},
        "",
        "Carl is of the Class Brawler, which this Mission leaves out.",
        "Carl è della Classe Lottatore, che questa Missione lascia fuori.",
    ),
]


@pytest.mark.parametrize(("mission", "seats", "options", "option", "english", "italian"), PROBLEMS)
def test_a_problem_is_told_in_the_language_of_the_player(
    mission: str, seats: list[list[str]], options: dict[str, str], option: str, english: str, italian: str
) -> None:
    game = title("undead_or_alive")

    with pytest.raises(BadSetup) as raised:
        game.setup(mission, seated(*seats), 1, options)

    assert raised.value.option == option
    assert game.presentation.bad_setup(raised.value, "en") == english
    assert game.presentation.bad_setup(raised.value, "it") == italian


def test_there_is_no_sentence_that_is_never_said() -> None:
    # An unknown side is asked for in tests/two_sides/test_setup.py.
    assert len(PROBLEMS) + 1 == len(text("en")["setup"])
    assert text("en")["setup"].keys() == text("it")["setup"].keys()
