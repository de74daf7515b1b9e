# veglia: interpreted
"""What would come of an option, as far as the rules decide it.

An option is taken on a copy on which nothing else is pending, so that the rules' own code answers and no
hidden card or die beyond the option itself comes to light; what is random about it is never looked at.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import RollAttack
from veglia.games.zombicide.engine.rules.events import PaidForZombies
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.explain.speaking import Speaker
from veglia.kernel.machine import Ask, Option
from veglia.kernel.offers import Preview

S = TypeVar("S", bound=ZombicideState)
# What there is to say about some options: of a state, its question, one of the options, in a language.
Outlook = Callable[[S, Ask[Any], Option, Speaker], Preview]
Outlooks = list[tuple[tuple[type[Any], ...], Outlook[S]]]


def outlook_on(state: S, option: Option, speaker: Speaker, outlooks: Outlooks[S]) -> Preview:
    """Return what would come of an option; the first outlook for its class counts, and there may be none."""
    asking = state.asking
    for kinds, look in outlooks:
        if isinstance(option, kinds) and asking is not None:
            return look(state, asking, option, speaker)
    return Preview([])


def taken(state: S, asking: Ask[Any], option: Option) -> S:
    """Return a copy on which an option has just been taken and only what it brings is pending."""
    twin = cast(S, state.copy())
    twin.agenda = []
    twin.asking = None
    twin.log = []
    asking.take(twin, option)
    twin.agenda = [step for step in twin.agenda if step is not asking]
    return twin


def attack_in(twin: ZombicideState) -> Attack | None:
    """Return the attack that is about to be rolled."""
    return next((step.attack for step in reversed(twin.agenda) if isinstance(step, RollAttack)), None)


def paid_remarks(twin: ZombicideState) -> list[Remark]:
    """Return what leaving Zombies behind has cost."""
    return [
        Remark("pays", event.rule, count=event.count)
        for event in twin.log or []
        if isinstance(event, PaidForZombies)
    ]


def ending_remarks(twin: ZombicideState) -> list[Remark]:
    """Return whether the game has come to its end."""
    result = twin.result
    return [] if result is None else [Remark("wins" if twin.is_won() else "loses", result.rule)]


def arrival_remarks(twin: ZombicideState, who: int) -> list[Remark]:
    """Return which Zombies stand around a Survivor who has moved, and how many see it."""
    zone = twin.survivors[who].zone if who >= 0 else -1
    if zone < 0:
        return []
    there = twin.zombies_in(zone)
    found = [Remark("zombies_there", "uoa.actions.move-leave-zombies", zone=zone, count=there)]
    return (found if there > 0 else []) + [seen_remark(twin, zone)]


def seen_remark(twin: ZombicideState, zone: int) -> Remark:
    """Return how many Zombies elsewhere see a Zone."""
    count = 0
    for other in range(twin.board.size):
        if other != zone and twin.board.sight.can_see(other, zone):
            count += twin.zombies_in(other)
    key = "seen_by" if count > 0 else "unseen"
    return Remark(key, "uoa.zphase.target-b-most-visible", zone=zone, count=count)


def draw_outlook(state: ZombicideState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return how many cards there are to draw from."""
    left = len(state.equipment.pile)
    if left > 0:
        remark = Remark("cards_left", "uoa.actions.search", count=left)
    else:
        count = len(state.equipment.discards)
        remark = Remark("cards_again", "uoa.actions.search-deck-reshuffle", count=count)
    return Preview([speaker.say(remark)])
