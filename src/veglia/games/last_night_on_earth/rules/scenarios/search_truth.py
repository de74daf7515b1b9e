"""Search for the Truth: two Records; the first says what is to be done, the second where."""

from typing import Final

from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.destination import FindCorner, free_destination
from veglia.games.last_night_on_earth.rules.items import LOST_CARD
from veglia.games.last_night_on_earth.rules.scenario import Scenario, ScenarioStep
from veglia.games.last_night_on_earth.rules.searching import may_search
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.kernel.machine import Event, Option

LETTERS: Final = ("A", "B", "C")
DESTROY, PUBLISH, CARRY_OUT = 1, 2, 3
# In `counts`, from 1 on: the letters of the Records found, and their cards.
FIRST: Final = "first_record"
SECOND: Final = "second_record"
CARDS: Final = ("first_record_card", "second_record_card")
# The Final Destination, from 1 on, once it is on the board.
DESTINATION: Final = "destination"
DONE: Final = "evidence_used"
PUBLISHED: Final = "evidence_published"
TIMES: Final = 2
# Final Destinations by the letter of the second Record, and the outer boards they lie on.
PLACES: Final = (("the_plant", "A"), ("hospital", "D"), ("church", "C"))
BURNING: Final = ("fire", "explosive")
CREW: Final = 2


class RecordFound(Event):
    """A Record is found: `number` says the first or the second, `letter` which."""

    def __init__(self, hero: int, card: int, number: int, letter: str) -> None:
        self.hero = hero
        self.card = card
        self.number = number
        self.letter = letter


class EvidenceUsed(Event):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class RecordsShuffled(Event):
    """Discarded Records go back into the empty deck of Unique Items."""

    def __init__(self, count: int) -> None:
        self.count = count


class UseEvidence(ScenarioStep):
    """Give up the move to destroy the evidence, or to make it known."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class TakeRecord(ScenarioStep):
    """Take a Record that was lost back: in a building in place of a Search, outdoors of a move."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class SearchForTheTruth(Scenario):
    # Finding Records

    def card_taken(self, state: LastNightState, hero: int, card: int) -> None:
        letter = state.kind(card).record
        if not letter or card + 1 in (state.count(CARDS[0]), state.count(CARDS[1])):
            return
        number = LETTERS.index(letter) + 1
        if not state.count(FIRST):
            state.counts[FIRST] = number
            state.counts[CARDS[0]] = card + 1
            state.emit(RecordFound(hero, card, 1, letter), "lnoe.truth.first-record")
        elif not state.count(SECOND):
            state.counts[SECOND] = number
            state.counts[CARDS[1]] = card + 1
            state.emit(RecordFound(hero, card, 2, letter), "lnoe.truth.second-record")
            self.find_destination(state)

    def find_destination(self, state: LastNightState) -> None:
        """Fix the Final Destination; if it is not on the board its section is attached at a corner."""
        id, board = PLACES[state.count(SECOND) - 1]
        for place, building in enumerate(state.town.buildings):
            if building.id == id:
                self.destination_found(state, place)
                return
        state.push(FindCorner(board, id))

    def destination_found(self, state: LastNightState, building: int) -> None:
        """The Final Destination lies on the board: it is freed, and cannot be Taken Over any more."""
        state.counts[DESTINATION] = building + 1
        free_destination(state, building)

    def keeps_on_board(self, state: LastNightState, card: int) -> bool:
        return card + 1 in (state.count(CARDS[0]), state.count(CARDS[1]))

    def at_activation(self, state: LastNightState, hero: int) -> None:
        """While two Records were not found, the discards of an empty deck are searched for them, too."""
        deck = state.unique_deck
        records = [card for card in deck.discards if state.kind(card).record]
        if deck.pile or state.count(SECOND) or not records:
            return
        deck.discards = [card for card in deck.discards if card not in records]
        deck.pile = records
        state.dice.shuffle(deck.pile)
        state.emit(RecordsShuffled(len(records)), self.rule)

    def may_be_taken_over(self, state: LastNightState, building: int) -> bool:
        return building + 1 != state.count(DESTINATION)

    # Using them

    def has_both(self, state: LastNightState, heroes: list[int]) -> bool:
        """Return whether both Records are with some Heroes."""
        held = [card for hero in heroes for item in state.heroes[hero].items for card in item]
        return all(state.count(name) - 1 in held for name in CARDS)

    def is_inside(self, state: LastNightState, hero: int) -> bool:
        building = state.count(DESTINATION) - 1
        return building >= 0 and state.building_at(state.heroes[hero].space) == building

    def steps(self, state: LastNightState, hero: int) -> list[Option]:
        found = self.lost_records(state, hero)
        if not self.is_inside(state, hero) or not self.has_both(state, [hero]):
            return found
        cards = [card for item in state.heroes[hero].items for card in item]
        burns = any(state.kind(card).has(keyword) for card in cards for keyword in BURNING)
        goal = state.count(FIRST)
        if goal == PUBLISH or (goal == DESTROY and burns):
            found.append(UseEvidence(hero))
        return found

    def lost_records(self, state: LastNightState, hero: int) -> list[Option]:
        """Return the Records that lie where a Hero may take them: in his building, outdoors in his space."""
        space = state.heroes[hero].space
        building = state.building_at(space)
        is_searched = building != OUTDOORS
        if is_searched and not may_search(state, hero, is_free=False):
            return []
        return [
            TakeRecord(hero, marker.value)
            for marker in state.markers
            if marker.kind == LOST_CARD
            and (state.building_at(marker.space) == building if is_searched else marker.space == space)
        ]

    def take_step(self, state: LastNightState, hero: int, option: Option) -> None:
        if isinstance(option, TakeRecord):
            for marker in state.markers:
                if marker.kind == LOST_CARD and marker.value == option.card:
                    state.markers.remove(marker)
                    break
            give(state, hero, option.card, "lnoe.truth.two-records")
            return
        state.emit(EvidenceUsed(hero), self.rule)
        if state.count(FIRST) == DESTROY:
            state.counts[DONE] = 1
        elif state.count("published_round") != state.round:
            state.counts["published_round"] = state.round
            state.add(PUBLISHED, 1)

    def at_hero_start(self, state: LastNightState) -> None:
        """Evidence that has to be carried out leaves with two Heroes at the start of a Hero turn."""
        if state.count(FIRST) != CARRY_OUT or not state.count(DESTINATION):
            return
        crew = [hero for hero in state.living() if self.is_inside(state, hero)]
        building = state.count(DESTINATION) - 1
        is_clear = not any(state.building_at(one.space) == building for one in state.zombies)
        if len(crew) >= CREW and is_clear and self.has_both(state, crew):
            state.counts[DONE] = 1

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(DONE) or state.count(PUBLISHED) >= TIMES else ""

    def zombies_win(self, state: LastNightState) -> str:
        found = super().zombies_win(state)
        return "lnoe.truth.zombie-goal" if found else ""

    def progress(self, state: LastNightState) -> str:
        return f"{bool(state.count(FIRST)) + bool(state.count(SECOND))}/2"


SCENARIO = SearchForTheTruth
