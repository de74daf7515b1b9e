"""The report: says what the figures say, in both languages, and needs nothing but itself."""

import re
from html.parser import HTMLParser

import pytest

from tests.lab.rows import game
from tests.lab.test_figures import fallen
from veglia.lab.effects import EffectSize
from veglia.lab.figures import figures
from veglia.lab.journal import label_of
from veglia.lab.report.charts import Dot, dots, scale_to
from veglia.lab.report.outcomes import share_dots, verdicts
from veglia.lab.report.page import page
from veglia.lab.report.writer import Writer, words_of
from veglia.lab.row import GameRow
from veglia.lab.sweep import Sweep, Wanted, make_sweep

LANGUAGES = ("en", "it")
SWEEP = make_sweep(Wanted("undead_or_alive", 40, mission=["m0", "m1", "m7"]))
WINS = {"m0": 30, "m1": 4, "m7": 20}


def games(sweep: Sweep = SWEEP) -> list[GameRow]:
    """Return games in which a sabre helps and Walkers kill in the second zone."""
    return [
        game(
            at,
            number,
            number < WINS[cell.mission],
            gains={"card/sabre": 1} if number % 2 == 0 else {},
            deaths=() if number < WINS[cell.mission] or cell.mission != "m0" else (fallen("zone/2"),),
        )
        for at, cell in enumerate(sweep.cells)
        for number in range(40)
    ]


def report(language: str, wanted: int = 120) -> str:
    return page(figures(label_of(SWEEP), games()), label_of(SWEEP), language, wanted)


