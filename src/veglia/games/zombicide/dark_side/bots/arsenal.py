"""What cards and Machines are worth, as bots see it."""

from veglia.games.zombicide.dark_side.rules.card_worth import worth_in_hand
from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.machines import controls
from veglia.games.zombicide.dark_side.rules.seeing import sight_with
from veglia.games.zombicide.dark_side.rules.slots import HANDS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.bots.armoury import force
from veglia.games.zombicide.engine.bots.errands import party
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.state import NO_CARD


def aim(state: DarkState, who: int) -> float:
    """Return the force that a Survivor can use on Xenos it sees from where it stands."""
    survivor = state.survivors[who]
    best = 0.0
    for hand in range(HANDS):
        card = survivor.cards[hand]
        if card == NO_CARD:
            continue
        kind = dark_card(state, card)
        worth = worth_in_hand(state, survivor.cards, card, force(kind))
        if worth > best and kind.dice > 0:
            sight = sight_with(state, who, kind.is_prototype)
            ranges = sight.ranges[survivor.zone]
            for zone in sight.seen[survivor.zone]:
                if kind.range_min <= ranges[zone] <= kind.range_max and state.zombies_in(zone) > 0:
                    best = worth
                    break
    return best


def machinery(state: DarkState, weights: Weights) -> float:
    """Return what Machines under control speak for, more with Xenos in their reach."""
    points = 0.0
    people = party(state)
    for number, machine in enumerate(state.machines):
        if machine.zone < 0:
            continue
        for who in people:
            if controls(state, who, number):
                card = state.card(content(state).machine_card(machine.kind))
                points += weights.control * force(card) * (2.0 if has_target(state, number) else 1.0)
                break
    return points


def has_target(state: DarkState, number: int) -> bool:
    """Return whether a Machine could fire at Xenos."""
    machine = state.machines[number]
    card = state.card(content(state).machine_card(machine.kind))
    ranges = state.board.sight.ranges[machine.zone]
    for zone in state.board.sight.seen[machine.zone]:
        if card.range_min <= ranges[zone] <= card.range_max and state.zombies_in(zone) > 0:
            return True
    return False
