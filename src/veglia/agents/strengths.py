"""The five strengths of bots, from the weakest to the strongest, with the names players see."""

from collections.abc import Callable
from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.novice import NoviceAgent
from veglia.agents.random import RandomAgent
from veglia.agents.search import Limits, SearchAgent
from veglia.kernel.dice import seeded
from veglia.kernel.errors import UnknownName
from veglia.kernel.game import Title

# How often a novice takes a random option, in percent.
DISTRACTION: Final = 25
SAMPLES: Final = 3
SEARCH_ITERATIONS: Final = 160
MASTER_SECONDS: Final = 2.0


class Strength:
    """A bot that can be picked."""

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        about: dict[str, str],
        make: Callable[[Title, int, float], Agent],
    ) -> None:
        self.id: Final = id
        # By language.
        self.names: Final = names
        self.about: Final = about
        self.make: Final = make


def make_random(title: Title, seed: int, seconds: float) -> Agent:
    return RandomAgent(seeded(seed))


def make_novice(title: Title, seed: int, seconds: float) -> Agent:
    return NoviceAgent(
        HeuristicAgent(title, title.evaluation(), seeded(seed), 1), seeded(-1 - seed), DISTRACTION
    )


def make_heuristic(title: Title, seed: int, seconds: float) -> Agent:
    return HeuristicAgent(title, title.evaluation(), seeded(seed), SAMPLES)


def make_search(title: Title, seed: int, seconds: float) -> Agent:
    return SearchAgent(title, title.evaluation(), seeded(seed), Limits(SEARCH_ITERATIONS, seconds), 1)


def make_master(title: Title, seed: int, seconds: float) -> Agent:
    limit = min(seconds, MASTER_SECONDS) if seconds else MASTER_SECONDS
    return SearchAgent(title, title.evaluation(), seeded(seed), Limits(0, limit), 1)


STRENGTHS: Final[list[Strength]] = [
    Strength(
        "random",
        {"en": "Sleepwalker", "it": "Sonnambulo"},
        {"en": "Does anything the rules allow.", "it": "Fa qualunque cosa le regole permettano."},
        make_random,
    ),
    Strength(
        "novice",
        {"en": "Novice", "it": "Novizio"},
        {
            "en": "Takes what looks best, when it pays attention.",
            "it": "Prende ciò che sembra meglio, quando sta attento.",
        },
        make_novice,
    ),
    Strength(
        "heuristic",
        {"en": "Sentinel", "it": "Sentinella"},
        {
            "en": "Thinks each turn through to its end, and answers at once.",
            "it": "Pensa ogni turno fino in fondo, e risponde subito.",
        },
        make_heuristic,
    ),
    Strength(
        "search",
        {"en": "Captain", "it": "Capitano"},
        {
            "en": "Weighs its choices in a dozen possible futures, and plays the best of them out.",
            "it": "Pesa le scelte in una dozzina di futuri possibili, e prova le migliori fino in fondo.",
        },
        make_search,
    ),
    Strength(
        "master",
        {"en": "Veteran", "it": "Veterano"},
        {
            "en": "Does the same in hundreds of them: up to two seconds for every choice.",
            "it": "Fa lo stesso in centinaia di futuri: fino a due secondi per ogni scelta.",
        },
        make_master,
    ),
]


# Those who answer at once.
FAST: Final = ("random", "novice", "heuristic")
# The default: plays well and answers at once.
USUAL: Final = "heuristic"


def make_agent(id: str, title: Title, seed: int, seconds: float = 0.0) -> Agent:
    """Return a bot by the id of its strength; its own chances come from the seed.

    It searches for so many seconds at most; zero: as long as it likes.
    """
    for strength in STRENGTHS:
        if strength.id == id:
            return strength.make(title, seed, seconds)
    raise UnknownName(f"unknown agent {id!r}; known: {', '.join(one.id for one in STRENGTHS)}")
