"""Doors, Corner functions, terminals and the Security Board."""

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    TITLE,
    acting,
    again,
    burn,
    choose,
    cleared,
    events,
    find,
    has,
    stage,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.corners import (
    ControlFire,
    FillWeapon,
    TakeAntidote,
    TakeMedicine,
)
from veglia.games.dark_darker_darkest.rules.actions.open_door import (
    ForceDoor,
    LeaveDoor,
    TryDoor,
    missing_symbols,
)
from veglia.games.dark_darker_darkest.rules.actions.terminal import ForceTerminal, InsertCode
from veglia.games.dark_darker_darkest.rules.events import DarknessGrew
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import CodeShown, LaboratoryOpened
from veglia.kernel.game import Game


def match_symbols(game: Game, lock: int, who: int, missing: int) -> None:
    """Give a Survivor cards for all but some icons of a door."""
    state = state_of(game)
    survivor = state.survivors[who]
    state.removed += [*survivor.left, *survivor.right]
    survivor.left, survivor.right = [], []
    icons = state.library.code_tokens[state.locks[lock]]
    for colour in icons[missing:]:
        number = next(one for one in state.pile if state.card(one).colour == colour)
        state.pile.remove(number)
        survivor.left.append(number)


def at_terminal() -> tuple[Game, DarkestState, int]:
    """Return a game with Bruce at a terminal, holding the 3-icon token of the code."""
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room = 0
    state.survivors[0].ap = 4
    code = state.code[0]
    place_of = state.locks.index(code)
    spare = next(one for one in state.spare_codes if len(state.library.code_tokens[one]) == 3)
    state.spare_codes.remove(spare)
    state.locks[place_of] = spare
    state.survivors[0].codes = [code]
    return game, state, code


@rule(
    "ddd.door.open-action",
    "ddd.door.cards-kept",
    "ddd.door.token-gained",
    "ddd.xp.door",
    "ddd.equip.two-functions",
)
def test_a_door_opens_with_the_symbols_of_the_cards() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    match_symbols(game, 6, 0, 0)
    cards = state.survivors[0].left[:]
    code = state.locks[6]
    choose(game, TryDoor, who=0, lock=6)
    assert state.survivors[0].codes == [code]
    assert state.survivors[0].left == cards
    assert [survivor.xp for survivor in state.survivors] == [1, 1]
    assert 24 in state.house.near[ENTRANCE]
    assert (state.survivors[0].ap, state.darkness) == (3, 0)


@rule("ddd.door.open-action")
def test_symbols_of_the_group_in_the_room_are_pooled() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    match_symbols(game, 6, 0, 1)
    state.removed += state.survivors[1].right
    state.survivors[1].right = []
    colour = state.library.code_tokens[state.locks[6]][0]
    number = next(one for one in state.pile if state.card(one).colour == colour)
    state.pile.remove(number)
    state.survivors[1].left.append(number)
    choose(game, TryDoor, who=0, lock=6)
    assert len(state.survivors[0].codes) == 1


@rule("ddd.door.force", "ddd.darkness.forced-door", "ddd.door.token-faces")
def test_a_door_can_be_forced_or_left() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    match_symbols(game, 6, 0, 2)
    state.removed += state.survivors[1].right
    state.survivors[1].right = []
    choose(game, TryDoor, who=0, lock=6)
    assert events(game, CodeShown)[0].lock == 6
    choose(game, LeaveDoor)
    assert TITLE.view(state, 0)["locks"][6] == list(state.library.code_tokens[state.locks[6]])
    choose(game, TryDoor, who=0, lock=6)
    choose(game, ForceDoor, missing=2)
    assert (state.darkness, state.survivors[0].ap) == (2, 2)
    assert len(events(game, DarknessGrew)) == 2
    assert len(state.survivors[0].codes) == 1


@rule("ddd.door.force")
def test_a_door_is_not_forced_beyond_the_end_of_darkness() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    match_symbols(game, 6, 0, 2)
    state.removed += state.survivors[1].right
    state.survivors[1].right = []
    state.darkness = 4
    choose(game, TryDoor, who=0, lock=6)
    assert isinstance(state.asking, GroupActs)
    assert state.locks[6] >= 0


@rule("ddd.equip.empty-weapon-symbol", "ddd.equip.used-consumable-symbol")
def test_an_empty_weapon_still_shows_its_symbol() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    state.removed += state.survivors[1].right
    state.survivors[1].right = []
    gun = state.survivors[0].right[0]
    state.ammo[gun] = 0
    colour = state.card(gun).colour
    state.locks[6] = next(code for code, icons in enumerate(state.library.code_tokens) if colour in icons)
    icons = len(state.library.code_tokens[state.locks[6]])
    assert missing_symbols(state, 0, 6) == icons - 1
    state.survivors[0].right = []
    assert missing_symbols(state, 0, 6) == icons


