# veglia: interpreted
"""Stories as titles write them: read from content, counted over events, put into a language.

Interpreted, because rows name events and fields as text.
"""

import math
from importlib.resources.abc import Traversable
from typing import Any

from veglia.kernel.content import decode, read
from veglia.kernel.machine import Event, State
from veglia.kernel.presentation import Presentation
from veglia.kernel.story import (
    Achievement,
    AchievementRule,
    CountedDeed,
    DiceLuck,
    Luck,
    NamedAchievement,
    NamedDeed,
    Story,
    StoryWords,
)

SIX = 6


def read_story(file: Traversable) -> Story:
    """Return what a title tells of its games."""
    return decode(read(file), Story, file.name)


def story_words(story: Story, language: str) -> StoryWords:
    return StoryWords(
        [NamedDeed(id, deed.name[language], deed.is_listed) for id, deed in story.deeds.items()],
        [
            NamedAchievement(id, one.name[language], one.text[language])
            for id, one in story.achievements.items()
        ],
        {rule: text[language] for rule, text in story.first.items()},
        story.marks,
    )


class Tally:
    """Counts the deeds and dice of a game as its events are heard."""

    def __init__(self, story: Story, sides: list[str], presentation: Presentation) -> None:
        self.presentation = presentation
        self.first_side = sides[0]
        # By deed and figure (-1: of the side itself), and by side and deed.
        self.figures: dict[int, dict[str, int]] = {}
        self.sides: dict[str, dict[str, int]] = {side: {} for side in sides}
        # By side: dice, good ones, expected ones, the variance.
        self.dice: dict[str, list[float]] = {}
        self.sources: dict[str, list[tuple[str, CountedDeed, int]]] = {}
        for id, deed in story.deeds.items():
            for place, source in enumerate(deed.sources):
                self.sources.setdefault(source.event, []).append((id, deed, place))
        self.luck: dict[str, list[Luck]] = {}
        for one in story.luck:
            self.luck.setdefault(one.event, []).append(one)

    def hear(self, state: State, events: list[Event]) -> None:
        """Take in what one choice led to, `state` being the state after it."""
        for event in events:
            name = type(event).__name__
            for id, deed, place in self.sources.get(name, ()):
                self._count(state, event, id, deed, place)
            for luck in self.luck.get(name, ()):
                self._roll(event, luck)

    def _count(self, state: State, event: Event, id: str, deed: CountedDeed, place: int) -> None:
        source = deed.sources[place]
        for field, values in source.where.items():
            if self.presentation.story_key(state, event, field) not in values:
                return
        count = int(getattr(event, source.count)) if source.count else 1
        side = self.sides[deed.side or self.first_side]
        side[id] = side.get(id, 0) + count
        who = int(getattr(event, source.who)) if source.who else -1
        if who >= 0:
            figure = self.figures.setdefault(who, {})
            figure[id] = figure.get(id, 0) + count

    def _roll(self, event: Any, luck: Luck) -> None:
        shown = getattr(event, luck.faces)
        faces = list(shown) if isinstance(shown, tuple) else [shown]
        plus = int(getattr(event, luck.plus)) if luck.plus else 0
        if luck.good:
            good, share = sum(face in luck.good for face in faces), luck.good_of_six / SIX
        else:
            needed = (
                luck.needed if isinstance(luck.needed, int) else int(getattr(event, luck.needed))
            ) - plus
            good = sum(face >= needed for face in faces)
            share = min(SIX, max(0, SIX + 1 - needed)) / SIX
        if share in (0.0, 1.0):
            # Nothing was left to luck.
            return
        row = self.dice.setdefault(luck.side or self.first_side, [0.0, 0.0, 0.0, 0.0])
        for place, value in enumerate((1.0, good / max(1, len(faces)), share, share * (1.0 - share))):
            row[place] += value * len(faces)

    def lucks(self) -> list[DiceLuck]:
        return [
            DiceLuck(
                side,
                round(dice),
                round(good),
                round(expected, 1),
                round((good - expected) / math.sqrt(variance), 2) if variance else 0.0,
            )
            for side, (dice, good, expected, variance) in self.dice.items()
        ]


class Feat:
    """A game as achievements look at it: what a side has done, and whose figures are the player's."""

    def __init__(
        self,
        outcome: str,
        side: str,
        mission: str,
        options: dict[str, str],
        rounds: int,
        lowest: int,
        totals: dict[str, int],
        figures: list[dict[str, int]],
        own: list[dict[str, int]],
    ) -> None:
        self.outcome = outcome
        self.side = side
        self.mission = mission
        self.options = options
        self.rounds = rounds
        # The lowest chance to win in the game, in percent.
        self.lowest = lowest
        self.totals = totals
        self.figures = figures
        self.own = own


def is_earned(when: AchievementRule, feat: Feat) -> bool:
    """Return whether a game meets all that an achievement asks for."""
    rounds, count = feat.rounds, len(feat.figures)
    return (
        when.outcome in ("", feat.outcome)
        and when.side in ("", feat.side)
        and (not when.missions or feat.mission in when.missions)
        and all(feat.options.get(name) in values for name, values in when.options.items())
        and has(feat.totals, when.least)
        and all(feat.totals.get(deed, 0) <= most for deed, most in when.most.items())
        and (not when.one_least or any(has(figure, when.one_least) for figure in feat.own))
        and (
            not when.all_least or (count > 0 and all(has(figure, when.all_least) for figure in feat.figures))
        )
        and rounds >= when.least_rounds
        and (not when.most_rounds or rounds <= when.most_rounds)
        and (not when.from_chance or feat.lowest <= when.from_chance)
        and count >= when.least_figures
        and (not when.most_figures or count <= when.most_figures)
    )


def has(done: dict[str, int], least: dict[str, int]) -> bool:
    return all(done.get(deed, 0) >= count for deed, count in least.items())


def earned(achievements: dict[str, Achievement], feat: Feat) -> list[str]:
    """Return the ids of the achievements that a game has earned."""
    return [id for id, one in achievements.items() if is_earned(one.when, feat)]
