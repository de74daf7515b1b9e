"""The numbers that tell a situation and an option: names, the most each can be, and what it tells."""

from typing import Final

from veglia.games.last_night_on_earth.rules.phases import PHASES
from veglia.kernel.encoding import Number, seat_numbers

# Heroes keep their number when they die; those who replace them come after them.
MOST_HEROES: Final = 12
MOST_SPACES: Final = 176
MOST_ITEMS: Final = 6
MOST_EVENTS: Final = 6
MOST_HAND: Final = 8
MOST_DICE: Final = 6
FAR: Final = 20
HUNDRED: Final = 100

TABLE: Final = [
    Number("round", 30, "the number of the round"),
    Number("sun", 30, "where the Sun is on its track"),
    *[Number(f"phase.{name}", 1, "it is this part of the round") for name in PHASES],
    *seat_numbers(6),
    Number("is_zombies", 1, "the seat that looks plays Zombies"),
    Number("progress", HUNDRED, "how near the Heroes are to their objective, in a hundred"),
    Number("heroes_killed", 6, "Heroes that have been killed"),
    Number("heroes_to_kill", 6, "so many killed Heroes lose the game"),
    Number("zombies", 30, "Zombies on the board"),
    Number("zombies_killed", 60, "Zombies that have been killed"),
    Number("hero_cards_left", 120, "cards left in the Hero deck"),
    Number("zombie_cards_left", 120, "cards left in the Zombie deck"),
    Number("zombie_hands", 20, "cards in the hands of the Zombie players"),
    Number("hero_in_play", 20, "things of the Heroes that lie in play"),
    Number("zombie_in_play", 20, "Zombie cards and markers that lie in play"),
    Number("active", MOST_HEROES, "the Hero who is activated, from 1 on"),
    Number("movement", 12, "his Movement result"),
    Number("fight.hero", MOST_HEROES, "the Hero who fights, from 1 on"),
    Number("fight.zombie", 4, "what he fights: 1 Brown, 2 Green, 3 red, 4 a Zombie Hero"),
    *[Number(f"fight.hero_die.{die}", 6, "a die of the Hero, the highest first") for die in range(MOST_DICE)],
    *[
        Number(f"fight.zombie_die.{die}", 6, "a die of the Zombie, the highest first")
        for die in range(MOST_DICE)
    ],
    Number("fight.card_used", 1, "the Zombie side has used its one Fight card"),
    Number("announced", 255, "the card that was announced last, by its kind from 1 on"),
    Number("wound_of", MOST_HEROES, "the Hero who is about to be wounded, from 1 on"),
    *[
        Number(f"hand.{card}", 255, "a card in the Zombie players' hands, by its kind from 1 on, if seen")
        for card in range(MOST_HAND)
    ],
]

HERO: Final = [
    Number("here", 1, "there is such a Hero, on the board"),
    Number("kind", 60, "who he is, from 1 on"),
    Number("mine", 1, "the seat that looks plays him"),
    Number("space", MOST_SPACES, "his space, from 1 on; 0 for one who is dead"),
    Number("indoors", 1, "he is in a building"),
    Number("activated", 1, "he has been activated in this turn"),
    Number("wounds", 6, "Wounds that he has taken"),
    Number("left", 6, "Wounds that kill him"),
    Number("risk", HUNDRED, "how often a Zombie wounds him in a fight, in a hundred, by his items"),
    Number("kill", HUNDRED, "how often he kills a Zombie in a fight, in a hundred, by his items"),
    Number("reach", 12, "how far his gun shoots"),
    Number("events", 12, "cards in his hand"),
    Number("townsfolk", 6, "Townsfolk with him"),
    Number("ally", 1, "he leads an Ally"),
    Number("supplies", 4, "Supply markers that he carries"),
    Number("beside", 20, "Zombies next to him"),
    Number("with", 20, "Zombies in his space"),
    Number("way", FAR, "steps to where the objective takes him"),
    *[
        Number(f"item.{place}", 255, "an item, by the kind of its first card from 1 on")
        for place in range(MOST_ITEMS)
    ],
    *[
        Number(f"event.{place}", 255, "a card in his hand, by its kind from 1 on, if the seat sees it")
        for place in range(MOST_EVENTS)
    ],
]

SPACE: Final = [
    Number("here", 1, "there is such a space"),
    Number("building", 40, "its building, from 1 on; 0 outdoors"),
    Number("heroes", 8, "Heroes in it"),
    Number("allies", 4, "Allies in it"),
    Number("zombies", 21, "Zombies in it that are no Zombie Heroes"),
    Number("red", 7, "those of them that are red"),
    Number("zombie_heroes", 8, "Zombie Heroes in it"),
    Number("pit", 2, "Spawning Pits in it"),
    Number("gas", 4, "Gas markers in it"),
    Number("markers", 8, "other markers in it"),
]

OPTION: Final = [
    Number("space.number", MOST_SPACES, "the space that the option points at, from 1 on"),
    Number("space.zombies", 20, "Zombies in it"),
    Number("space.beside", 20, "Zombies next to it"),
    Number("space.heroes", 8, "Heroes in it"),
    Number("space.indoors", 1, "it is in a building"),
    Number("space.way", FAR, "steps from it to where the objective takes the active Hero"),
    Number("hero.number", MOST_HEROES, "the Hero that the option points at, from 1 on"),
    Number("hero.left", 6, "Wounds that kill him"),
    Number("hero.with", 20, "Zombies in his space"),
    Number("to", MOST_HEROES, "the Hero to whom something goes, from 1 on"),
    Number("zombie.kind", 4, "the Zombie: 1 Brown, 2 Green, 3 red, 4 a Zombie Hero"),
    Number("zombie.way", FAR, "how far it is from the nearest Hero"),
    Number("card.kind", 255, "the card, by its kind from 1 on"),
    Number("card.hand", 1, "it is a Hand Weapon"),
    Number("card.ranged", 1, "it is a Ranged Weapon"),
    Number("card.fight", 1, "it may be played in a fight"),
    Number("card.remains", 1, "it remains in play"),
    Number("ability", 255, "the ability, by its place from 1 on"),
    Number("building", 40, "the building, from 1 on"),
    Number("wall", 255, "the wall, from 1 on"),
    Number("die", MOST_DICE, "the die, from 1 on"),
    Number("pick", 255, "another card that goes with it, by its kind from 1 on"),
    Number("mode", 12, "which of several effects, or which number"),
]
