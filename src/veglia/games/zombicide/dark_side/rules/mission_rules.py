# veglia: interpreted
"""From the rows of a mission to its mission rules: each row names the module that makes it."""

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.mission_rule_rows import MissionRuleRows
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.kernel.content import Row
from veglia.kernel.errors import ContentError
from veglia.kernel.folder import module_in

NAMES = [name for name in MissionRuleRows.__struct_fields__ if name not in Row.__struct_fields__]


def mission_rules_of(site: Site) -> list[MissionRule]:
    """Return what a mission has and no other."""
    rows = {name: getattr(site.row, name) for name in NAMES}
    return [make(name, row, site) for name, row in rows.items() if row]


def make(name: str, row: object, site: Site) -> MissionRule:
    """Return a mission rule: the module of its name makes it from its row."""
    module = module_in(f"{library.RULES}.missions", name)
    if module is None:
        raise ContentError(f"{site.where}: no module {name}.py in {library.RULES}.missions")
    made: MissionRule = module.make(row, site)
    return made
