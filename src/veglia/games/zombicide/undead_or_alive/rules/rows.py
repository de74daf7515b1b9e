# veglia: interpreted
"""What only the rows of this title hold: Train tiles, Feats, and the parts that its missions are made of."""

from typing import Literal

import msgspec

from veglia.games.zombicide.engine.rules.rows import Colour, EquipmentRow, MissionRow
from veglia.kernel.content import Row


class Part(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    """A part of a row."""


class StripRow(Row):
    what: str
    draw: str
    cab: str = ""


class FeatRow(Part):
    when: Literal["turn", "action"]
    kills: int
    scope: str


class CardRow(EquipmentRow):
    feat: FeatRow | None = None


class BountyRow(Part):
    """Objectives that give a Bounty Weapon."""

    rule: str
    colours: tuple[Colour, ...] = ("red", "blue", "green")
    # Random Bounty Weapons set aside, which only Objectives give; none: the top one of the deck.
    treasure: int = 0
    treasure_rule: str = ""


class KeptRow(Part):
    """Objectives that lie on the Dashboard instead."""

    colours: tuple[Colour, ...]
    rule: str


class FoundRow(Part):
    """Objectives that bring a Companion of a Class, led by who takes them."""

    colours: tuple[Colour, ...]
    klass: str
    rule: str


class RewardRow(Part):
    ap: int
    ap_rule: str = "uoa.ap.objectives"
    bounty: BountyRow | None = None
    kept: KeptRow | None = None
    found: FoundRow | None = None
    # The rule by which the token takes a slot of the inventory.
    carried: str = ""


class GearRow(Part):
    """Cards that the first player gives to own Survivors at setup."""

    cards: tuple[str, ...]
    rule: str


class CompanionRow(Part):
    klass: str
    rule: str
    zone: str = ""
    count: int = 1
    random: bool = False
    # In place of `zone`: chance chooses who stands in which of these Zones, one in each.
    among: tuple[str, ...] = ()


class RecruitRow(Part):
    after: tuple[Colour, ...] = ()
    price: str = ""
    rule: str = ""


class HoldRow(Part):
    """Companions of a Class who keep Abomination Spawn tokens inactive until one of them is recruited."""

    klass: str
    rule: str


class WagonRow(Part):
    zone: str
    movable: bool = True
    # The rule by which its Zone cannot be entered, and the one by which Dynamite destroys it then.
    stuck: str = ""
    destroyed: str = ""
    # Carried Objectives are put on it.
    loads: bool = False
    # It must leave through the Exit.
    leaves: bool = False


class GatlingRow(Part):
    zone: str
    movable: bool = True
    # It stands on the Wagon.
    mounted: bool = False


class HeraldRow(Part):
    """An Objective that cannot be taken: it goes along the tracks, and the Train comes when it has left."""

    colour: Colour
    rule: str


class CallRow(Part):
    """Objectives that bring the Train once they have been taken."""

    colours: tuple[Colour, ...]
    rule: str


class TrainRow(Part):
    """A Train that changes the map; what names a rule is in force by that rule."""

    moves: bool
    # Tiles (by number) that are attached as cars once the locomotive has passed over them.
    attach: tuple[str, ...] = ()
    # Other strips that can come to lie in place of the first one, for instance after an explosion.
    strips: tuple[tuple[str, ...], ...] = ()
    herald: HeraldRow | None = None
    call: CallRow | None = None
    # It comes in although not all goals before the last are met.
    does_not_wait: str = ""
    # A Zombie that leaves aboard loses the game.
    zombies_lose: str = ""
    # A Wagon on the tracks loses the game when the Train comes in.
    wagon_loses: str = ""
    # It starts as soon as all Survivors and Companions are aboard.
    starts_full: str = ""
    # It destroys all Spawn tokens of the Starting Spawn Zone when it gets there.
    destroys_spawns: str = ""
    # Dynamite at a Mobile Spawn token blows up the section it lies on.
    blow_up: str = ""
    # No Holy Water moves Mobile Spawn tokens.
    waterproof: str = ""


class CoalRow(Part):
    """Sacks of coal that Companions of a Class carry to the tender before the Train can start."""

    zone: str
    sacks: int
    carriers: str
    # The Zones that must be free of Zombies and of active Abomination Spawn tokens.
    mine: tuple[str, ...]
    tender: str
    ap: int


class UndeadMissionRow(MissionRow, kw_only=True):
    reward: RewardRow
    banned: tuple[str, ...] = ()
    gear_for_first_player: GearRow | None = None
    companions: tuple[CompanionRow, ...] = ()
    recruit: RecruitRow | None = None
    hold: HoldRow | None = None
    wagon: WagonRow | None = None
    gatling: GatlingRow | None = None
    train: TrainRow | None = None
    coal: CoalRow | None = None
