# veglia: interpreted
"""What would come of an option, as far as what lies open decides it."""

from collections.abc import Callable
from typing import Any

from veglia.games.last_night_on_earth.rules import barricades, hooks, pick_ups, sources
from veglia.games.last_night_on_earth.rules.allies import KILLED_ON, AttackAlly
from veglia.games.last_night_on_earth.rules.ally_acts import SUCCEEDS_ON, AllyAttack, AllyBuild
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, stops_there
from veglia.games.last_night_on_earth.rules.hero_turn import FightThis, PickFight
from veglia.games.last_night_on_earth.rules.pick_ups import (
    PickUpAntiques,
    PickUpAtRandom,
    PickUpCard,
    PickUpEvent,
    PickUpSupplies,
)
from veglia.games.last_night_on_earth.rules.plays import (
    PlayCard,
    Targeted,
    UseAbility,
    UseGraveWeapon,
    UseItem,
    UseLasting,
)
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchTactic, SearchUnique
from veglia.games.last_night_on_earth.rules.shooting import FIRE_HITS_ON, LightGas
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import cost_of
from veglia.games.last_night_on_earth.rules.weapons import loses_on
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, ZombieStep, prey
from veglia.games.last_night_on_earth.rules.zombie_turn import Engage
from veglia.games.last_night_on_earth.show.cards import card_of
from veglia.games.last_night_on_earth.show.explain.odds import chance_of, fight_odds, hit_needs
from veglia.games.last_night_on_earth.show.explain.speaking import Speaker
from veglia.games.last_night_on_earth.show.glossary import glossary
from veglia.games.last_night_on_earth.show.pieces import zombie_id
from veglia.kernel.machine import Option
from veglia.kernel.offers import Arrow, Preview
from veglia.show.ids import skill_id, zone_id

Outlook = Callable[[LastNightState, Any, Speaker], Preview]


def preview(state: LastNightState, option: Option, language: str) -> Preview:
    """Return what would come of an option; of one that is not looked ahead of, nothing."""
    outlook = OUTLOOKS.get(type(option))
    return Preview([]) if outlook is None else outlook(state, option, Speaker(state, language))


def of_fight(state: LastNightState, option: FightThis | Engage, said: Speaker) -> Preview:
    asking = state.asking
    if isinstance(option, Engage):
        hero = option.hero
    else:
        assert isinstance(asking, PickFight)
        hero = asking.hero
    return Preview(fight_lines(state, hero, option.zombie, said))


def fight_lines(state: LastNightState, hero: int, zombie: int, said: Speaker) -> list[str]:
    """Return the odds of a fight in words."""
    odds = fight_odds(state, hero, zombie)
    key = "fight_dice_ties" if odds.wins_ties else "fight_dice"
    lines = [
        said.say(key, hero=hero, zombie=zombie, count=odds.hero_dice, needed=odds.zombie_dice),
        said.say("fight_odds", win=odds.win, kill=odds.kill, wound=odds.wound),
    ]
    if odds.hit > odds.kill:
        lines.append(said.say("fight_hits", hit=odds.hit))
    if state.wounds_left(hero) <= 1:
        lines.append(said.say("could_kill", hero=hero))
    return [*lines, said.say("unseen")]


def of_step(state: LastNightState, option: HeroStep, said: Speaker) -> Preview:
    """Return what a step costs, whether the move ends there, and which Zombies could come."""
    lines: list[str] = []
    price = cost_of(state, state.heroes[option.hero].space, option.space)
    if price > 1:
        lines.append(said.say("costs", count=price))
    there = len(state.zombies_in(option.space))
    if there:
        lines += [said.say("stops"), said.say("fights_there", count=there)]
    elif stops_there(state, option.hero, option.space):
        lines.append(said.say("dark"))
    twin = state.copy()
    twin.heroes[option.hero].space = option.space
    near = [one for one in twin.zombies if option.space in prey(twin, one) and one.space != option.space]
    if near:
        lines.append(said.say("attacked_there", count=len(near)))
    arrows = [Arrow(zombie_id(one.number), 1, zone_id(one.space), zone_id(option.space)) for one in near]
    return Preview(lines, [], arrows)


def of_search(state: LastNightState, option: SearchDeck, said: Speaker) -> Preview:
    is_manor = state.building_at(state.heroes[option.hero].space) == state.town.manor and state.manor_deck
    left = len(state.manor_deck if is_manor else state.hero_deck.pile)
    return Preview([said.say("deck_left", count=left) if left else said.say("deck_empty")])


def of_survival(state: LastNightState, option: Option, said: Speaker) -> Preview:
    deck = state.unique_deck if isinstance(option, SearchUnique) else state.tactic_deck
    return Preview([said.say("deck_left", count=len(deck.pile))])


