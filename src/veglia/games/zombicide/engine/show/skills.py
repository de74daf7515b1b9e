"""What skills with a parameter do, in a sentence."""

from typing import Any


def skill_sentence(rule: str, trait: str, said: dict[str, Any], what: str) -> str:
    """Return the title's sentence for a skill's rule, else the family's for its trait; empty without one.

    `what` is the parameter in words: Actions, foes, a card, another skill.
    """
    own = said["skills"].get(rule.rpartition(".")[2], "")
    shared = said["traits"].get(trait, "") if what else ""
    return str(own or shared).format(what=what)
