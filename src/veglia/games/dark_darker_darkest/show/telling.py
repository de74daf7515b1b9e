# veglia: interpreted
"""Events as they are shown in the house."""

from typing import Any, ClassVar

from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE as BY_CREATURE
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE
from veglia.games.dark_darker_darkest.rules.events import CameraChecked
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import Searched
from veglia.games.dark_darker_darkest.rules.zombies import (
    KIND_MASK,
    KINDS,
    NORMAL,
    STUNNED,
    TAINTED,
)
from veglia.games.dark_darker_darkest.show.cards import card_of
from veglia.games.dark_darker_darkest.show.dice import enemy_dice, survivor_dice, terror_dice
from veglia.games.dark_darker_darkest.show.pieces import (
    CREATURE,
    NEMESIS,
    SHOWN,
    camera_id,
    lock_id,
    victim_id,
    zombie_id,
    zombies_id,
)
from veglia.games.dark_darker_darkest.show.texts import piece_looks
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import Card, DiceGroup, Effect
from veglia.show.context import Context
from veglia.show.ids import figure_id, zone_id
from veglia.show.look import EventLook, Look
from veglia.show.telling import Teller

DarkestContext = Context[DarkestState, DarkestNames, Look]


class DarkestTeller(Teller[DarkestContext]):
    """Tells events; beside what is shown of figures:

    group, checked, search    a mark at the Survivors of a group; in a room; both
    enemy_dice, defence_dice  the dice of enemies, and of those who defend themselves
    d4                        the die of the direction of the fire
    token_...                 face-down Zombie Tokens appear, move, are turned up
    appear, beset, turn       zombies appear; one at the helicopter; one in the place of a Survivor
    zombies_walk, zombie_...  zombies move, are pushed, stunned or eliminated
    rise, taint               zombies stand up; are contaminated
    victim_...                Victims move, are marked, leave
    creature_..., nemesis_... their figures come, move, are hurt, fall
    tile_pulse, lock_pulse    a mark on a tile; at a door
    camera_leave              a camera is taken away
    board, collapse           the house has changed; a tile has become one room
    """

    who: ClassVar[str] = "who"
    zone: ClassVar[str] = "room"

    def standing(self, who: int) -> int:
        return self.context.state.survivors[who].room

    def figure(self, who: int) -> tuple[str, str]:
        return self.context.state.profile(who).id, self.context.names.person(who)

    def roller(self, who: int) -> tuple[str, int | None]:
        return self.context.names.person(who), self.context.state.survivors[who].seat

    def card(self, number: int) -> Card:
        return card_of(self.context.state, number, self.context.names.language)

    def show_group(self, event: Any, look: EventLook) -> list[Effect]:
        members = self.context.state.group(event.group)
        return [Effect("flash", piece=figure_id(who), look=look.look) for who in members]

    # Dice

    def show_dice(self, event: Any, look: EventLook) -> list[Effect]:
        who: int = getattr(event, "who", -1)
        name, seat = self.roller(who) if who >= 0 else ("", None)
        groups = [survivor_dice(event.faces, [], name, seat)]
        if isinstance(event, (Searched, CameraChecked)):
            groups.append(terror_dice(event.terror, self.context.names.language))
        return [Effect("dice", piece=figure_id(who) if who >= 0 else "", dice=groups)]

    def show_enemy_dice(self, event: Any, look: EventLook) -> list[Effect]:
        """Show the dice of enemies, at the one that rolls them."""
        name = self.context.names.named(event.attacker, "attacker")
        group = enemy_dice(event.faces, [], name[:1].upper() + name[1:])
        if event.attacker == HORDE:
            return [
                Effect("pulse", zone=zone_id(event.room), look=look.look),
                Effect("dice", zone=zone_id(event.room), dice=[group]),
            ]
        piece = CREATURE if event.attacker == BY_CREATURE else NEMESIS
        return [Effect("dice", piece=piece, dice=[group])]

    def show_defence_dice(self, event: Any, look: EventLook) -> list[Effect]:
        name = self.context.text["dice"]["defence"]
        return [Effect("dice", zone=zone_id(event.room), dice=[survivor_dice(event.faces, [], name, None)])]

    def show_d4(self, event: Any, look: EventLook) -> list[Effect]:
        name = self.context.text["dice"]["direction"]
        return [Effect("dice", dice=[DiceGroup([event.face], name=name, colour="fire")])]

    def show_search(self, event: Any, look: EventLook) -> list[Effect]:
        return [
            Effect("flash", piece=figure_id(event.who), look=look.look),
            Effect("pulse", zone=zone_id(event.room), look=look.look),
        ]

    def show_checked(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("pulse", zone=zone_id(event.room), look=look.look)]

    # Tokens

    def show_token_place(self, event: Any, look: EventLook) -> list[Effect]:
        return [
            Effect(
                "add",
                piece=zombies_id(event.room),
                look=piece_looks().tokens["zombies"],
                sort="token",
                zone=zone_id(event.room),
            )
        ]

    def show_token_walk(self, event: Any, look: EventLook) -> list[Effect]:
        start, end = zombies_id(event.room), zombies_id(event.to)
        drawn = piece_looks().tokens["zombies"]
        return [Effect("move", piece=start, into=end, look=drawn, path=[zone_id(event.to)])]

    def show_token_leave(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("remove", piece=zombies_id(event.room))]

    # Zombies

    def add(self, room: int, zombie: int, count: int) -> Effect:
        drawn = KINDS[zombie & KIND_MASK]
        return Effect(
            "add", piece=zombie_id(room, zombie), look=drawn, sort="foe", zone=zone_id(room), count=count
        )

    def alike(self, zombies: tuple[int, ...]) -> list[tuple[int, int]]:
        """Return zombies by what they look like, each with the number of them."""
        looks = [zombie & SHOWN for zombie in zombies]
        return [(one, looks.count(one)) for one in sorted(set(looks))]

    def show_appear(self, event: Any, look: EventLook) -> list[Effect]:
        found = [Effect("pulse", zone=zone_id(event.room), look=look.look)]
        return found + [self.add(event.room, one, count) for one, count in self.alike(event.zombies)]

    def show_beset(self, event: Any, look: EventLook) -> list[Effect]:
        return [self.add(HELICOPTER, NORMAL, 1)]

    def show_turn(self, event: Any, look: EventLook) -> list[Effect]:
        return [self.add(event.room, NORMAL, 1)]

    def walk(self, room: int, to: int, zombie: int, count: int) -> Effect:
        return Effect(
            "move",
            piece=zombie_id(room, zombie),
            into=zombie_id(to, zombie),
            look=KINDS[zombie & KIND_MASK],
            path=[zone_id(to)],
            count=count,
        )

    def show_zombies_walk(self, event: Any, look: EventLook) -> list[Effect]:
        return [self.walk(event.room, event.to, one, count) for one, count in self.alike(event.zombies)]

    def show_zombie_push(self, event: Any, look: EventLook) -> list[Effect]:
        return [self.walk(event.room, event.to, event.zombie, 1)]

    def show_zombie_fall(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("remove", piece=zombie_id(event.room, event.zombie), look=look.look)]

    def change(self, room: int, zombie: int, now: int, count: int) -> Effect:
        """Return the effect by which zombies of a room are shown in another way."""
        return Effect(
            "move",
            piece=zombie_id(room, zombie),
            into=zombie_id(room, now),
            look=KINDS[zombie & KIND_MASK],
            path=[zone_id(room)],
            count=count,
        )

    def show_zombie_flash(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=zombie_id(event.room, event.zombie), look=look.look)]

    def show_zombie_stun(self, event: Any, look: EventLook) -> list[Effect]:
        piece = zombie_id(event.room, event.zombie)
        changed = self.change(event.room, event.zombie, event.zombie | STUNNED, 1)
        return [Effect("flash", piece=piece, look=look.look), changed]

    def show_rise(self, event: Any, look: EventLook) -> list[Effect]:
        stunned = tuple([zombie for zombie in event.zombies if zombie & STUNNED])
        return [self.change(event.room, one, one & ~STUNNED, count) for one, count in self.alike(stunned)]

    def show_taint(self, event: Any, look: EventLook) -> list[Effect]:
        found = [Effect("pulse", zone=zone_id(event.room), look=look.look)]
        return found + [
            self.change(event.room, one, one | TAINTED, count) for one, count in self.alike(event.zombies)
        ]

    # Victims

    def show_victim_walk(self, event: Any, look: EventLook) -> list[Effect]:
        piece = victim_id(event.victim)
        return [Effect("move", piece=piece, into=piece, path=[zone_id(event.room)])]

    def show_victim_flash(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=victim_id(event.victim), look=look.look)]

    def show_victim_leave(self, event: Any, look: EventLook) -> list[Effect]:
        """Take a Victim away: those behind it are counted anew."""
        left = len(self.context.state.extras.victims)
        renames = {victim_id(place + 1): victim_id(place) for place in range(event.victim, left)}
        gone = Effect("remove", piece=victim_id(event.victim), look=look.look)
        return [gone, Effect("board", renames=renames)] if renames else [gone]

    # Creature and Nemesis

    def show_creature_enter(self, event: Any, look: EventLook) -> list[Effect]:
        type = self.context.state.library.creatures[event.creature]
        name = self.context.names.thing("creature", type.id)
        return enter(CREATURE, type.id, name, event.room, look)

    def show_creature_walk(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("move", piece=CREATURE, into=CREATURE, path=[zone_id(event.to)])]

    def show_creature_flash(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=CREATURE, look=look.look)]

    def show_creature_fall(self, event: Any, look: EventLook) -> list[Effect]:
        return fall(CREATURE, look)

    def show_nemesis_enter(self, event: Any, look: EventLook) -> list[Effect]:
        type = self.context.state.library.nemeses[event.nemesis]
        name = self.context.names.thing("nemesis", type.id)
        return enter(NEMESIS, type.id, name, event.room, look)

    def show_nemesis_walk(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("move", piece=NEMESIS, into=NEMESIS, path=[zone_id(event.to)])]

    def show_nemesis_flash(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=NEMESIS, look=look.look)]

    def show_nemesis_fall(self, event: Any, look: EventLook) -> list[Effect]:
        return fall(NEMESIS, look)

    # The house

    def show_tile_pulse(self, event: Any, look: EventLook) -> list[Effect]:
        rooms = self.context.state.house.rooms_of(event.tile)
        return [Effect("pulse", zone=zone_id(room), look=look.look) for room in rooms]

    def show_lock_pulse(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=lock_id(event.lock), look=look.look)]

    def show_camera_leave(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("remove", piece=camera_id(event.tile), look=look.look)]

    def show_board(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("board")]

    def show_collapse(self, event: Any, look: EventLook) -> list[Effect]:
        """Both rooms of a destroyed tile are one: what was in the second is in the first."""
        first, second = 2 * event.tile, 2 * event.tile + 1
        if self.context.state.house.plan.tiles[event.tile].inner < 0:
            return [Effect("board")]
        renames = {zone_id(second): zone_id(first), zombies_id(second): zombies_id(first)}
        for kind in range(len(KINDS)):
            for marks in (0, STUNNED, TAINTED, STUNNED | TAINTED):
                renames[zombie_id(second, kind | marks)] = zombie_id(first, kind | marks)
        return [Effect("board", renames=renames)]


def enter(id: str, drawn: str, name: str, room: int, look: EventLook) -> list[Effect]:
    return [
        Effect("pulse", zone=zone_id(room), look=look.look),
        Effect("add", piece=id, look=drawn, sort="foe", zone=zone_id(room), text=name),
    ]


def fall(id: str, look: EventLook) -> list[Effect]:
    """Show an enemy as it falls: whoever is removed as killed lies there for a moment."""
    return [Effect("flash", piece=id, look=look.look), Effect("remove", piece=id, look=look.look)]