def of_pick_up(state: LastNightState, option: Option, said: Speaker) -> Preview:
    """Return what the discards hold, of which a Pick-Up takes something."""
    if isinstance(option, PickUpCard):
        return Preview(card_lines(state, option.card, said))
    if isinstance(option, PickUpAtRandom | PickUpAntiques):
        cards = pick_ups.titles(state, state.hero_deck.discards)
        names = ", ".join(sorted(said.names.card(card) for card in cards))
        return Preview([said.say("discards_hold", names=names)])
    return Preview([said.say("deck_left", count=len(state.hero_deck.pile))])


def card_lines(state: LastNightState, card: int, said: Speaker) -> list[str]:
    text = card_of(state, card, said.names.language).text
    return [text] if text else []


def of_card(state: LastNightState, option: Targeted, said: Speaker) -> Preview:
    """Return the text of a card, and the odds of a shot."""
    if option.card < 0:
        return Preview([])
    lines = card_lines(state, option.card, said)
    kind = state.kind(option.card)
    if isinstance(option, UseItem) and kind.hit and (option.zombie >= 0 or option.space >= 0):
        needed = hit_needs(state, option.bearer, option.card, option.zombie, kind.hit)
        lines.append(said.say("to_hit", needed=needed, chance=chance_of(needed)))
    if isinstance(option, UseItem):
        for printed in (kind.empty_on, kind.break_on):
            # What else he has may keep it from being lost on some of them.
            faces = [face for face in printed if loses_on(state, option.bearer, option.card, face)]
            if faces:
                named = ", ".join(map(str, faces))
                chance = len(faces) / 6
                lines.append(said.say("gone_after", card=option.card, faces=named, chance=chance))
    return Preview(lines)


def of_ability(state: LastNightState, option: UseAbility, said: Speaker) -> Preview:
    ability = state.content.abilities[option.card].id
    return Preview([glossary(said.names.language)[skill_id(ability)].text])


def of_gas(state: LastNightState, option: LightGas, said: Speaker) -> Preview:
    needed = hit_needs(state, option.hero, option.card, -1, FIRE_HITS_ON)
    return Preview([said.say("to_hit", needed=needed, chance=chance_of(needed))])


def of_zombie_step(state: LastNightState, option: ZombieStep, said: Speaker) -> Preview:
    """Return the odds of crossing the Barricade in the way of a Zombie."""
    zombie = state.zombie(option.zombie)
    if zombie is None or not barricades.needs_roll(state, zombie, option.space):
        return Preview([])
    needed = barricades.CROSSED_ON
    for source in sources.everything(state, hooks.BARRICADE_NEEDS):
        needed += sources.trait_of(state, source).barricade_needs(state, source, zombie.number)
    lines = [said.say("crossing", needed=needed, chance=chance_of(needed))]
    walls = barricades.in_way(state, zombie.space, option.space)
    if any(barricades.reinforcements_of(state, wall) for wall in walls):
        lines.append(said.say("strips"))
    return Preview(lines)


def of_mover(state: LastNightState, option: MoveThis, said: Speaker) -> Preview:
    zombie = state.zombie(option.zombie)
    hungry = [] if zombie is None else prey(state, zombie)
    if zombie is None or not hungry:
        return Preview([said.say("may_go")])
    start = zone_id(zombie.space)
    arrows = [Arrow(zombie_id(option.zombie), 1, start, zone_id(space)) for space in hungry]
    return Preview([said.say("must_go")], [], arrows)


def of_ally(state: LastNightState, option: Option, said: Speaker) -> Preview:
    needed = KILLED_ON if isinstance(option, AttackAlly) else SUCCEEDS_ON
    return Preview([said.say("succeeds", needed=needed, chance=chance_of(needed))])


OUTLOOKS: dict[type[Option], Outlook] = {
    FightThis: of_fight,
    Engage: of_fight,
    HeroStep: of_step,
    SearchDeck: of_search,
    SearchUnique: of_survival,
    SearchTactic: of_survival,
    PickUpCard: of_pick_up,
    PickUpAtRandom: of_pick_up,
    PickUpAntiques: of_pick_up,
    PickUpEvent: of_pick_up,
    PickUpSupplies: of_pick_up,
    PlayCard: of_card,
    UseItem: of_card,
    UseGraveWeapon: of_card,
    UseLasting: of_card,
    UseAbility: of_ability,
    LightGas: of_gas,
    ZombieStep: of_zombie_step,
    MoveThis: of_mover,
    AllyAttack: of_ally,
    AllyBuild: of_ally,
    AttackAlly: of_ally,
}
