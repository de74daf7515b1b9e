"""Parties of seven to twelve: more people, more starting cards, more Spawn tokens."""

import pytest

from tests.games.zombicide.seating import seated
from tests.rules import rule
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.cards import RESERVE
from veglia.games.zombicide.dark_side.rules.setup_gear import ChooseKit, HandOutDrones, StartWith
from veglia.games.zombicide.dark_side.rules.setup_start import AddSpawnAt, AddSpawnToken, ChooseFirstSpawn
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.board import ROOM
from veglia.games.zombicide.engine.rules.events import SpawnTokenTurned
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import ChooseSurvivor
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import advance

SQUAD = ["miranda", "drake", "reese", "miles", "umkos", "radka"]
# Civilians and Soldiers outside the squad by turns.
OTHERS = ["cole", "ilse", "tavi", "dario", "oriel", "nkiru"]
MOST_DECISIONS = 20_000


def opened(size: int, mission: str = "m0") -> Game:
    """Return a game of the squad and as many others as make a size, at its first question."""
    seats = [SQUAD, OTHERS[: size - 6]] if size > 6 else [SQUAD]
    return begin(TITLE, TITLE.setup(mission, seated(*seats), 3, {}))


def state_of(game: Game) -> DarkState:
    assert isinstance(game.state, DarkState)
    return game.state


def answer_until(game: Game, question: type) -> None:
    """Answer with the last option until a question is asked."""
    while not isinstance(game.state.asking, question):
        game.choose(len(game.state.offered) - 1)


def cards_of(state: DarkState, who: int) -> list[str]:
    return [state.card(card).id for card in state.survivors[who].cards if card != NO_CARD]


