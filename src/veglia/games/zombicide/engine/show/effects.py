"""Events as they are told: what is shown of those that the titles share."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.engine.rules.state import NO_COMPANION
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.machine import Event
from veglia.kernel.scene import Card, Effect
from veglia.show import telling
from veglia.show.ids import figure_id, zone_id
from veglia.show.look import EventLook


class FamilyTeller(telling.Teller[Context]):
    """Tells what one choice led to. Each `show_...` is what look.toml may name; a title adds its own."""

    who: ClassVar[str] = "survivor"

    def __init__(self, context: Context, events: list[Event], said: list[str]) -> None:
        super().__init__(context, events, said)
        self.state = context.state

    def standing(self, who: int) -> int:
        return self.state.survivors[who].zone

    def figure(self, who: int) -> tuple[str, str]:
        profile = self.state.scenario.library.profiles[self.state.survivors[who].profile]
        return self.context.look.heroes[profile.id], profile.name

    def roller(self, who: int) -> tuple[str, int | None]:
        survivor = self.state.survivors[who]
        seat = survivor.seat if survivor.leader == NO_COMPANION else None
        return self.context.names.survivor(who), seat

    def card(self, number: int) -> Card:
        return self.context.content.card(number, False)

    def needed(self, event: Event) -> int:
        """Return what dice must show: as the attack that is rolled now, or is still to be decided, says."""
        for rolled in self.events[self.place :]:
            if isinstance(rolled, AttackRolled):
                return rolled.accuracy
        attack = getattr(self.state.asking, "attack", None)
        return self.context.needed(attack) if isinstance(attack, Attack) else 0

    def foe(self, zone: int, kind: int) -> str:
        return foe_id(zone, self.state.scenario.library.zombies[kind].id)

    def show_follow(self, event: Any, look: EventLook) -> list[Effect]:
        zone = self.zone_of(event.survivor)
        return [self.go(event.companion, zone)] if zone >= 0 else []

    def show_place_companion(self, event: Any, look: EventLook) -> list[Effect]:
        return self.put(event.companion, event.zone)

    def show_join(self, event: Any, look: EventLook) -> list[Effect]:
        return self.put(event.companion, self.zone_of(event.survivor))

    def show_zombie_card(self, event: Any, look: EventLook) -> list[Effect]:
        card = self.context.content.zombie_card(event.zombie_card)
        return [Effect("card", zone=zone_id(event.zone), card=card)]

    def show_aim(self, event: Any, look: EventLook) -> list[Effect]:
        """Show who attacks, and the Zone that is attacked."""
        attacker = Effect("flash", piece=figure_id(event.survivor), look=look.look)
        return [attacker, Effect("pulse", zone=zone_id(event.zone), look=look.look)]

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
