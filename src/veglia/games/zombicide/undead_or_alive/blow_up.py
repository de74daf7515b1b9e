"""Dynamite at a Mobile token on the Train: the whole section is blown up and becomes tracks."""

from typing import Any

from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.ending import check_goals
from veglia.games.zombicide.engine.hits import AfterAttack
from veglia.games.zombicide.engine.spawn import MOBILE, SpawnNext, move_token, order_of, starting_zone
from veglia.games.zombicide.engine.traits.combat_reflexes import React
from veglia.games.zombicide.undead_or_alive.carry import Passage, heir
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.strip import is_train
from veglia.games.zombicide.undead_or_alive.train import Train, section_zones
from veglia.kernel.machine import Step


def doomed_section(state: UndeadState, train: Train, zone: int) -> str:
    """Return the section that Dynamite in a Zone blows up, empty for none."""
    if not train.blow_up_rule:
        return ""
    for token in state.spawns:
        if token.kind == MOBILE and token.zone == zone:
            for tile in state.strip:
                if is_train(tile) and zone in section_zones(state.board, tile):
                    return tile
    return ""


def blow_up(state: UndeadState, train: Train, tile: str) -> None:
    """Bring the section's Mobile tokens home and its Survivors into the street, then turn it over."""
    rule = train.blow_up_rule
    pending = state.agenda[:]
    spawned = [already_spawned(state, step) for step in pending]
    zones = section_zones(state.board, tile)
    for number, token in enumerate(state.spawns):
        if token.kind == MOBILE and token.zone in zones:
            move_token(state, number, starting_zone(state), rule)
    before = state.board
    train.turn_to_tracks(state, tile, rule)
    passage = Passage(before, state.board)
    kept: list[Step[Any]] = []
    for step, tokens in zip(pending, spawned, strict=True):
        kept += renumbered(state, passage, step, tokens)
    state.agenda = kept + state.agenda[len(pending) :]
    check_goals(state)


def already_spawned(state: UndeadState, step: Step[Any]) -> list[int]:
    """Return the tokens a Spawn step under way has passed."""
    if not isinstance(step, SpawnNext):
        return []
    return [number for number in range(len(state.spawns)) if order_of(state, number) <= step.after]


def renumbered(state: UndeadState, passage: Passage, step: Step[Any], tokens: list[int]) -> list[Step[Any]]:
    """Return a pending step with the Zones of the new map; none if its Zone is no more.

    These are all the steps with Zones in them that can be pending while Dynamite is thrown.
    """
    if isinstance(step, SpawnNext):
        return [SpawnNext(max([order_of(state, number) for number in tokens], default=-1))]
    if isinstance(step, React):
        heirs = passage.heirs[step.zone]
        return [React(step.survivor, heirs[0])] if heirs else []
    if isinstance(step, AfterAttack):
        old = step.attack
        zone = heir(passage, old.zone)
        attack = Attack(old.who, old.card, old.second, old.helper, zone, old.scopes)
        return [AfterAttack(attack, step.kills)]
    return [step]