@rule("ddd.corner.medicine", "ddd.corner.once-per-round", "ddd.survivor.health-max")
def test_medical_supplies_heal_two() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room = 0
    state.survivors[0].wounds = 1
    state.survivors[1].room = 0
    state.survivors[1].wounds = 5
    stage(game, GroupActs(0))
    choose(game, TakeMedicine, who=0)
    assert (state.survivors[0].wounds, state.survivors[0].ap) == (0, 2)
    assert not has(game, TakeMedicine)


@rule("ddd.corner.ammo-store", "ddd.equip.ammo-max")
def test_the_store_fills_a_weapon_to_eight() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room = 38
    stage(game, GroupActs(0))
    gun = state.survivors[0].right[0]
    choose(game, FillWeapon, who=0, card=gun)
    assert state.ammo[gun] == 8


@rule("ddd.corner.antidote-cabinet", "ddd.corner.lab-function", "ddd.virus.first-token-permanent")
def test_the_cabinet_needs_two_tokens() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room = 8
    state.survivors[0].virus_left = 1
    stage(game, GroupActs(0))
    assert not has(game, TakeAntidote)
    state.survivors[0].virus_left = 2
    again(game)
    choose(game, TakeAntidote, who=0)
    assert state.survivors[0].virus() == 1


@rule("ddd.diff.no-corners")
def test_a_lever_leaves_only_the_terminals() -> None:
    game = cleared("bruce", "nina", corner_functions="terminals_only")
    state = state_of(game)
    state.survivors[0].room = 0
    state.survivors[0].wounds = 3
    stage(game, GroupActs(0))
    assert not has(game, TakeMedicine)
    assert has(game, ForceTerminal)


@rule("ddd.lab.insert-match", "ddd.corner.terminal", "ddd.lab.three-terminals", "ddd.lab.own-token")
def test_a_matching_token_removes_a_marker_for_each_icon() -> None:
    game, state, code = at_terminal()
    stage(game, GroupActs(0))
    choose(game, InsertCode, who=0, code=code, colour=-1)
    assert sum(state.markers) == 4
    assert state.inserted == [code]
    assert state.survivors[0].ap == 2
    assert not has(game, ForceTerminal), "each terminal once per Round"


@rule("ddd.lab.insert-mismatch", "ddd.lab.partial-match")
def test_a_token_may_stand_for_any_marker() -> None:
    game, state, code = at_terminal()
    colour = next(one for one, count in enumerate(state.markers) if count)
    before = state.markers[colour]
    stage(game, GroupActs(0))
    choose(game, InsertCode, who=0, code=code, colour=colour)
    assert state.markers[colour] == before - 1
    assert sum(state.markers) == 6


@rule("ddd.lab.force", "ddd.darkness.forced-terminal", "ddd.lab.force-limit")
def test_forcing_advances_darkness_and_ends_with_it() -> None:
    game, state, _ = at_terminal()
    stage(game, GroupActs(0))
    option = find(game, ForceTerminal, who=0)
    assert isinstance(option, ForceTerminal)
    choose(game, ForceTerminal, who=0, colour=option.colour)
    assert (sum(state.markers), state.darkness) == (6, 1)
    state.used_corners = 0
    state.darkness = 5
    again(game)
    assert has(game, InsertCode)
    assert not has(game, ForceTerminal)


@rule("ddd.lab.token-permanent")
def test_with_three_tokens_inserted_only_force_is_left() -> None:
    game, state, _ = at_terminal()
    state.inserted = [state.spare_codes.pop() for _ in range(3)]
    stage(game, GroupActs(0))
    assert not has(game, InsertCode)
    assert has(game, ForceTerminal)


@rule("ddd.lab.opens", "ddd.lab.any-round", "ddd.lab.darkness-continues")
def test_the_last_marker_opens_the_laboratory() -> None:
    game, state, code = at_terminal()
    icons = state.library.code_tokens[code]
    state.markers = [1 if colour in icons else 0 for colour in range(7)]
    stage(game, GroupActs(0))
    choose(game, InsertCode, who=0, code=code, colour=-1)
    assert len(events(game, LaboratoryOpened)) == 1
    assert state.house.near[8] == [6]


@rule("ddd.corner.three-plus-lab", "ddd.corner.cost")
def test_three_corners_have_a_terminal_and_a_function_the_laboratory_only_a_function() -> None:
    # C2, C1 and C3 with the kind of option that is theirs, then the Laboratory.
    for room, own in ((0, TakeMedicine), (30, ControlFire), (38, FillWeapon), (8, TakeAntidote)):
        game = acting("bruce", "nina", rooms=(room, ENTRANCE))
        state = state_of(game)
        survivor = state.survivors[0]
        survivor.wounds = 1
        survivor.virus_left = 2
        burn(game, 6, 1)
        again(game)
        offered = {type(option) for option in state.offered if getattr(option, "who", -1) == 0}
        functions = {TakeMedicine, ControlFire, FillWeapon, TakeAntidote}
        assert offered & functions == {own}
        assert (ForceTerminal in offered) == (room != 8)
        # One Action Point is not enough for either.
        survivor.ap = 1
        again(game)
        assert not any(type(option) in {own, ForceTerminal} for option in state.offered)
