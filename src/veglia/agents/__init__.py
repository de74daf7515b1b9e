"""Players that are programs. They see what a seat sees and answer with one of the options."""

from veglia.agents.hints import Hint, hint
from veglia.agents.search import Limits
from veglia.agents.strengths import STRENGTHS, make_agent

__all__ = ["STRENGTHS", "Hint", "Limits", "hint", "make_agent"]
