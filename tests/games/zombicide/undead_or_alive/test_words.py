"""Every question, option and event has words in every language, and they read well."""

import random
import re
from typing import Any

import pytest

import veglia
from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.examples import example
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.combat import RollAgain, UseReroll
from veglia.games.zombicide.engine.rules.danger import GainSkill
from veglia.games.zombicide.engine.rules.discarding import DropCard
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    HitsLost,
    HitWithoutEffect,
    SpawnTokenTurned,
    Wounded,
    ZombieCardDrawn,
    ZombieEliminated,
    ZombiesActivated,
    ZombiesMoved,
    ZombiesSpawned,
)
from veglia.games.zombicide.engine.rules.hits import SpendHit
from veglia.games.zombicide.engine.rules.inventory import PutCard
from veglia.games.zombicide.engine.rules.trade import Trade
from veglia.games.zombicide.engine.rules.wounds import ShareWounds
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.scope import CLASSES
from veglia.games.zombicide.undead_or_alive.rules.setup import AssignGear
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.words import LANGUAGES, words
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import UnknownName
from veglia.kernel.machine import Ask, Event, Option
from veglia.kernel.words import Words, fields_in, fields_of

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


def keys(table: dict[str, Any]) -> dict[str, Any]:
    """Return the shape of nested tables."""
    return {key: keys(value) if isinstance(value, dict) else None for key, value in sorted(table.items())}


