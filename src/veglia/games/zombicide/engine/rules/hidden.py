"""What nobody sees: piles, faces of Objectives, the dice; dealt anew for those who only imagine them."""

from veglia.games.zombicide.engine.rules.state import Objective, ZombicideState
from veglia.kernel.dice import Dice


def mix(objectives: list[Objective], dice: Dice) -> None:
    """Deal the faces of the hidden Objectives anew among their Zones."""
    hidden = [number for number, token in enumerate(objectives) if token.is_hidden]
    faces = [objectives[number].colour for number in hidden]
    dice.shuffle(faces)
    for number, colour in zip(hidden, faces):
        objectives[number] = Objective(objectives[number].zone, colour, False, True)


def put_in_order(objectives: list[Objective]) -> None:
    """Deal the faces of the hidden Objectives in a fixed order."""
    hidden = [number for number, token in enumerate(objectives) if token.is_hidden]
    faces = sorted([objectives[number].colour for number in hidden])
    for number, colour in zip(hidden, faces):
        objectives[number] = Objective(objectives[number].zone, colour, False, True)


def redeal(pile: list[int], dice: Dice) -> None:
    """Shuffle a pile from a fixed order: what comes depends on the dice alone, not on what is true."""
    pile.sort()
    dice.shuffle(pile)


def redeal_rest(twin: ZombicideState, dice: Dice) -> None:
    """Deal the faces of hidden Objectives anew, and go on with other dice."""
    put_in_order(twin.objectives)
    mix(twin.objectives, dice)
    fresh = dice.copy()
    fresh.reveals = twin.dice.reveals
    twin.dice = fresh