class Reader(HTMLParser):
    """Checks that tags close in order, and gathers what a page holds."""

    VOID = ("meta", "hr", "rect", "line", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        found = dict(attrs)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.outside += [tag for name in ("src", "srcset") if name in found]
        if tag == "link":
            self.outside.append(tag)
        if tag == "a":
            self.links.append(found["href"] or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    text = report(language)
    reader = read(text)

    assert reader.outside == []
    assert "http" not in text
    assert "@import" not in text
    assert "url(" not in text
    assert reader.links == [f"#{id}" for id in reader.ids]
    assert reader.ids == [
        "rates",
        "balance",
        "length",
        "endings",
        "killers",
        "effects",
        "heat",
        "time",
        "table",
    ]
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    # Nothing was left to be filled in.
    assert re.findall(r"\{[a-z_]+\}", "".join(reader.text)) == []


def test_it_says_what_was_found() -> None:
    said = "\n".join(read(report("en")).text)

    assert "Sweep of 120 games" in said
    assert "M0 Face to Face with Zombies" in said
    assert "75 % (60 to 86)" in said
    assert "Any Survivor's death loses" in said
    assert "Walker" in said
    assert "Sleepwalker (random)" in said
    assert "M0 Face to Face with Zombies: 10 deaths in 40 games" in said
    assert (
        "Out of order: M7 The Last Station (Hard) is won more often than M1 All Aboard (Easy)".lower()
        in said.lower()
    )


def test_it_says_the_same_in_italian() -> None:
    said = "\n".join(read(report("it")).text)

    assert "Serie di 120 partite" in said
    assert "75 % (da 60 a 86)" in said
    assert "Fuori ordine: M7 L'ultima stazione" in said
    assert "10 morti in 40 partite" in said


def keys(words: dict[str, object], before: str = "") -> dict[str, set[str]]:
    """Return every sentence by its place, with what is filled in."""
    found: dict[str, set[str]] = {}
    for name, value in words.items():
        if isinstance(value, dict):
            found |= keys(value, f"{before}{name}.")
        else:
            found[before + name] = set(re.findall(r"\{([a-z_]+)\}", str(value)))
    return found


def test_both_languages_have_the_same_sentences() -> None:
    assert keys(words_of("en")) == keys(words_of("it"))


def test_a_stopped_sweep_and_broken_games_are_told() -> None:
    rows = [*games()[:50], game(2, 39, False, error="AssertionError: <lost> card")]
    text = page(figures(label_of(SWEEP), rows), label_of(SWEEP), "en", 120)

    assert "The sweep was stopped: 51 of 120 games are played." in text
    assert "Games that broke off, left out of all shares: 1" in text
    assert "AssertionError: &lt;lost&gt; card" in text
    assert "stopped" not in report("en")


def test_a_bot_that_never_wins_is_not_judged() -> None:
    lost = [game(at, number, False) for at in range(3) for number in range(5)]
    found = figures(label_of(SWEEP), lost)
    writer = Writer(found, label_of(SWEEP), "en")

    assert [text for _, text in verdicts(writer, found.balances[0])] == [
        "No game was won, so win rates tell nothing about the order: a stronger bot is needed. "
        "The goals met on the way are a hint only."
    ]
    assert "Nothing can be compared" in page(found, label_of(SWEEP), "en", 15)


def test_one_combination_alone_is_named_by_mission_and_bot() -> None:
    sweep = make_sweep(Wanted("undead_or_alive", 2))
    text = page(figures(label_of(sweep), [game(0, 0, True), game(0, 1, False)]), label_of(sweep), "en", 2)

    assert "M0 Face to Face with Zombies<small>Sleepwalker (random), 1 of 2 won</small>" in text
    assert 'id="balance"' not in text


def test_combinations_are_told_by_what_differs() -> None:
    wanted = Wanted(
        "undead_or_alive",
        1,
        party=["standard", "random:3", "carl/meg"],
        players=[1, 2],
        options={"ultra_red": "yes"},
    )
    sweep = make_sweep(wanted)
    writer = Writer(figures(label_of(sweep), []), label_of(sweep), "en")

    names = [writer.titles(cell) for cell in sweep.cells]

    assert len(set(names)) == len(sweep.cells) == 5
    assert names[0][0].startswith("standard party, ")
    assert names[3][0].startswith("random party (3), 2 players, ")
    assert names[4][0].startswith("Carl / Meg, 2 players, ")


def test_effects_are_written_with_sign_interval_and_doubt() -> None:
    found = figures(label_of(SWEEP), games()).effects.found
    (sabre,) = [one for one in found if one.key == "card/sabre"]
    said = "\n".join(read(report("en")).text)

    assert isinstance(sabre, EffectSize)
    assert "with it" in said
    assert "Compared: 1. Clearly different: 0;" in said


def test_dots_stand_where_their_share_is() -> None:
    text = dots([Dot("a & b", "", 0.25, 0.2, 0.5, "25 %")], [(0.0, "0"), (1.0, "100 %")])

    assert "a &amp; b" in text
    assert '<b class="dot" style="left:25.00%"></b>' in text
    assert '<i class="reach" style="left:20.00%;width:30.00%"></i>' in text


def test_small_shares_have_a_scale_on_which_they_differ() -> None:
    few = share_dots([Dot("a", "", 0.04, 0.02, 0.08, "4 %")])
    many = share_dots([Dot("a", "", 0.04, 0.02, 0.08, "4 %"), Dot("b", "", 0.5, 0.4, 0.6, "50 %")])

    assert '<b class="dot" style="left:40.00%"></b>' in few
    assert ">10 %<" in few
    assert '<b class="dot" style="left:4.00%"></b>' in many
    assert ">100 %<" in many


@pytest.mark.parametrize(
    ("most", "end", "marks"),
    [
        (3, 3, ["0", "1", "2", "3"]),
        (7, 8, ["0", "2", "4", "6", "8"]),
        (23, 25, ["0", "5", "10", "15", "20", "25"]),
        (180, 200, ["0", "50", "100", "150", "200"]),
    ],
)
def test_scales_end_at_round_numbers(most: float, end: float, marks: list[str]) -> None:
    found, ticks = scale_to(most)

    assert found == end
    assert [text for _, text in ticks] == marks
    assert (ticks[0][0], ticks[-1][0]) == (0.0, 1.0)


@pytest.mark.parametrize(("language", "text"), [("en", "−1,234.5"), ("it", "−1.234,5")])
def test_numbers_are_written_as_the_language_does(language: str, text: str) -> None:
    writer = Writer(figures(label_of(SWEEP), []), label_of(SWEEP), language)

    assert writer.number(-1234.5, 1) == text


def test_times_have_the_unit_that_suits_them() -> None:
    writer = Writer(figures(label_of(SWEEP), []), label_of(SWEEP), "en")

    assert [writer.moment(seconds) for seconds in (2.5e-6, 0.0042, 3.0)] == ["2.5 µs", "4.2 ms", "3.0 s"]
