"""Upkeep step 2: replacements enter, Survivors of one room are a group, the players choose the order."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.entering import Entered
from veglia.games.dark_darker_darkest.rules.equipping import stow
from veglia.games.dark_darker_darkest.rules.events import CameIn, GroupFormed, Returned
from veglia.games.dark_darker_darkest.rules.paths import rooms_with_survivors
from veglia.games.dark_darker_darkest.rules.pieces import NOWHERE
from veglia.games.dark_darker_darkest.rules.placing import calm_rooms
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.starting import starting_card
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import action_points
from veglia.kernel.machine import Option, Step


class Grouping(Step[DarkestState]):
    """Replacements of those who were out when the Round began, then groups."""

    rule: ClassVar[str] = "ddd.group.form"

    def __init__(self, out: tuple[int, ...]) -> None:
        self.out = out

    def run(self, state: DarkestState) -> None:
        state.push(FormGroups())
        for who in reversed(self.out):
            state.push(ChooseReplacement(who))


class ReturnAs(Option):
    """Come back as a Survivor who is not in play."""

    def __init__(self, profile: int) -> None:
        self.profile = profile


class ChooseReplacement(SurvivorAsk):
    """The player of an eliminated Survivor chooses another one, or the same anew."""

    rule: ClassVar[str] = "ddd.death.replacement"

    def options(self, state: DarkestState) -> list[Option]:
        taken = {survivor.profile for survivor in state.survivors if survivor.room != NOWHERE}
        has_kickstarter = state.settings.options["kickstarter_survivors"] == "on"
        return [
            ReturnAs(place)
            for place, profile in enumerate(state.library.profiles)
            if place not in taken and (profile.set == "base" or has_kickstarter)
        ]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, ReturnAs)
        survivor = state.survivors[self.who]
        survivor.profile = option.profile
        survivor.bought = 1
        survivor.ap = action_points(state, self.who)
        state.emit(Returned(self.who, option.profile), "ddd.death.reentry")
        card = starting_card(state, state.profile(self.who).start)
        if card >= 0:
            stow(state, self.who, card)
            state.ammo[card] = state.card_type(card).ammo
        state.push(ChooseReentry(self.who))


class ReenterAt(Option):
    def __init__(self, room: int) -> None:
        self.room = room


class ChooseReentry(SurvivorAsk):
    """The replacement enters by the Entrance; if that burns, perhaps on the nearest tiles without fire."""

    rule: ClassVar[str] = "ddd.death.reentry"

    def options(self, state: DarkestState) -> list[Option]:
        entrance = 2 * state.house.plan.entrance
        if not state.is_burning(entrance // 2):
            return [ReenterAt(entrance)]
        return [ReenterAt(room) for room in [entrance, *nearest_calm(state, entrance)]]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, ReenterAt)
        state.survivors[self.who].room = option.room
        state.emit(CameIn(self.who, option.room), self.rule)
        reveal_seen(state)
        state.push(Entered((self.who,), option.room))


def nearest_calm(state: DarkestState, start: int) -> list[int]:
    """Return the rooms without fire that are nearest to one by steps."""
    calm = set(calm_rooms(state))
    seen = {start}
    edge = [start]
    while edge:
        found = [room for room in edge if room in calm]
        if found:
            return sorted(found)
        following: list[int] = []
        for room in edge:
            for near in state.house.near[room]:
                if near not in seen:
                    seen.add(near)
                    following.append(near)
        edge = following
    return []


class FormGroups(Step[DarkestState]):
    """Survivors who share a room are one group for the whole Round."""

    rule: ClassVar[str] = "ddd.group.form"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        groups = 0
        for room in rooms_with_survivors(state):
            members = state.in_room(room)
            for who in members:
                state.survivors[who].group = groups
            state.emit(GroupFormed(groups, tuple(members)), self.rule)
            groups += 1
        state.order = []
        state.push(ChooseOrder(tuple(range(groups))))


class ActNext(Option):
    """This group takes the next group space."""

    def __init__(self, group: int) -> None:
        self.group = group


class ChooseOrder(PlayersAsk):
    """The players assign groups to the group spaces, from left to right."""

    rule: ClassVar[str] = "ddd.group.order"

    def __init__(self, groups: tuple[int, ...]) -> None:
        self.groups = groups

    def options(self, state: DarkestState) -> list[Option]:
        return [ActNext(group) for group in self.groups]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, ActNext)
        state.order.append(option.group)
        state.push(ChooseOrder(tuple([group for group in self.groups if group != option.group])))
