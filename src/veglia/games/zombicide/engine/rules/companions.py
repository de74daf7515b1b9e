"""Companions: Survivors without Turn, cards or skills, who go wherever their Leader goes."""

from veglia.games.zombicide.engine.rules.state import LONE, NOBODY, Objective, ZombicideState
from veglia.kernel.machine import Event, Option


class CompanionFollowed(Event):
    def __init__(self, companion: int, survivor: int) -> None:
        self.companion = companion
        self.survivor = survivor


class CompanionGiven(Event):
    def __init__(self, companion: int, survivor: int) -> None:
        self.companion = companion
        self.survivor = survivor


class TokenGiven(Event):
    def __init__(self, token: int, survivor: int) -> None:
        self.token = token
        self.survivor = survivor


def companions_of(state: ZombicideState, leader: int) -> list[int]:
    """Return whom a Survivor leads."""
    return [who for who, survivor in enumerate(state.survivors) if survivor.leader == leader]


def lone_companions(state: ZombicideState, zone: int) -> list[int]:
    """Return the Companions without a Leader in a Zone."""
    return [
        who
        for who, survivor in enumerate(state.survivors)
        if survivor.leader == LONE and survivor.zone == zone
    ]


def follow(state: ZombicideState, leader: int) -> None:
    """Bring the Companions of a Survivor to where it is; this is no entry of their own."""
    zone = state.survivors[leader].zone
    for who in companions_of(state, leader):
        state.survivors[who].zone = zone
        state.survivors[who].is_riding = state.survivors[leader].is_riding
        state.emit(CompanionFollowed(who, leader), "uoa.companion.follows")


def take_lead(state: ZombicideState, companion: int, leader: int) -> None:
    """Make a Survivor the Leader of a Companion: it gets the Class, but no Health."""
    before = state.survivors[companion].leader
    state.survivors[companion].leader = leader
    state.survivors[companion].is_riding = state.survivors[leader].is_riding
    class_bit = state.scenario.library.profiles[state.survivors[companion].profile].class_bit
    if before >= 0 and own_classes(state, before) & class_bit == 0:
        state.survivors[before].classes &= ~class_bit
    state.survivors[leader].classes |= class_bit


def own_classes(state: ZombicideState, who: int) -> int:
    """Return the Classes a Survivor has by itself, by its skills and by those it leads."""
    library = state.scenario.library
    survivor = state.survivors[who]
    classes = library.profiles[survivor.profile].class_bit
    for skill in survivor.skills:
        classes |= library.traits[skill].membership()
    for companion in companions_of(state, who):
        classes |= library.profiles[state.survivors[companion].profile].class_bit
    return classes


class GiveCompanion(Option):
    """Hand a Companion over to this Survivor in a trade."""

    def __init__(self, companion: int, survivor: int) -> None:
        self.companion = companion
        self.survivor = survivor


class GiveToken(Option):
    """Hand a token on the Dashboard over to this Survivor in a trade."""

    def __init__(self, token: int, survivor: int) -> None:
        self.token = token
        self.survivor = survivor


def tokens_of(state: ZombicideState, holder: int) -> list[int]:
    """Return the Objectives on a Survivor's Dashboard."""
    return [number for number, token in enumerate(state.objectives) if token.holder == holder]


def hold_token(state: ZombicideState, number: int, holder: int) -> None:
    """Put a taken Objective on a Survivor's Dashboard, or (NOBODY) out of the game."""
    token = state.objectives[number]
    state.objectives[number] = Objective(token.zone, token.colour, token.is_taken, token.is_hidden, holder)


def has_goods(state: ZombicideState, who: int) -> bool:
    """Return whether a Survivor has something to trade beside cards."""
    return bool(companions_of(state, who)) or bool(tokens_of(state, who))


def offer_goods(
    state: ZombicideState, pair: tuple[int, int], handed: tuple[int, ...], passed: tuple[int, ...]
) -> list[Option]:
    """Return what two Survivors can hand over, each Companion and each token once."""
    out: list[Option] = []
    for giver, taker in (pair, (pair[1], pair[0])):
        for companion in companions_of(state, giver):
            if companion not in handed:
                out.append(GiveCompanion(companion, taker))
        for token in tokens_of(state, giver):
            if token not in passed:
                out.append(GiveToken(token, taker))
    return out


def give_companion(state: ZombicideState, companion: int, leader: int) -> None:
    """Hand a Companion over, miniature and Class included."""
    take_lead(state, companion, leader)
    state.emit(CompanionGiven(companion, leader), "uoa.companion.trade")


def give_token(state: ZombicideState, token: int, holder: int) -> None:
    """Hand a token of the Dashboard over."""
    hold_token(state, token, holder)
    state.emit(TokenGiven(token, holder), state.scenario.rules.token_rule())


def give_back(
    state: ZombicideState, pair: tuple[int, int], handed: tuple[int, ...], passed: tuple[int, ...]
) -> None:
    """Undo what a trade handed over: each thing went from one to the other once."""
    for companion in handed:
        leader = state.survivors[companion].leader
        take_lead(state, companion, pair[1] if leader == pair[0] else pair[0])
    for token in passed:
        holder = state.objectives[token].holder
        if holder != NOBODY:
            hold_token(state, token, pair[1] if holder == pair[0] else pair[0])
