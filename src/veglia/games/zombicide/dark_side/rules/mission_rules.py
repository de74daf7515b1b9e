# veglia: interpreted
"""From the rows of a mission to its mission rules: each row names the module that makes it."""

from typing import Any

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.mission_rule_rows import MissionRuleRows
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.special import SpecialRow
from veglia.kernel.content import Row
from veglia.kernel.errors import ContentError
from veglia.kernel.folder import module_in

SPECIAL = "special"
# What else a mission says of mission rules, in the order in which hooks ask.
NAMES = [name for name in MissionRuleRows.__struct_fields__ if name not in (*Row.__struct_fields__, SPECIAL)]


def mission_rules_of(site: Site) -> list[MissionRule]:
    """Return what a mission has and no other."""
    rows = {name: getattr(site.row, name) for name in NAMES}
    own = [make_special(name, fields, site) for name, fields in site.row.special.items()]
    return own + [make(name, row, site) for name, row in rows.items() if row]


def make_special(name: str, fields: dict[str, Any], site: Site) -> MissionRule:
    """Return a mission rule whose fields its module alone knows; it must read all of them."""
    row = SpecialRow(f"{site.where} [{SPECIAL}.{name}]", fields)
    made = make(name, row, site)
    row.finish()
    return made


def make(name: str, row: object, site: Site) -> MissionRule:
    """Return a mission rule: the module of its name makes it from its row."""
    module = module_in(f"{library.RULES}.missions", name)
    if module is None:
        raise ContentError(f"{site.where}: no module {name}.py in {library.RULES}.missions")
    made: MissionRule = module.make(row, site)
    return made