def says(table: TestTable, thing: object) -> tuple[str, str]:
    return words(table.state, "en").say(thing), words(table.state, "it").say(thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_spoken_classes_have_sentences(language: str) -> None:
    assert sorted(sentences(language)) == sorted(kind.__name__ for kind in SPOKEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_only_fields_of_their_class(language: str) -> None:
    for kind in SPOKEN:
        assert set(fields_in(sentences(language)[kind.__name__])) <= set(fields_of(kind)), kind


def test_languages_agree_on_fields_and_tables() -> None:
    for name, template in sentences("en").items():
        assert set(fields_in(template)) == set(fields_in(sentences("it")[name])), name
    assert keys(library.text("en")) == keys(library.text("it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_ask_and_events_state(language: str) -> None:
    for kind in SPOKEN:
        sentence = sentences(language)[kind.__name__]
        assert sentence.endswith("?") == issubclass(kind, Ask), kind
        assert sentence.endswith((".", "!")) == issubclass(kind, Event), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_can_be_said(language: str) -> None:
    table = TestTable(["carl", "meg"], gear={"carl": ["colt_saa"]})
    speaker = words(table.state, language)
    said = set()
    for kind in SPOKEN:
        thing = example(kind, table)
        check(speaker.say(thing), thing)
        said.add(kind)
    assert said == set(SPOKEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_classes_of_survivors_and_goals_have_names(language: str) -> None:
    interface = library.text(language)["interface"]
    assert sorted(interface["classes"]) == sorted(CLASSES)
    for mission in library.missions():
        for row in library.mission(mission).goals:
            assert interface["goals"][row.goal]


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownName, match="'de'"):
        words(TestTable().state, "de")


def test_a_class_without_a_sentence_says_its_name() -> None:
    assert Words("en", {}, lambda thing, field, wording: "").say(Wounded(0, 1, -1)) == "Wounded"


def test_first_question_of_a_game() -> None:
    game = veglia.new_game("undead_or_alive", mission="m0", seed=1)
    assert game.decision is not None
    assert game.decision.prompt == "Which gear does Carl start with?"
    italian = TITLE.words(game.state, "it")
    assert italian.say(game.state.asking) == "Con quale Equipaggiamento parte Carl?"
    assert italian.say(game.decision.options[0]) == "Prendi Padella nello slot Arma Preferita"


def test_gear_of_the_mission() -> None:
    table = TestTable()
    assert says(table, AssignGear("holy_water", "uoa.m0.setup-holy-water")) == (
        "Who gets Holy Water?",
        "Chi riceve Acqua Santa?",
    )
    assert says(table, AssignGear("starting", "uoa.m0.setup-holy-water")) == (
        "Who gets a Starting Equipment card?",
        "Chi riceve una carta Equipaggiamento di Partenza?",
    )


def test_attacks() -> None:
    table = TestTable(["carl", "meg"], gear={"meg": ["colt_saa", "colt_saa"], "carl": ["machete"]})
    card, second = table.survivor("meg").cards[:2]
    street = table.zone("2R.a1")
    number = street + 1
    assert says(table, MeleeAttack(table.card("machete"), -1, street)) == (
        "Strike with Machete",
        "Colpisci con Machete",
    )
    assert says(table, RangedAttack(card, second, street)) == (
        f"Fire Colt SAA (Dual) at street {number}",
        f"Spara con Colt SAA (Doppia) verso la strada {number}",
    )
    assert says(table, AttackRolled(1, card, street, (5, 2), 4, 1)) == (
        f"Meg attacks street {number} with Colt SAA and rolls 5 2 (needs 4+): 1 hit.",
        f"Meg attacca la strada {number} con Colt SAA e ottiene 5 2 (serve 4+): 1 successo.",
    )
    assert says(table, AttackRolled(1, card, street, (1,), 4, 0))[0].endswith("0 hits.")
    assert says(table, HitsLost(2, street)) == (
        f"2 hits are left without a target in street {number}.",
        f"2 successi restano senza bersaglio nella strada {number}.",
    )
    brute = table.kind("brute")
    assert says(table, SpendHit(brute, 1)) == (
        "Hit a Brute without effect (Damage 1)",
        "Colpisci un Bruto senza effetto (Danni 1)",
    )
    assert says(table, HitWithoutEffect(brute, street, 1)) == (
        f"The hit on a Brute in street {number} has no effect.",
        f"Il successo contro un Bruto nella strada {number} non ha effetto.",
    )
    assert says(table, HitWithoutEffect(brute, street, 2)) == (
        f"The hits on a Brute in street {number} have no effect.",
        f"I successi contro un Bruto nella strada {number} non hanno effetto.",
    )


def test_rolling_again_shows_dice_and_what_they_need() -> None:
    table = TestTable(["carl"], (1, 2), gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 1}})
    table.only_skills("carl", ["lucky"])
    table.turn("carl")
    table.choose(MeleeAttack)
    asking = table.asking
    assert isinstance(asking, RollAgain)
    dice = " ".join(str(die) for die in asking.dice)
    needed = table.state.card(asking.attack.card).accuracy
    assert says(table, asking) == (
        f"Carl (Machete) rolls {dice} (needs {needed}+): roll again?",
        f"Carl (Machete) ottiene {dice} (serve {needed}+): ripetere il tiro?",
    )
    assert says(table, UseReroll(asking.sources[0])) == (
        "Roll again with Lucky",
        "Ripeti il tiro con Fortunato",
    )
    table.give_skills("carl", ["plus_1_to_dice_roll_melee"])
    assert f"(needs {needed - 1}+)" in says(table, asking)[0]


def test_a_source_of_rerolls_outside_its_question() -> None:
    table = TestTable()
    assert says(table, UseReroll(-1)) == ("Roll again with a skill", "Ripeti il tiro con un'Abilità")
    ammo = table.card("plenty_of_bullets")
    assert says(table, UseReroll(ammo))[1] == "Ripeti il tiro con Proiettili a Volontà"


def test_putting_cards_says_whose_slot_and_what_is_swapped() -> None:
    table = TestTable(["carl", "meg"], gear={"carl": ["machete"], "meg": ["knife"]})
    machete = table.card("machete")
    assert says(table, PutCard(machete, 1, 1)) == (
        "Put Machete in Meg's right hand",
        "Metti Machete nella mano destra di Meg",
    )
    assert says(table, PutCard(machete, 1, 0)) == (
        "Put Machete in Meg's left hand (swap with Knife)",
        "Metti Machete nella mano sinistra di Meg (al posto di Coltello)",
    )
    assert says(table, Trade(0, 1, (), ())) == (
        "What do Carl and Meg trade?",
        "Che cosa si scambiano Carl e Meg?",
    )


def test_cards_of_the_same_name_are_told_apart() -> None:
    table = TestTable(["carl", "meg"], gear={"carl": ["knife", None, None, "knife"], "meg": ["knife"]})
    first, other = table.survivor("carl").cards[0], table.survivor("carl").cards[3]
    assert says(table, ReloadWeapon(first))[0] == "Reload Knife (left hand)"
    assert says(table, DropCard(0, other)) == (
        "Discard Carl's Knife (Backpack slot 1)",
        "Scarta Coltello (Zaino, slot 1) di Carl",
    )
    own = table.survivor("meg").cards[0]
    assert says(table, DropCard(1, own))[0] == "Discard Meg's Knife"
    table.run(Trade(0, 1, (), ()))
    assert says(table, PutCard(own, 0, 1))[0] == "Put Knife (Meg, left hand) in Carl's right hand"
    assert says(table, PutCard(other, 1, 1))[0] == "Put Knife (Carl, Backpack slot 1) in Meg's right hand"


def test_zombies_in_number_and_with_article() -> None:
    table = TestTable()
    walker, abomination = table.kind("walker"), table.kind("abomination")
    street, room = table.zone("2R.a1"), table.zone("2R.C")
    assert says(table, ZombiesSpawned(walker, 3, street)) == (
        f"3 Walkers appear in street {street + 1}.",
        f"3 Deambulanti compaiono nella strada {street + 1}.",
    )
    assert says(table, ZombiesMoved(abomination, 1, street, room)) == (
        f"1 Abomination moves from street {street + 1} to room {room + 1}.",
        f"1 Abominio va dalla strada {street + 1} alla stanza {room + 1}.",
    )
    assert says(table, ShareWounds(street, abomination, 2)) == (
        f"Street {street + 1}: who takes the next Wound from an Abomination (2 to share)?",
        f"Strada {street + 1}: chi subisce la prossima Ferita da un Abominio (2 da assegnare)?",
    )
    assert says(table, ZombieEliminated(0, walker, room)) == (
        f"Carl eliminates a Walker in room {room + 1}.",
        f"Carl elimina un Deambulante nella stanza {room + 1}.",
    )
    assert says(table, ZombiesActivated(walker))[1] == "Attivazione Extra: Deambulanti."
    assert says(table, ZombiesActivated(abomination))[0] == "Extra Activation: Abomination."


def test_zombie_cards() -> None:
    table = TestTable()
    cards = table.state.scenario.library.zombie_cards
    extra = next(card for card in cards if card.extra_activation and card.kind == table.kind("brute"))
    zone = table.zone("2R.a1")
    assert says(table, ZombieCardDrawn(0, zone))[0] == f"Zombie card for street {zone + 1}: #1, Walkers."
    assert says(table, ZombieCardDrawn(extra.number - 1, zone)) == (
        f"Zombie card for street {zone + 1}: #{extra.number}, Extra Activation: Brutes.",
        f"Carta Zombie per la strada {zone + 1}: #{extra.number}, Attivazione Extra: Bruti.",
    )


def test_other_sentences() -> None:
    table = TestTable(["meg"])
    balcony = table.zone("2R.Z")
    assert says(table, Wounded(0, 2, -1)) == ("Meg takes 2 Wounds.", "Meg subisce 2 Ferite.")
    assert says(table, GainSkill(0, 2)) == (
        "Which Orange skill does Meg take?",
        "Quale Abilità di livello Arancione prende Meg?",
    )
    assert says(table, SpawnTokenTurned(3, balcony, False)) == (
        f"The Corpse Pile in Balcony {balcony + 1} becomes inactive.",
        f"Il Cumulo di Cadaveri nella Balconata {balcony + 1} diventa inattivo.",
    )


PARTIES = [("m0", [["carl", "henry"], ["thomas", "may", "pablito"], ["turner"]])]


@pytest.mark.parametrize(("mission", "seats"), [*PARTIES, *[(id, None) for id in library.missions()]])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_are_told_in_words(mission: str, seed: int, seats: list[list[str]] | None) -> None:
    """Also no two options of a question read the same, in any language."""
    game = veglia.new_game("undead_or_alive", mission=mission, seed=seed, seats=seats)
    chance = random.Random(seed)
    decision = game.decision
    while decision is not None:
        assert isinstance(game.state, UndeadState)
        for language in LANGUAGES:
            speaker = words(game.state, language)
            check(speaker.say(game.state.asking), game.state.asking)
            for options in (decision.options, game.asides):
                labels = [speaker.say(option) for option in options]
                for label, option in zip(labels, options, strict=True):
                    check(label, option)
                assert len(set(labels)) == len(labels), labels
        events = game.choose(chance.choice(decision.options))
        for language in LANGUAGES:
            for event in events:
                check(words(game.state, language).say(event), event)
        decision = game.decision
