"""Options say what kind of thing they do, in words that clients know."""

from random import Random

import pytest

import veglia
from veglia.kernel.offers import Offer
from veglia.show.look import OptionLook
from veglia.show.roles import role_of


@pytest.mark.parametrize(
    ("look", "role"),
    [
        (OptionLook("move", "move", ["zone"]), "move"),
        (OptionLook("zombie_move", "move", ["space"]), "move"),
        (OptionLook("zombie_move", "move", ["zombie"]), ""),
        (OptionLook("fire", "attack", ["zone", "foes", "card"]), "attack"),
        (OptionLook("put", "inventory", ["slot", "card"]), "put"),
        (OptionLook("give", "trade", ["receiver", "card", "who"]), "put"),
        (OptionLook("discard", "discard", ["card", "survivor"]), "discard"),
        (OptionLook("discard", "answer", ["who"]), ""),
        (OptionLook("end_turn", "end", ["self"]), "end"),
        (OptionLook("done", "move", ["hero"]), "end"),
        (OptionLook("objective", "mission", ["objective"]), "goal"),
        (OptionLook("search", "search", ["pile/equipment"]), ""),
    ],
)
def test_a_look_says_its_role(look: OptionLook, role: str) -> None:
    assert role_of(look) == role


def offers(game: veglia.Game) -> list[Offer]:
    return game.title.presentation.offers(game.state, game.state.offered, "en", 0)


def test_a_shot_at_a_zone_without_zombies_is_idle() -> None:
    """Only attacks are: who moves to an empty Zone does something."""
    game = veglia.new_game("undead_or_alive", mission="m1", seed=5)
    chance = Random(3)
    for _ in range(80):
        shots = [one for one in offers(game) if one.role == "attack"]
        for shot in shots:
            zone = shot.targets[0]
            scene = game.title.presentation.scene(game.state, None, "en")
            there = [piece for piece in scene.pieces if piece.zone == zone and piece.sort == "foe"]
            assert shot.is_idle == (not there), shot
        assert not any(one.is_idle for one in offers(game) if one.role != "attack")
        if any(shot.is_idle for shot in shots):
            return
        game.choose(chance.randrange(len(game.state.offered)))
    raise AssertionError("no shot was offered")