@rule("ds.more.spawn-tokens")
@pytest.mark.parametrize(("size", "more"), [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
def test_ds_ex_extra_survivors_table(size: int, more: int) -> None:
    game = opened(size)
    before = len(state_of(game).spawns)

    answer_until(game, ChooseSurvivor)

    assert len(state_of(game).spawns) == before + more
    assert all(token.is_active for token in state_of(game).spawns)


@rule("ds.more.spawn-placement")
@pytest.mark.parametrize("size", [8, 12])
def test_more_tokens_go_onto_spawn_zones_or_to_the_edge_outside_of_rooms(size: int) -> None:
    game = opened(size)
    answer_until(game, AddSpawnToken)
    state = state_of(game)
    board = state.board
    rows, columns = len(board.raster.down), board.raster.columns

    zones = {option.zone for option in state.offered if isinstance(option, AddSpawnAt)}

    old = {token.zone for token in state.spawns}
    at_the_edge = {
        zone
        for zone in range(board.size)
        if board.kinds[zone] != ROOM
        and any(row in (0, rows - 1) or column in (0, columns - 1) for row, column in board.cells[zone])
    }
    start = state.survivors[0].zone
    cut_off = {zone for zone in at_the_edge if board.paths.distance(zone, start) > board.size}
    assert cut_off
    assert zones == old | (at_the_edge - cut_off)


@rule("ds.more.spawn-placement", "ds.spawn.stacked-tokens")
def test_all_three_tokens_may_be_stacked_on_one_spawn_zone() -> None:
    game = opened(12)
    answer_until(game, AddSpawnToken)
    zone = state_of(game).spawns[0].zone
    told = 0
    while isinstance(game.state.asking, AddSpawnToken):
        place = next(
            number
            for number, option in enumerate(game.state.offered)
            if isinstance(option, AddSpawnAt) and option.zone == zone
        )
        events = game.choose(place)
        told += sum(isinstance(e, SpawnTokenTurned) and e.rule == "ds.more.spawn-tokens" for e in events)

    assert [token.zone for token in state_of(game).spawns].count(zone) == 4
    assert told == 3
    assert isinstance(game.state.asking, ChooseFirstSpawn)


@rule("ds.more.starting-cards", "ds.more.materials")
@pytest.mark.parametrize("size", [7, 8, 12])
def test_each_survivor_beyond_the_sixth_brings_a_starting_card_and_gets_one(size: int) -> None:
    state = state_of(opened(size))
    reserve = [
        card
        for pile in (state.aside, *[one.cards for one in state.survivors])
        for card in pile
        if card != NO_CARD and state.card(card).group == RESERVE
    ]
    assert len(reserve) == size - 6

    game = opened(size)
    answer_until(game, ChooseSurvivor)
    held = [cards_of(state_of(game), who) for who in range(size)]
    assert [len(cards) for cards in held[6:]] == [1] * (size - 6)
    # The squad's kit and both Drones are as ever.
    assert all({"electrified_baton", "starting_pistol"} <= set(cards) for cards in held[:6])
    TITLE.check_conservation(game.state)


@rule("ds.more.starting-cards")
def test_six_survivors_bring_no_card_of_the_reserve() -> None:
    state = state_of(opened(6))

    assert [card for card in state.aside if state.card(card).group == RESERVE] == []


@rule("ds.more.no-cards")
def test_where_no_card_is_left_the_others_start_with_empty_hands() -> None:
    state = TITLE.start(TITLE.setup("m0", seated(SQUAD, ["cole"]), 3, {}))
    assert isinstance(state, DarkState)
    state.aside = [card for card in state.aside if state.card(card).group != RESERVE]

    advance(state)

    # Nobody is asked what Cole starts with: the next question is about the Drones.
    assert isinstance(state.asking, HandOutDrones)
    assert cards_of(state, 6) == []
    assert cards_of(state, 5) == ["electrified_baton", "starting_pistol"]


@rule("ds.more.reserved-cards")
def test_a_card_reserved_for_soldiers_is_not_given_to_a_civilian() -> None:
    state = TITLE.start(TITLE.setup("m0", seated(SQUAD, ["ilse", "cole"]), 3, {}))
    assert isinstance(state, DarkState)
    pistols = [card for card in state.aside if state.card(card).id == "reserve_pistol"]
    # Only the squad's kit and a pistol for Soldiers lie there.
    state.aside = [card for card in state.aside if state.card(card).id != "reserve_baton"]

    advance(state)

    assert cards_of(state, 7) == []
    assert state.survivors[6].cards[0] == pistols[0]


@rule("ds.more.reserved-cards")
def test_civilians_choose_first_so_that_soldiers_do_not_leave_them_without() -> None:
    game = begin(TITLE, TITLE.setup("m0", seated(SQUAD, ["ilse", "cole"]), 3, {}))

    # Of a baton and a pistol the Civilian can have the baton only, so nothing is asked of the Soldier.
    assert not isinstance(game.state.asking, ChooseKit)
    assert cards_of(state_of(game), 7) == ["reserve_baton"]
    assert cards_of(state_of(game), 6) == ["reserve_pistol"]


@rule("ds.more.reserved-cards", "ds.setup.other-survivor-kit")
def test_a_soldier_outside_the_squad_chooses_between_baton_and_pistol() -> None:
    game = begin(TITLE, TITLE.setup("m0", seated(SQUAD[:2], OTHERS), 3, {}))
    answered: dict[str, list[str]] = {}
    while isinstance(game.state.asking, ChooseKit):
        state = state_of(game)
        name = [*SQUAD[:2], *OTHERS][game.state.asking.survivor]
        options = [option for option in state.offered if isinstance(option, StartWith)]
        answered[name] = [state.card(option.card).id for option in options]
        game.choose(1)

    both = ["electrified_baton", "starting_pistol"]
    assert list(answered) == ["cole", "tavi", "oriel", "ilse", "dario"]
    assert [answered[name] for name in ("cole", "tavi", "oriel", "ilse")] == [both] * 4
    # The ordinary pistols are gone by then; those of the reserve are for Soldiers.
    assert answered["dario"] == ["electrified_baton", "reserve_pistol"]


@rule("ds.more.reserved-cards", "ds.setup.seeker-drones")
def test_drones_are_reserved_for_the_squad() -> None:
    game = opened(12)
    answer_until(game, HandOutDrones)

    offered = [option.survivor for option in game.state.offered if isinstance(option, StartWith)]
    assert offered == list(range(6))


@pytest.mark.parametrize("size", [6, 7])
def test_our_own_survivors_come_only_with_large_parties(size: int) -> None:
    assert TITLE.roster("m0", size) == [*SQUAD, "cole"]


def test_five_survivors_are_ours_and_say_so() -> None:
    ours = {id: row for id, row in library.survivors().items() if row.least_party}

    assert list(ours) == ["ilse", "dario", "nkiru", "tavi", "oriel"]
    assert {(row.least_party, row.squad) for row in ours.values()} == {(8, False)}
    assert {tuple(row.marks.values()) for row in ours.values()} == {("house",)}
    assert {row.armor for row in ours.values() if row.type == "soldier"} == {3}
    assert {row.armor for row in ours.values() if row.type == "civilian"} == {2}
    # Everyone begins with a skill that nobody else begins with.
    blue = [row.blue[0] for row in library.survivors().values()]
    assert len(set(blue)) == len(blue) == 12


@rule("ds.more.spawn-tokens", "ds.more.starting-cards")
@pytest.mark.parametrize("mission", TITLE.missions())
@pytest.mark.parametrize("size", [8, 12])
def test_large_parties_play_every_mission_to_its_end(mission: str, size: int) -> None:
    roster = TITLE.roster(mission, size)
    party = roster[::-1][:size]
    seats = [party[seat::6] for seat in range(6)]
    game = begin(TITLE, TITLE.setup(mission, seated(*seats), size, {}))
    agent = RandomAgent(seeded(size))

    while game.state.asking is not None and len(game.choices) < MOST_DECISIONS:
        game.choose(agent.choose(Knowledge(TITLE, game.state)))
        if len(game.choices) % 50 == 0:
            TITLE.check_conservation(game.state)

    assert game.result is not None
    assert len(state_of(game).survivors) == size
