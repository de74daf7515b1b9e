# veglia: interpreted
"""Events as they are shown on the board."""

from typing import Any, ClassVar

from veglia.games.last_night_on_earth.rules.events import FightDiceChanged, FightRolled
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.show.cards import card_of
from veglia.games.last_night_on_earth.show.names import LastNightNames
from veglia.games.last_night_on_earth.show.pieces import zombie_id, zombie_look
from veglia.games.last_night_on_earth.show.targets import LastNightTargets
from veglia.games.last_night_on_earth.show.texts import look as looks
from veglia.kernel.scene import Card, DiceGroup, Effect
from veglia.show.context import Context
from veglia.show.ids import figure_id, zone_id
from veglia.show.look import EventLook, Look
from veglia.show.telling import Teller

LastNightContext = Context[LastNightState, LastNightNames, Look]


class LastNightTeller(Teller[LastNightContext]):
    """Tells events; what Zombies do has names of its own.

    zombie_walk, zombie_place, zombie_leave   as for figures, for the Zombie of the event
    zombie_flash                              a mark at the Zombie
    fight                                     the dice of both sides of a fight
    roll                                      the dice of the event
    wall                                      a mark along the wall of the event
    """

    who: ClassVar[str] = "hero"
    zone: ClassVar[str] = "space"

    def standing(self, who: int) -> int:
        return self.context.state.heroes[who].space

    def figure(self, who: int) -> tuple[str, str]:
        kind = self.context.state.hero_kind(who).id
        return looks().heroes[kind], self.context.names.hero(who)

    def card(self, number: int) -> Card:
        return card_of(self.context.state, number, self.context.names.language)

    def roller(self, who: int) -> tuple[str, int | None]:
        return self.context.names.hero(who), self.context.state.heroes[who].seat

    def show_zombie_walk(self, event: Any, look: EventLook) -> list[Effect]:
        id = zombie_id(event.zombie)
        return [Effect("move", piece=id, into=id, path=[zone_id(event.space)])]

    def show_zombie_place(self, event: Any, look: EventLook) -> list[Effect]:
        id, drawn = zombie_id(event.zombie), zombie_look(event.zombie)
        name = self.context.names.zombie(event.zombie)
        return [Effect("add", piece=id, look=drawn, sort="foe", zone=zone_id(event.space), text=name)]

    def show_zombie_leave(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("remove", piece=zombie_id(event.zombie))]

    def show_zombie_flash(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=zombie_id(event.zombie), look=look.look, text=look.text)]

    def show_card(self, event: Any, look: EventLook) -> list[Effect]:
        who = getattr(event, "hero", -1)
        return [Effect("card", piece=figure_id(who) if who >= 0 else "", card=self.card(event.card))]

    def show_roll(self, event: Any, look: EventLook) -> list[Effect]:
        """Show the dice of an event: `dice`, or `face`, or the two of a random building."""
        if hasattr(event, "dice"):
            faces = list(event.dice)
        elif hasattr(event, "first"):
            faces = [face for face in (event.first, event.second) if face]
        else:
            faces = [event.face]
        needed: int = look.needed or getattr(event, "needed", 0)
        name, seat, piece = self.who_rolls(event)
        group = DiceGroup(faces, needed=needed, name=name, seat=seat)
        return [Effect("dice", piece=piece, dice=[group])]

    def who_rolls(self, event: Any) -> tuple[str, int | None, str]:
        """Return the name, the seat and the piece of those who roll, as far as an event names them."""
        names = self.context.names
        hero: int = getattr(event, "hero", -1)
        zombie: int = getattr(event, "zombie", -1)
        seat: int = getattr(event, "seat", -1)
        if hero >= 0:
            return names.hero(hero), self.context.state.heroes[hero].seat, figure_id(hero)
        if zombie >= 0:
            return names.zombie(zombie), None, zombie_id(zombie)
        return (names.seat(seat), seat, "") if seat >= 0 else ("", None, "")

    def show_wall(self, event: Any, look: EventLook) -> list[Effect]:
        """Mark the spaces along a wall."""
        zones = LastNightTargets(self.context.state).of_wall(event)
        return [Effect("pulse", zone=zone, look=look.look) for zone in zones]

    def show_fight(self, event: FightRolled | FightDiceChanged, look: EventLook) -> list[Effect]:
        names = self.context.names
        seat = self.context.state.heroes[event.hero].seat
        return [
            Effect(
                "dice",
                piece=figure_id(event.hero),
                dice=[
                    DiceGroup(list(event.hero_dice), name=names.hero(event.hero), seat=seat),
                    DiceGroup(list(event.zombie_dice), name=names.zombie(event.zombie), colour="zombie"),
                ],
            )
        ]
