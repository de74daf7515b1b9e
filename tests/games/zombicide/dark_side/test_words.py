"""Every question, option and event has words in every language, and they read well."""

import random
import re

import pytest

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.rules.events import NoiseMade, PitDug
from veglia.games.zombicide.dark_side.rules.scope import TYPES
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.show.words import LANGUAGES, words
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.events import ZombieCardDrawn, ZombiesSpawned
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.kernel.errors import UnknownName
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import Ask, Event, Option
from veglia.kernel.words import fields_in, fields_of

# Bases are never offered, asked or told: those of options are called Deed, those of questions offer nothing.
BASES = {
    kind
    for kind in TITLE.spoken
    if kind.__name__.endswith("Deed") or (issubclass(kind, Ask) and kind.options is Ask.options)
}
SPOKEN = [kind for kind in TITLE.spoken if issubclass(kind, (Ask, Option, Event)) and kind not in BASES]
# Anything that looks like code rather than words.
CODE = re.compile(r"[{}_]|[a-z][A-Z]|\(\)|  |-\d")


def sentences(language: str) -> dict[str, str]:
    found: dict[str, str] = library.text(language)["sentences"]
    return found


def check(said: str, thing: object) -> None:
    """A sentence is neither empty nor code."""
    assert said.strip() == said != "", type(thing)
    assert said != type(thing).__name__
    assert CODE.search(said) is None, said


def new_game(mission: str, seed: int) -> Game:
    return begin(TITLE, TITLE.setup(mission, None, seed, {}))


def state_of(game: Game) -> DarkState:
    assert isinstance(game.state, DarkState)
    return game.state


def says(thing: object) -> tuple[str, str]:
    state = state_of(new_game("m0", 1))
    return words(state, "en").say(thing), words(state, "it").say(thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_spoken_classes_have_sentences(language: str) -> None:
    assert sorted(sentences(language)) == sorted(kind.__name__ for kind in SPOKEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_only_fields_of_their_class(language: str) -> None:
    for kind in SPOKEN:
        assert set(fields_in(sentences(language)[kind.__name__])) <= set(fields_of(kind)), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_ask_and_events_state(language: str) -> None:
    for kind in SPOKEN:
        sentence = sentences(language)[kind.__name__]
        assert sentence.endswith("?") == issubclass(kind, Ask), kind
        assert sentence.endswith((".", "!")) == issubclass(kind, Event), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_of_survivors_and_goals_have_names(language: str) -> None:
    interface = library.text(language)["interface"]

    assert sorted(interface["classes"]) == sorted(TYPES)
    for mission in library.missions():
        for row in library.mission(mission).goals:
            assert interface["goals"][row.goal]


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownName, match="'de'"):
        words(state_of(new_game("m0", 1)), "de")


def test_xenos_in_number() -> None:
    assert says(ZombiesSpawned(0, 3, 0)) == (
        "3 Digger Workers appear in tunnel 1.",
        "3 Operai Scavatori compaiono nel tunnel 1.",
    )
    assert says(ShareAttacks(0, 3, 1)) == (
        "Tunnel 1: who takes the next attack of a Digger Abomination (1 to share)?",
        "Tunnel 1: chi subisce il prossimo attacco di un Abominio Scavatore (1 da assegnare)?",
    )
    assert says(PitDug(0))[0] == "The Abomination digs an Open Pit in tunnel 1."
    assert says(NoiseMade(0, 1)) == (
        "Noise in tunnel 1: 1 token now.",
        "Rumore nel tunnel 1: ora 1 segnalino.",
    )


def test_xeno_cards() -> None:
    numbers = {card.number: place for place, card in enumerate(library.library().zombie_cards)}

    assert says(ZombieCardDrawn(numbers[63], 0))[0] == "Xeno card for tunnel 1: #63, Digger Workers."
    assert says(ZombieCardDrawn(numbers[84], 0)) == (
        "Xeno card for tunnel 1: #84, Pit: Digger Tanks.",
        "Carta Xeno per il tunnel 1: #84, Fossa: Tank Scavatori.",
    )
    assert says(ZombieCardDrawn(numbers[114], 0))[1] == (
        "Carta Xeno per il tunnel 1: #114, Attivazione Extra: Cacciatori Scavatori."
    )


def test_skills_say_which_action_they_give() -> None:
    assert says(LustTo((0, 1), MELEE)) == (
        "Rush: tunnel 1 > Security Room 2, then a free Melee Action",
        "Avventati: tunnel 1 > Stanza di Sicurezza 2, poi un'Azione in Mischia gratuita",
    )


@pytest.mark.parametrize("mission", library.missions())
@pytest.mark.parametrize("seed", range(2))
def test_random_games_are_told_in_words(mission: str, seed: int) -> None:
    """Also no two options of a question read the same, in any language."""
    game = new_game(mission, seed)
    chance = random.Random(seed)
    decision = game.decision
    while decision is not None:
        state = state_of(game)
        for language in LANGUAGES:
            speaker = words(state, language)
            check(speaker.say(state.asking), state.asking)
            for options in (decision.options, game.asides):
                labels = [speaker.say(option) for option in options]
                for label, option in zip(labels, options, strict=True):
                    check(label, option)
                assert len(set(labels)) == len(labels), labels
        events = game.choose(chance.choice(decision.options))
        for language in LANGUAGES:
            for event in events:
                check(words(state_of(game), language).say(event), event)
        decision = game.decision
