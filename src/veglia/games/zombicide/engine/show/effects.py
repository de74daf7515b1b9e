"""Events as they are told: a sentence, and what is shown on the board; look.toml says what of which."""

from typing import Any

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.engine.rules.state import NO_COMPANION
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import figure_id, foe_id, zone_id
from veglia.games.zombicide.engine.show.look import EventLook
from veglia.kernel.machine import Event
from veglia.kernel.scene import DiceGroup, Effect, Told
from veglia.kernel.words import parts_of

FLASH = "flash_"


class Teller:
    """Tells what one choice led to. Each `show_...` is what look.toml may name; a title adds its own."""

    def __init__(self, context: Context, events: list[Event], said: list[str]) -> None:
        """Take the events and their sentences."""
        self.context = context
        self.state = context.state
        self.events = events
        self.said = said
        # The event that is being told, by its place.
        self.place = 0
        # Where figures have got to so far.
        self.where: dict[int, int] = {}

    def told(self) -> list[Told]:
        found: list[Told] = []
        for place, (event, text) in enumerate(zip(self.events, self.said, strict=True)):
            self.place = place
            look = self.context.look.events[type(event).__name__]
            effects = [effect for show in look.show for effect in self._effects(event, show, look, text)]
            found.append(Told(text, event.rule, effects, look.weight))
        return found

    def _effects(self, event: Event, show: str, look: EventLook, text: str) -> list[Effect]:
        if show == "banner":
            return [Effect("banner", text=text.rstrip("."))]
        if show.startswith(FLASH):
            # "flash_target": the figure that the field of that name names.
            return self._flash(getattr(event, show.removeprefix(FLASH)), event, look)
        shown: list[Effect] = getattr(self, f"show_{show}")(event, look)
        return shown

    def _flash(self, who: int, event: Event, look: EventLook) -> list[Effect]:
        text = "".join(
            said + (str(getattr(event, field)) if field else "") for said, field, _ in parts_of(look.text)
        )
        return [Effect("flash", piece=figure_id(who), look=look.look, text=text)]

    def zone_of(self, who: int) -> int:
        """Return where a figure is by now."""
        return self.where.get(who, self.state.survivors[who].zone)

    def go(self, who: int, zone: int) -> Effect:
        """Return the effect that brings a figure into a Zone."""
        self.where[who] = zone
        return Effect("move", piece=figure_id(who), into=figure_id(who), path=[zone_id(zone)])

    def put(self, who: int, zone: int) -> list[Effect]:
        """Return the effect by which a figure appears."""
        self.where[who] = zone
        profile = self.state.scenario.library.profiles[self.state.survivors[who].profile]
        look = self.context.look.heroes[profile.id]
        return [
            Effect("add", piece=figure_id(who), look=look, sort="hero", zone=zone_id(zone), text=profile.name)
        ]

    def foe(self, zone: int, kind: int) -> str:
        return foe_id(zone, self.state.scenario.library.zombies[kind].id)

    def show_flash(self, event: Any, look: EventLook) -> list[Effect]:
        return self._flash(event.survivor, event, look)

    def show_pulse(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("pulse", zone=zone_id(event.zone), look=look.look)] if event.zone >= 0 else []

    def show_walk(self, event: Any, look: EventLook) -> list[Effect]:
        return [self.go(event.survivor, event.zone)]

    def show_follow(self, event: Any, look: EventLook) -> list[Effect]:
        zone = self.zone_of(event.survivor)
        return [self.go(event.companion, zone)] if zone >= 0 else []

    def show_place(self, event: Any, look: EventLook) -> list[Effect]:
        return self.put(event.survivor, event.zone)

    def show_place_companion(self, event: Any, look: EventLook) -> list[Effect]:
        return self.put(event.companion, event.zone)

    def show_join(self, event: Any, look: EventLook) -> list[Effect]:
        return self.put(event.companion, self.zone_of(event.survivor))

    def show_leave(self, event: Any, look: EventLook) -> list[Effect]:
        self.where[event.survivor] = -1
        return [Effect("remove", piece=figure_id(event.survivor))]

    def show_card(self, event: Any, look: EventLook) -> list[Effect]:
        card = self.context.content.card(event.card, False)
        return [Effect("card", piece=figure_id(event.survivor), card=card)]

    def show_zombie_card(self, event: Any, look: EventLook) -> list[Effect]:
        card = self.context.content.zombie_card(event.zombie_card)
        return [Effect("card", zone=zone_id(event.zone), card=card)]

    def show_aim(self, event: Any, look: EventLook) -> list[Effect]:
        """Show who attacks, and the Zone that is attacked."""
        attacker = Effect("flash", piece=figure_id(event.survivor), look=look.look)
        return [attacker, Effect("pulse", zone=zone_id(event.zone), look=look.look)]

    def show_dice(self, event: Any, look: EventLook) -> list[Effect]:
        needed = look.needed or self._needed()
        who = self.state.survivors[event.survivor]
        name = self.context.names.survivor(event.survivor)
        seat = who.seat if who.leader == NO_COMPANION else None
        group = DiceGroup(list(event.dice), needed=needed, name=name, seat=seat)
        return [Effect("dice", piece=figure_id(event.survivor), dice=[group])]

    def _needed(self) -> int:
        """Return what dice must show: as the attack that is rolled now, or is still to be decided, says."""
        for event in self.events[self.place :]:
            if isinstance(event, AttackRolled):
                return event.accuracy
        attack = getattr(self.state.asking, "attack", None)
        return self.context.needed(attack) if isinstance(attack, Attack) else 0

    def show_foe_stands(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=self.foe(event.zone, event.kind), look=look.look)]

    def show_foe_falls(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("remove", piece=self.foe(event.zone, event.kind), look=look.look)]

    def show_foes_move(self, event: Any, look: EventLook) -> list[Effect]:
        kind = self.state.scenario.library.zombies[event.kind].id
        return [
            Effect(
                "move",
                piece=self.foe(event.start, event.kind),
                into=self.foe(event.zone, event.kind),
                look=self.context.look.foes[kind],
                path=[zone_id(event.zone)],
                count=event.count,
            )
        ]

    def show_foes_appear(self, event: Any, look: EventLook) -> list[Effect]:
        kind = self.state.scenario.library.zombies[event.kind].id
        return [
            Effect("pulse", zone=zone_id(event.zone), look=look.look),
            Effect(
                "add",
                piece=self.foe(event.zone, event.kind),
                look=self.context.look.foes[kind],
                sort="foe",
                zone=zone_id(event.zone),
                count=event.count,
            ),
        ]
