# veglia: interpreted
"""The scene: everything that a seat may see."""

from veglia.games.last_night_on_earth.rules import hidden
from veglia.games.last_night_on_earth.rules.dying import BLACK_FROM
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import CARD
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.rules.zombie_turn import counted
from veglia.games.last_night_on_earth.show.cards import card_of
from veglia.games.last_night_on_earth.show.inset import inset
from veglia.games.last_night_on_earth.show.names import LastNightNames
from veglia.games.last_night_on_earth.show.pieces import hero_title, pieces
from veglia.games.last_night_on_earth.show.texts import look, said_in
from veglia.kernel.machine import OVER
from veglia.kernel.scene import (
    Bar,
    Card,
    Chip,
    Ending,
    GoalStatus,
    Hand,
    Hero,
    Pile,
    Scene,
    Skill,
    Slot,
    Track,
    TrackStep,
    WinningSide,
)
from veglia.show.ids import figure_id, pile_id, skill_id, slot_id


def scene(state: LastNightState, seat: int | None, names: LastNightNames) -> Scene:
    said = names.text
    row = library().scenarios[state.scenario]
    return Scene(
        state.town.key,
        row.name[names.language],
        state.round,
        said["phases"].get(state.phase, state.phase),
        names.hero(state.active) if state.active >= 0 else "",
        chips(state, names),
        goals(state, names),
        sorted(
            {
                row.rule,
                *(library().special_rules[id].rule for id in state.rules if id in library().special_rules),
            }
        ),
        pieces(state, names),
        [hero_card(state, hero, names) for hero in range(len(state.heroes))],
        piles(state, names),
        ending(state, seat, names),
        [*hands(state, seat, names), *loose_cards(state, seat, names)],
        [sun_track(state, names)],
        inset(state, names),
    )


def chips(state: LastNightState, names: LastNightNames) -> list[Chip]:
    said = names.text
    scenario = scenario_of(state)
    return [
        Chip(said["zombies_on_board"], f"{counted(state)}/{scenario.zombie_limit(state)}"),
        Chip(said["zombies_killed"], str(state.count("zombies_killed"))),
        Chip(said["heroes_killed"], f"{state.count('heroes_killed')}/{scenario.dead_heroes}", "red"),
    ]


def goals(state: LastNightState, names: LastNightNames) -> list[GoalStatus]:
    """Return the objectives of both sides, the Heroes' first."""
    scenario = scenario_of(state)
    row = library().scenarios[state.scenario]
    winners = state.result.winners if state.result is not None else ()
    won = [any(state.sides[seat] == side for seat in winners) for side in (HEROES, ZOMBIES)]
    return [
        GoalStatus(row.goals[side][names.language], won[place], progress, str(names.text["sides"][side]))
        for place, (side, progress) in enumerate(
            (
                ("heroes", scenario.progress(state)),
                ("zombies", f"{state.count('heroes_killed')}/{scenario.dead_heroes}"),
            )
        )
    ]


def hero_card(state: LastNightState, hero: int, names: LastNightNames) -> Hero:
    one = state.heroes[hero]
    kind = state.hero_kind(hero)
    said = names.text
    is_turned = state.zombie(FIRST_ZOMBIE_HERO + hero) is not None
    out = "" if one.space != NO_SPACE or state.phase == "setup" else said["turned" if is_turned else "dead"]
    return Hero(
        figure_id(hero),
        look().heroes[kind.id],
        names.hero(hero),
        hero_title(state, hero, names.language),
        one.seat,
        hero == state.active,
        out,
        [Bar(said["wounds"], max(0, kind.wounds - one.wounds), kind.wounds, shape="hearts")],
        0,
        0,
        slots(state, hero, names),
        skills(state, hero, names),
        notes(state, hero, names),
    )


def slots(state: LastNightState, hero: int, names: LastNightNames) -> list[Slot]:
    """Return the items of a Hero; cards of a combination share the number of the item."""
    said = names.text["kinds"]
    found: list[Slot] = []
    for card in state.heroes[hero].townsfolk:
        found.append(
            Slot(
                slot_id(hero, len(found)),
                names.text["townsfolk"],
                "pack",
                card_of(state, card, names.language),
            )
        )
    for place, item in enumerate(state.heroes[hero].items):
        for card in item:
            kind = state.kind(card)
            name = said[kind.type] if len(item) == 1 else f"{said[kind.type]} ({place + 1})"
            found.append(
                Slot(
                    slot_id(hero, len(found)),
                    name,
                    "hand" if kind.is_weapon else "pack",
                    card_of(state, card, names.language),
                )
            )
    return found


def skills(state: LastNightState, hero: int, names: LastNightNames) -> list[Skill]:
    kind = state.hero_kind(hero)
    row = library().heroes[kind.id]
    owned = state.heroes[hero].has_advanced
    abilities = list(zip(kind.abilities, row.abilities, strict=True))
    if state.has_rule("advanced_abilities"):
        abilities.append((kind.advanced, row.advanced))
    return [
        Skill(
            skill_id(one.id),
            said_in(one.name, names.language),
            said_in(one.text, names.language),
            state.content.abilities[place].trait.rule,
            "have" if place != kind.advanced or owned else "later",
            "blue" if place != kind.advanced else "yellow",
        )
        for place, one in abilities
    ]


def notes(state: LastNightState, hero: int, names: LastNightNames) -> list[str]:
    one = state.heroes[hero]
    said = names.text
    found: list[str] = []
    if one.is_activated and hero != state.active:
        found.append(said["has_acted"])
    if one.loses_turn:
        found.append(said["loses_turn"])
    if one.ally >= 0:
        found.append(said["leads_ally"])
    if one.supplies:
        found.append(said["supplies"].format(one.supplies))
    if one.experience:
        found.append(said["experience"].format(one.experience))
    found += [names.trait(lasting.trait) for lasting in state.lasting if lasting.hero == hero]
    return found


