"""Which bot plays which side: one for all ("search"), or one for each ("heroes=search,zombies=novice")."""

from veglia.agents.agent import Agent
from veglia.agents.strengths import STRENGTHS, make_agent
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.game import Title

AGENTS = [strength.id for strength in STRENGTHS]
# Between the seeds of the bots of a game; that of the first side is the game's own.
SEED_STEP = 1 << 96


def bots_of(kind: Title, text: str) -> list[str]:
    """Return the id of the bot of each side, in the title's order."""
    sides = [side.id for side in kind.sides]
    found = dict.fromkeys(sides, text)
    if "=" in text:
        found = dict.fromkeys(sides, "")
        for part in text.split(","):
            side, _, agent = (word.strip() for word in part.partition("="))
            if side not in found:
                raise UnknownName(f"unknown side {side!r} in {text!r}; known: {', '.join(sides)}", side)
            if found[side]:
                raise BadSetup(f"two agents for side {side!r} in {text!r}")
            found[side] = agent
    for side, agent in found.items():
        if not agent:
            raise BadSetup(f"no agent for side {side!r} in {text!r}")
        if agent not in AGENTS:
            raise UnknownName(f"unknown agent {agent!r}; known: {', '.join(AGENTS)}", agent)
    return list(found.values())


def bots_text(kind: Title, text: str) -> str:
    """Return the bots of a game as they are always written: one id where all sides have the same."""
    bots = bots_of(kind, text)
    if len(set(bots)) == 1:
        return bots[0]
    return ",".join(f"{side.id}={bot}" for side, bot in zip(kind.sides, bots, strict=True))


def make_bots(kind: Title, text: str, seed: int) -> list[Agent]:
    """Return the bot of each side; each has chances of its own, all from one seed."""
    return [make_agent(bot, kind, seed - place * SEED_STEP) for place, bot in enumerate(bots_of(kind, text))]


def listed(text: str) -> list[str]:
    """Return the settings in a text with commas: sides follow each other until one comes again.

    "random,search" are two settings, "heroes=search,zombies=random" is one.
    """
    found: list[str] = []
    named: list[str] = []
    for word in text.split(","):
        side, equals, _ = word.partition("=")
        if equals and named and side not in named:
            found[-1] += f",{word}"
            named.append(side)
        else:
            found.append(word)
            named = [side] if equals else []
    return found
