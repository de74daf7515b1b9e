"""The sections on winning: who wins, missions against their difficulty, what changes the chance."""

from html import escape

from msgspec.structs import replace

from veglia.lab.balance import SURE, Balance, Pair, Rung, setting_of
from veglia.lab.effects import EffectSize
from veglia.lab.report.charts import Dot, dots
from veglia.lab.report.writer import Writer

# Scales of shares end at one of these, so that small shares can be told apart.
ENDS = (0.1, 0.2, 0.4, 1.0)
# So many effects are shown even where none is clear.
SHOWN = 8


def paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={kind!r}' if kind else ''}>{escape(text)}</p>"


def share_dots(rows: list[Dot]) -> str:
    """Return a plot of shares on a scale that holds all of them."""
    most = max((row.high for row in rows), default=0.0)
    end = next((end for end in ENDS if end >= most), 1.0)
    ticks = [(place / 4, f"{25 * place * end:g}") for place in range(4)]
    scaled = [replace(row, at=row.at / end, low=row.low / end, high=row.high / end) for row in rows]
    return dots(scaled, [*ticks, (1.0, f"{100 * end:g} %")])


def rates(writer: Writer) -> str:
    rows: list[Dot] = []
    for one in writer.figures.cells:
        if one.rate.games:
            label, under = writer.titles(one.cell)
            for side, rate in one.wins.items():
                name = f"{label}: {writer.names.side(side)}" if len(one.wins) > 1 else label
                note = writer.say("", "of_games", won=rate.won, games=rate.games)
                about = ", ".join(part for part in (under, note) if part)
                rows.append(
                    Dot(name, about, rate.share, rate.low, rate.high, writer.interval(rate), "", note)
                )
    return paragraph(writer.say("rates", "text")) + share_dots(rows)


def balance(writer: Writer) -> str:
    return "".join(_balance(writer, one) for one in writer.figures.balances)


def _balance(writer: Writer, found: Balance) -> str:
    rungs = [_rung(writer, one) for one in found.rungs]
    cell = next(one for one in writer.label.cells if setting_of(one) == found.setting)
    setting = f"{writer.names.agent(cell.agent)}, {writer.setting(cell)}"
    return (
        paragraph(writer.say("balance", "text", setting=setting))
        + share_dots(rungs)
        + "".join(paragraph(text, kind) for kind, text in verdicts(writer, found))
    )


def _rung(writer: Writer, rung: Rung) -> Dot:
    goals = writer.say("balance", "goals", share=writer.percent(rung.goals))
    under = f"{writer.names.difficulty(rung.key)}, {goals}"
    rate = rung.rate
    note = writer.say("", "of_games", won=rate.won, games=rate.games)
    tone = "step-" + rung.difficulty.replace(" ", "-")
    label = writer.names.mission(rung.key)
    return Dot(label, under, rate.share, rate.low, rate.high, writer.interval(rate), tone, note)


def verdicts(writer: Writer, found: Balance) -> list[tuple[str, str]]:
    """Return what the order comes to: a kind of sentence and the sentence."""
    if all(one.rate.won == 0 for one in found.rungs):
        return [("verdict", writer.say("balance", "none"))]
    if found.tau is None:
        return [("verdict", writer.say("balance", "alike"))]
    order = "sorted" if found.tau_chance < SURE else "unsorted"
    tau, chance = writer.number(found.tau, 2), writer.percent(found.tau_chance)
    said = [("verdict", writer.say("balance", order, tau=tau, chance=chance))]
    said += [("verdict wrong", _wrong(writer, found, pair)) for pair in found.wrong]
    if not found.wrong:
        said.append(("verdict", writer.say("balance", "fine", compared=found.compared)))
    if found.doubtful:
        names = [
            writer.say("balance", "pair", harder=short(pair.harder), easier=short(pair.easier))
            for pair in found.doubtful
        ]
        pairs = "; ".join(names)
        said.append(("verdict", writer.say("balance", "doubtful", count=len(names), pairs=pairs)))
    return said


def short(key: str) -> str:
    return key.partition("/")[2].upper()


def _wrong(writer: Writer, found: Balance, pair: Pair) -> str:
    return writer.say(
        "balance",
        "wrong",
        harder=writer.names.mission(pair.harder),
        harder_difficulty=writer.names.difficulty(pair.harder),
        easier=writer.names.mission(pair.easier),
        easier_difficulty=writer.names.difficulty(pair.easier),
        chance=writer.number(max(0.1, 100 * pair.chance), 1),
        compared=found.compared,
    )


def effects(writer: Writer) -> str:
    found = writer.figures.effects
    told = paragraph(writer.say("effects", "text"))
    for side in writer.first_sides():
        told += paragraph(writer.say("effects", "side", side=writer.names.side(side)))
    told += paragraph(writer.say("effects", "honest"), "honest")
    if not found.found:
        return told + paragraph(writer.say("effects", "nothing"), "verdict")
    told += paragraph(
        writer.say(
            "effects",
            "many",
            tested=len(found.found),
            clear=sum(one.is_clear for one in found.found),
            expected=writer.number(len(found.found) * SURE, 0 if len(found.found) >= 20 else 1),
            left_out=found.left_out,
        ),
        "verdict",
    )
    # One scale for all of them, so that they can be compared.
    reach = max(0.05, *(max(abs(one.low), abs(one.high)) for one in found.found))
    for sort in ("hero", "card", "skill"):
        some = [one for one in found.found if one.sort == sort]
        if some:
            told += f"<h3>{escape(writer.say('effects', sort))}</h3>" + _effects(writer, some, reach)
    return told


def _effects(writer: Writer, found: list[EffectSize], reach: float) -> str:
    """Return the clear ones and a few more; the rest folded away."""
    first = max(SHOWN, sum(one.is_clear for one in found))
    ends = writer.number(100 * reach, 0)
    ticks = [(0.0, f"−{ends}"), (0.5, "0"), (1.0, f"+{ends}")]
    ordered = sorted(found[:first], key=lambda one: -one.value)
    told = dots([_effect(writer, one, reach) for one in ordered], ticks)
    rest = sorted(found[first:], key=lambda one: -one.value)
    if rest:
        summary = escape(writer.say("effects", "rest", count=len(rest)))
        plot = dots([_effect(writer, one, reach) for one in rest], ticks)
        told += f"<details><summary>{summary}</summary>{plot}</details>"
    return told


def _effect(writer: Writer, one: EffectSize, reach: float) -> Dot:
    name = writer.names.hero(one.key) if one.sort == "hero" else writer.names.thing(one.key)
    at, low, high = (0.5 + value / reach / 2 for value in (one.value, one.low, one.high))
    tone = ("good" if one.value > 0 else "bad") if one.is_clear else "unclear"
    values = [signed(writer, value) for value in (one.value, one.low, one.high)]
    said = writer.say("", "points", value=values[0], low=values[1], high=values[2])
    under = writer.say(
        "effects",
        "with_without",
        having=f"{writer.percent(one.having.share)} % ({one.having.games})",
        lacking=f"{writer.percent(one.lacking.share)} % ({one.lacking.games})",
    )
    note = f"p = {one.chance:.4f}, q = {one.among_all:.4f}"
    return Dot(name, under, at, low, high, said, tone, note)


def signed(writer: Writer, share: float) -> str:
    text = writer.number(100 * share, 1)
    return f"+{text}" if share > 0 else text
