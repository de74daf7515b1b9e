"""Events as they are told: a sentence, and what is shown on the board; looks say what of which."""

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Event
from veglia.kernel.scene import Card, DiceGroup, Effect, Told
from veglia.kernel.words import parts_of
from veglia.show.context import Context
from veglia.show.ids import figure_id, zone_id
from veglia.show.look import EventLook

C = TypeVar("C", bound=Context[Any, Any, Any])

FLASH = "flash_"


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Generic[C]):
    """Tells what one choice led to. Each `show_...` is what looks may name; a game adds its own.

    banner     the sentence over the board
    flash      a mark at the figure; "flash_target": at the figure that the field of that name names
    pulse      a mark in the zone
    walk       the figure goes into the zone
    place      the figure appears in the zone
    leave      the figure disappears
    card       a card of the figure is turned over for all to see
    dice       the figure rolls dice
    """

    # The fields of events that name a figure and a zone.
    who: ClassVar[str] = "figure"
    zone: ClassVar[str] = "zone"

    def __init__(self, context: C, events: list[Event], said: list[str]) -> None:
        """Take the events and their sentences."""
        self.context = context
        self.looks: dict[str, EventLook] = context.look.events
        self.events = events
        self.said = said
        # The event that is being told, by its place.
        self.place = 0
        # Where figures have got to so far.
        self.where: dict[int, int] = {}

    def standing(self, who: int) -> int:
        """Return the zone where a figure is in the end."""
        raise NotImplementedError

    def figure(self, who: int) -> tuple[str, str]:
        """Return the look and the name of a figure."""
        raise NotImplementedError

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        raise NotImplementedError

    def faces(self, event: Any) -> list[int]:
        """Return what the dice of an event show."""
        return list(event.dice)

    def roller(self, who: int) -> tuple[str, int | None]:
        """Return the name of a figure that rolls dice, and its seat if it has one."""
        return self.figure(who)[1], None

    def needed(self, event: Any) -> int:
        """Return what the dice of an event must show, 0 where none is good or bad by its number."""
        return 0

    def told(self) -> list[Told]:
        found: list[Told] = []
        for place, (event, text) in enumerate(zip(self.events, self.said, strict=True)):
            self.place = place
            look = self.looks[type(event).__name__]
            effects = [effect for show in look.show for effect in self._effects(event, show, look, text)]
            found.append(Told(text, event.rule, effects, look.weight))
        return found

    def _effects(self, event: Event, show: str, look: EventLook, text: str) -> list[Effect]:
        if show == "banner":
            return [Effect("banner", text=text.rstrip("."))]
        if show.startswith(FLASH):
            return self._flash(getattr(event, show.removeprefix(FLASH)), event, look)
        shown: list[Effect] = getattr(self, f"show_{show}")(event, look)
        return shown

    def _flash(self, who: int, event: Event, look: EventLook) -> list[Effect]:
        text = "".join(
            said + (str(getattr(event, field)) if field else "") for said, field, _ in parts_of(look.text)
        )
        return [Effect("flash", piece=figure_id(who), look=look.look, text=text)]

    def who_in(self, event: Event) -> int:
        """Return the figure that an event is about."""
        who: int = getattr(event, self.who)
        return who

    def zone_in(self, event: Event) -> int:
        """Return the zone that an event is about."""
        zone: int = getattr(event, self.zone)
        return zone

    def zone_of(self, who: int) -> int:
        """Return where a figure is by now."""
        return self.where[who] if who in self.where else self.standing(who)

    def go(self, who: int, zone: int) -> Effect:
        """Return the effect that brings a figure into a zone."""
        self.where[who] = zone
        return Effect("move", piece=figure_id(who), into=figure_id(who), path=[zone_id(zone)])

    def put(self, who: int, zone: int) -> list[Effect]:
        """Return the effect by which a figure appears."""
        self.where[who] = zone
        look, name = self.figure(who)
        return [Effect("add", piece=figure_id(who), look=look, sort="hero", zone=zone_id(zone), text=name)]

    def show_flash(self, event: Event, look: EventLook) -> list[Effect]:
        return self._flash(self.who_in(event), event, look)

    def show_pulse(self, event: Event, look: EventLook) -> list[Effect]:
        zone = self.zone_in(event)
        return [Effect("pulse", zone=zone_id(zone), look=look.look)] if zone >= 0 else []

    def show_walk(self, event: Event, look: EventLook) -> list[Effect]:
        return [self.go(self.who_in(event), self.zone_in(event))]

    def show_place(self, event: Event, look: EventLook) -> list[Effect]:
        return self.put(self.who_in(event), self.zone_in(event))

    def show_leave(self, event: Event, look: EventLook) -> list[Effect]:
        who = self.who_in(event)
        self.where[who] = -1
        return [Effect("remove", piece=figure_id(who))]

    def show_card(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("card", piece=figure_id(self.who_in(event)), card=self.card(event.card))]

    def show_dice(self, event: Any, look: EventLook) -> list[Effect]:
        who = self.who_in(event)
        name, seat = self.roller(who)
        needed = look.needed or self.needed(event)
        group = DiceGroup(self.faces(event), needed=needed, name=name, seat=seat)
        return [Effect("dice", piece=figure_id(who), dice=[group])]