def piles(state: LastNightState, names: LastNightNames) -> list[Pile]:
    found: list[Pile] = []
    for name, deck in (
        ("hero", state.hero_deck),
        ("zombie", state.zombie_deck),
        ("unique", state.unique_deck),
        ("tactic", state.tactic_deck),
        ("grave", state.grave_deck),
    ):
        if deck.pile or deck.discards or name in ("hero", "zombie"):
            top = card_of(state, deck.discards[-1], names.language) if deck.discards else None
            discards = [names.card(card) for card in deck.discards]
            title = names.text["piles"][name]
            note = names.text["pile_notes"].get(name, "")
            found.append(Pile(pile_id(name), look().piles[name], title, len(deck.pile), top, discards, note))
    if state.has_rule("manor_deck"):
        name = names.text["piles"]["manor"]
        found.append(Pile(pile_id("manor"), look().piles["manor"], name, len(state.manor_deck)))
    return found


def hands(state: LastNightState, seat: int | None, names: LastNightNames) -> list[Hand]:
    """Return the hidden cards of each Hero and of each Zombie player; others see their backs."""
    said = names.text["hand_of"]
    found: list[Hand] = []
    is_open = hidden.sees_heroes(state, seat)
    for hero, one in enumerate(state.heroes):
        if one.space == NO_SPACE:
            continue
        cards = [card_of(state, card, names.language) for card in one.events] if is_open else []
        name = said.format(names.hero(hero))
        found.append(Hand(f"hand/hero/{hero}", name, one.seat, len(one.events), cards, look().piles["hero"]))
    is_open = hidden.sees_zombies(state, seat)
    for owner in state.seats_of(ZOMBIES):
        held = state.hands[owner]
        cards = [card_of(state, card, names.language) for card in held] if is_open else []
        name = names.text["hand_of_player"].format(names.seat(owner))
        found.append(Hand(f"hand/{owner}", name, owner, len(held), cards, look().piles["zombie"]))
    return found


def loose_cards(state: LastNightState, seat: int | None, names: LastNightNames) -> list[Hand]:
    """Return cards that lie on the table: in play for all to see, or drawn for the Heroes to choose from."""
    found: list[Hand] = []
    cards = [card_of(state, one.card, names.language) for one in state.lasting if one.card >= 0]
    cards += [ability_card(state.content.abilities[place].id, names) for place in state.zombie_abilities]
    if cards:
        found.append(Hand("hand/play", names.text["in_play"], None, len(cards), cards))
    if state.pooled:
        is_open = hidden.sees_heroes(state, seat)
        cards = [card_of(state, card, names.language) for card in state.pooled] if is_open else []
        name, back = names.text["drawn_pool"], look().piles["hero"]
        found.append(Hand("hand/pool", name, None, len(state.pooled), cards, back))
    looked = looked_at(state, seat)
    if looked:
        cards = [card_of(state, card, names.language) for card in looked]
        found.append(Hand("hand/looked", names.text["looked_at"], seat, len(cards), cards))
    return found


def ability_card(id: str, names: LastNightNames) -> Card:
    """Return an Ability card of the Zombies."""
    row = library().zombie_abilities[id]
    name, text = said_in(row.name, names.language), said_in(row.text, names.language)
    return Card(skill_id(id), f"ability_{id}", name, [], [names.text["zombie_ability"]], text)


def looked_at(state: LastNightState, seat: int | None) -> list[int]:
    """Return the cards that a seat chooses from and that lie nowhere else in sight.

    They are on top of a deck, or have been drawn from one.
    """
    asking = state.asking
    if not isinstance(asking, Choose) or asking.choice.thing != CARD or seat not in asking.asked:
        return []
    return [card for card in asking.choice.among if not is_in_sight(state, card)]


def is_in_sight(state: LastNightState, card: int) -> bool:
    """Return whether a card lies beside a Hero, in a hand, in play, with a Zombie or in a discard pile."""
    decks = (state.hero_deck, state.zombie_deck, state.unique_deck, state.tactic_deck, state.grave_deck)
    held = [*state.hands, state.pooled, *(deck.discards for deck in decks)]
    for hero in state.heroes:
        held += [hero.events, hero.townsfolk, *map(list, hero.items)]
    if any(card in cards for cards in held):
        return True
    return any(one.card == card for one in state.lasting) or any(one.weapon == card for one in state.zombies)


def sun_track(state: LastNightState, names: LastNightNames) -> Track:
    """Return the Sun track: it counts down to 1."""
    said = names.text
    first = scenario_of(state).turns
    steps = [TrackStep(step, said["black"], "black") for step in range(BLACK_FROM, first + 1)]
    steps.append(TrackStep(1, said["dawn"], "red"))
    return Track("track/sun", "sun", said["sun"], first, 1, state.sun or first, steps)


def ending(state: LastNightState, seat: int | None, names: LastNightNames) -> Ending | None:
    result = state.result
    if result is None:
        return None
    side = "heroes" if result.winners and state.sides[result.winners[0]] == HEROES else "zombies"
    outcome = OVER if seat is None else result.outcome(seat)
    goal = library().scenarios[state.scenario].goals[side][names.language]
    text = names.text["endings"][side].format(goal[:1].lower() + goal[1:])
    return Ending(outcome, text, result.rule, [WinningSide(side, names.text["sides"][side])])
