"""What a seat cannot see, dealt anew: decks, hands of the other side, markers that lie face down."""

from veglia.games.last_night_on_earth.rules.drawing import PlayDrawn
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import CARD
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_turn import PlayAtOnce
from veglia.kernel.dice import Dice


def sees_heroes(state: LastNightState, seat: int | None) -> bool:
    """Return whether a seat sees the Events of the Heroes."""
    return seat is not None and state.sides[seat] == HEROES


def sees_zombies(state: LastNightState, seat: int | None) -> bool:
    """Return whether a seat sees the hands of the Zombie players."""
    return seat is not None and state.sides[seat] == ZOMBIES


def shown_cards(state: LastNightState) -> list[int]:
    """Return the cards that stay where they are.

    Those in hands that everybody has seen because they are about to be played at once, and those that a
    question names: the answer has to find them.
    """
    found: list[int] = []
    for step in [*state.agenda, state.asking]:
        if isinstance(step, (PlayAtOnce, PlayDrawn)):
            found.append(step.card)
        elif isinstance(step, Choose) and step.choice.thing == CARD:
            found += step.choice.among
            found += step.choice.data
    return found


def deal_anew(dice: Dice, groups: list[list[int]], fixed: list[int]) -> None:
    """Share the cards of several groups out anew, as many to each; fixed ones stay where they are."""
    cards = sorted(card for group in groups for card in group if card not in fixed)
    dice.shuffle(cards)
    for group in groups:
        for place, card in enumerate(group):
            if card not in fixed:
                group[place] = cards.pop()


def swap_items(state: LastNightState, hands: list[list[int]], pile: list[int], fixed: list[int]) -> None:
    """Change items that were dealt into hands for other cards of a pile: items always lie open."""
    for hand in hands:
        for place, card in enumerate(hand):
            if card in fixed or not state.kind(card).is_item:
                continue
            for other, held in enumerate(pile):
                if held not in fixed and not state.kind(held).is_item:
                    hand[place], pile[other] = held, card
                    break


def imagine(state: LastNightState, seat: int | None, dice: Dice) -> LastNightState:
    """Return a copy in which all that a seat cannot see is redealt at random."""
    twin = state.copy()
    fixed = shown_cards(twin)
    hero_groups = [twin.hero_deck.pile, twin.manor_deck]
    tactic_groups = [twin.tactic_deck.pile]
    if not sees_heroes(twin, seat):
        split_hands(twin, hero_groups, tactic_groups)
    deal_anew(dice, hero_groups, fixed)
    # Behind the deck and the Manor House deck come the hands, and last what was drawn to choose from.
    swap_items(twin, hero_groups[2:-1], hero_groups[0], fixed)
    deal_anew(dice, tactic_groups, fixed)
    join_hands(twin, hero_groups, tactic_groups, sees_heroes(twin, seat))
    zombie_groups = [twin.zombie_deck.pile]
    if not sees_zombies(twin, seat):
        zombie_groups += twin.hands
    deal_anew(dice, zombie_groups, fixed)
    for deck in (twin.unique_deck, twin.grave_deck):
        deal_anew(dice, [deck.pile], fixed)
    turn_markers(twin, dice)
    twin.dice = dice.copy()
    dice.next_number()
    twin.dice.reveals = state.dice.reveals
    if twin.asking is not None:
        # What others are offered depends on their hands.
        twin.offered = twin.asking.options(twin)
    return twin


def split_hands(state: LastNightState, heroes: list[list[int]], tactics: list[list[int]]) -> None:
    """Add what the Heroes hold hidden to the groups: Hero cards to those, Survival Tactics to these."""
    for held in [*(hero.events for hero in state.heroes), state.pooled]:
        heroes.append([card for card in held if state.kind(card).deck != "tactic"])
        tactics.append([card for card in held if state.kind(card).deck == "tactic"])


def join_hands(
    state: LastNightState, heroes: list[list[int]], tactics: list[list[int]], is_seen: bool
) -> None:
    """Put what was dealt anew back into the hands, each card where one of its deck was."""
    if is_seen:
        return
    for place, hero in enumerate(state.heroes):
        put_back(state, hero.events, heroes[place + 2], tactics[place + 1])
    put_back(state, state.pooled, heroes[-1], tactics[-1])


def put_back(state: LastNightState, held: list[int], heroes: list[int], tactics: list[int]) -> None:
    from_heroes, from_tactics = heroes[:], tactics[:]
    for place, card in enumerate(held):
        is_tactic = state.kind(card).deck == "tactic"
        held[place] = from_tactics.pop(0) if is_tactic else from_heroes.pop(0)


def turn_markers(state: LastNightState, dice: Dice) -> None:
    """Mix the fronts of markers that lie face down, kind by kind; those in the box may lie there as well."""
    for kind in sorted({marker.kind for marker in state.markers if not marker.is_open}):
        down = [marker for marker in state.markers if marker.kind == kind and not marker.is_open]
        values = sorted([marker.value for marker in down])
        dice.shuffle(values)
        for marker, value in zip(down, values):
            marker.value = value
