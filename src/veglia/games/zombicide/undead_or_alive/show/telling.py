"""What is shown of the title's own events: Machines, Noise, the Train."""

from typing import Any

from veglia.games.zombicide.engine.show.effects import FamilyTeller
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.games.zombicide.undead_or_alive.rules.boards import board
from veglia.games.zombicide.undead_or_alive.rules.carry import Passage, heir
from veglia.games.zombicide.undead_or_alive.rules.events import WagonEntered, WagonLeft
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.tokens import GATLING, NOISE, WAGON
from veglia.kernel.scene import Effect
from veglia.show.ids import zone_id
from veglia.show.look import EventLook


class UndeadTeller(FamilyTeller):
    """Tells what one choice led to in this title."""

    def show_move_noise(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("move", piece=NOISE, into=NOISE, path=[zone_id(event.zone)])]

    def show_push_wagon(self, event: Any, look: EventLook) -> list[Effect]:
        """Show the Wagon going on with everyone in it, and with what stands on it."""
        assert isinstance(self.state, UndeadState)
        path = [zone_id(event.zone)]
        shown = [Effect("move", piece=WAGON, into=WAGON, path=path)]
        if machines_of(self.state).gatling.is_mounted:
            shown.append(Effect("move", piece=GATLING, into=GATLING, path=path))
        return shown + [self.go(who, event.zone) for who in self._riders()]

    def _riders(self) -> list[int]:
        """Return who was in the Wagon: those who are, but for who has got in or out since."""
        riders = {who for who, survivor in enumerate(self.state.survivors) if survivor.is_riding}
        for event in reversed(self.events[self.place + 1 :]):
            if isinstance(event, WagonEntered):
                riders.discard(event.survivor)
            elif isinstance(event, WagonLeft):
                riders.add(event.survivor)
        return sorted(riders)

    def show_wagon_leaves(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("remove", piece=WAGON)]

    def show_push_gatling(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("move", piece=GATLING, into=GATLING, path=[zone_id(event.zone)])]

    def show_pulse_gatling(self, event: Any, look: EventLook) -> list[Effect]:
        return [Effect("flash", piece=GATLING, look=look.look)]

    def show_foes_crushed(self, event: Any, look: EventLook) -> list[Effect]:
        foes = self.foe(event.zone, event.kind)
        return [Effect("remove", piece=foes, look=look.look, count=event.count)]

    def show_board(self, event: Any, look: EventLook) -> list[Effect]:
        """Show another board, and what Zones and the Zombies in them are called on it."""
        passage = Passage(board(event.old), board(event.new))
        kinds = [kind.id for kind in self.state.scenario.library.zombies]
        renames: dict[str, str] = {}
        for zone in range(passage.old.size):
            now = heir(passage, zone)
            if now != zone:
                renames[zone_id(zone)] = zone_id(now)
                renames |= {foe_id(zone, kind): foe_id(now, kind) for kind in kinds}
        self.where = {who: zone if zone < 0 else heir(passage, zone) for who, zone in self.where.items()}
        return [Effect("board", renames=renames)]
