"""What skills with a parameter do, in a sentence."""

from typing import Any

from veglia.games.zombicide.engine.rows import SkillRow


def skill_sentence(row: SkillRow, said: dict[str, Any], what: str) -> str:
    """Return the title's sentence for a skill's rule, else the family's for its trait; empty without one.

    `what` is the parameter in words: Actions, foes, a card, another skill.
    """
    own = said["skills"].get(row.rule.rpartition(".")[2], "")
    shared = said["traits"].get(row.trait, "") if what else ""
    return str(own or shared).format(what=what)
