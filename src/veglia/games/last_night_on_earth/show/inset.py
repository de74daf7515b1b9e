# veglia: interpreted
"""What is shown large while it goes on: a fight with its dice, a card that has been announced."""

from veglia.games.last_night_on_earth.rules.fight import ENDED, HERO_WINS, NO_ITEMS, ZOMBIE_WINS, Fight
from veglia.games.last_night_on_earth.rules.fighting import has_double, is_hero_ahead, tops
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.plays import HAND, Played
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.show.cards import card_of
from veglia.games.last_night_on_earth.show.names import LastNightNames
from veglia.games.last_night_on_earth.show.pieces import zombie_id, zombie_look
from veglia.games.last_night_on_earth.show.texts import look
from veglia.kernel.scene import Card, DiceGroup, Inset, InsetParty, PlayedCard
from veglia.show.ids import figure_id, zone_id


def inset(state: LastNightState, names: LastNightNames) -> Inset | None:
    """Return the fight that goes on and the card that was announced last, if there is one of them."""
    played = announced(state)
    if state.fight is None:
        return None if played is None else card_inset(state, played, names)
    return fight_inset(state, state.fight, played, names)


def announced(state: LastNightState) -> Played | None:
    """Return the card that was announced last and has not acted yet."""
    played = [one for one in state.stack if one.place == HAND]
    return played[-1] if played else None


def player_of(bearer: int, seat: int, names: LastNightNames) -> str:
    """Return the Hero who has played a card, or the Zombie player."""
    name = names.hero(bearer) if bearer >= 0 else names.seat(seat)
    return name[:1].upper() + name[1:]


def card_inset(state: LastNightState, played: Played, names: LastNightNames) -> Inset:
    said = names.text["inset"]
    rule = state.kind(played.card).trait.rule
    return Inset(
        said["announced"],
        rule,
        card=card_of(state, played.card, names.language),
        played_by=player_of(played.bearer, played.seat, names),
        status=said["cancelled"] if played.is_cancelled else "",
        passing=said["is_lost"] if played.is_cancelled else said["acts"],
    )


def fight_inset(state: LastNightState, fight: Fight, played: Played | None, names: LastNightNames) -> Inset:
    said = names.text["inset"]
    status, passing = standing(state, fight, names)
    if played is not None:
        passing = said["is_lost"] if played.is_cancelled else said["acts"]
    space = state.heroes[fight.hero].space
    return Inset(
        said["fight"].format(names.hero(fight.hero), names.zombie(fight.zombie)),
        "lnoe.fight.sequence",
        zone_id(space) if space >= 0 else "",
        [hero_party(state, fight, names), zombie_party(state, fight, names)],
        None if played is None else card_of(state, played.card, names.language),
        "" if played is None else player_of(played.bearer, played.seat, names),
        played_before(state, fight, played, names),
        status,
        passing,
    )


def played_before(
    state: LastNightState, fight: Fight, played: Played | None, names: LastNightNames
) -> list[PlayedCard]:
    """Return the cards that were played into a fight, without the one that is shown large."""
    announced = -1 if played is None else played.card
    return [
        PlayedCard(
            card_of(state, one.card, names.language),
            player_of(one.bearer, one.seat, names),
            names.text["inset"]["was_cancelled"] if one.is_cancelled else "",
        )
        for one in fight.cards
        if one.card != announced
    ]


def hero_party(state: LastNightState, fight: Fight, names: LastNightNames) -> InsetParty:
    hero = state.heroes[fight.hero]
    dice, total, is_ahead = None, "", False
    if fight.hero_dice and fight.zombie_dice:
        dice = DiceGroup(fight.hero_dice[:], name=names.hero(fight.hero), seat=hero.seat)
        total = str(tops(state, fight)[0])
        is_ahead = is_hero_ahead(state, fight)
    notes = [names.text["inset"]["no_items"]] if fight.has(NO_ITEMS) else []
    if dice is not None and has_double(fight.hero_dice):
        notes.append(names.text["inset"]["double"])
    return InsetParty(
        figure_id(fight.hero),
        look().heroes[state.hero_kind(fight.hero).id],
        names.hero(fight.hero),
        "hero",
        hero.seat,
        dice,
        total,
        is_ahead,
        used_cards(state, fight, names, HEROES),
        notes,
    )


def zombie_party(state: LastNightState, fight: Fight, names: LastNightNames) -> InsetParty:
    zombie = state.zombie(fight.zombie)
    name = names.zombie(fight.zombie)
    dice, total, is_ahead = None, "", False
    if fight.hero_dice and fight.zombie_dice:
        dice = DiceGroup(fight.zombie_dice[:], name=name, colour="zombie")
        total = str(tops(state, fight)[1])
        is_ahead = not is_hero_ahead(state, fight)
    cards = used_cards(state, fight, names, 1 - HEROES)
    if zombie is not None and zombie.weapon >= 0:
        cards.insert(0, card_of(state, zombie.weapon, names.language))
    notes = [names.text["inset"]["card_used"]] if fight.zombie_card else []
    return InsetParty(
        zombie_id(fight.zombie),
        zombie_look(fight.zombie),
        name[:1].upper() + name[1:],
        "foe",
        None if zombie is None else state.zombie_seat(zombie.owner),
        dice,
        total,
        is_ahead,
        cards,
        notes,
    )


def used_cards(state: LastNightState, fight: Fight, names: LastNightNames, side: int) -> list[Card]:
    """Return the cards that a side has used in a fight, each once."""
    found: list[Card] = []
    for number in dict.fromkeys(fight.used):
        if 0 <= number < len(state.content.kind_of):
            is_hero = state.kind(number).deck not in ("zombie", "grave")
            if is_hero == (side == HEROES):
                found.append(card_of(state, number, names.language))
    return found


def standing(state: LastNightState, fight: Fight, names: LastNightNames) -> tuple[str, str]:
    """Return how a fight stands, and what comes of it if nothing more is done."""
    said = names.text["inset"]
    hero, zombie = names.hero(fight.hero), names.zombie(fight.zombie)
    zombie = zombie[:1].upper() + zombie[1:]
    if fight.outcome == ENDED:
        return said["ended"], ""
    if not fight.hero_dice or not fight.zombie_dice:
        return said["before"], said["rolls"]
    is_ahead = fight.outcome == HERO_WINS or (fight.outcome != ZOMBIE_WINS and is_hero_ahead(state, fight))
    is_over = fight.outcome in (HERO_WINS, ZOMBIE_WINS)
    if is_ahead:
        status = said["hero_won" if is_over else "hero_ahead"].format(hero)
        return status, said["zombie_dies" if has_double(fight.hero_dice) else "zombie_fended"]
    is_tied = tops(state, fight)[0] == tops(state, fight)[1]
    if is_over:
        comes = said["hero_wounded"].format(hero) if state.is_alive(fight.hero) else ""
        return said["zombie_won"].format(zombie), comes
    return said["tied" if is_tied else "zombie_ahead"].format(zombie), said["hero_wounded"].format(hero)
