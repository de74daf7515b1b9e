"""The reports of `veglia bench` as tables."""

from veglia.catalog import GAMES
from veglia.lab.bench import Numbers

BUILDS = ("interpreted", "compiled")
NOTHING = "-"


def server_as_text(report: Numbers) -> str:
    """Return the report of the servers as a table."""
    build = "compiled" if report["compiled"] else "interpreted"
    rows = {f"veglia, {build}": report["veglia"], "boardgame.io": report["boardgame_io"]}
    lines = [f"{'':22}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'KiB/table':>12}{'load us':>10}"]
    for name, one in rows.items():
        lines.append(
            f"{name:22}{one['moves_per_s']:>10,.0f}{one['p50_ms']:>10.1f}{one['p99_ms']:>10.1f}"
            f"{one['kib_per_table']:>12.1f}{one['generator_us']:>10.0f}"
        )
    ratio = report["ratio"]
    lines.append(
        f"{report['tables']} tables with two links each: {ratio['moves']:.2f} times the moves, "
        f"{ratio['p99']:.2f} times the p99 (wanted: at least 2, at most 0.5)"
    )
    lines.append("load us: what the load generator takes of the same processors for a move")
    return "\n".join(lines)


def as_text(report: Numbers) -> str:
    """Return the report of the engine as tables."""
    return "\n\n".join([engine_text(report), bots_text(report["bots"]), scaling_text(report["scaling"])])


def engine_text(report: Numbers) -> str:
    rows = {f"M0, {build}": report["veglia"][build] for build in BUILDS}
    for game in GAMES:
        for build in BUILDS:
            rows[f"{game}, {build}"] = (report["missions"][build] or {}).get(game)
    rows["catanatron"] = report["peers"]["catanatron"]
    rows["OpenSpiel backgammon"] = report["peers"]["openspiel_backgammon"]
    lines = [f"{'':30}{'decisions/s':>14}{'us/decision':>14}{'us/copy':>10}"]
    for name, one in rows.items():
        if one is not None:
            copy = number(one.get("us_per_copy"), 2)
            lines.append(
                f"{name:30}{one['decisions_per_s']:>14,.0f}{one['us_per_decision']:>14.2f}{copy:>10}"
            )
    ratio = report["ratio"]
    if ratio["decisions"] is not None:
        over_all = ", ".join(f"{game} {times:.1f}" for game, times in ratio["all_missions"].items())
        lines.append(
            f"compiled against catanatron: {ratio['decisions']:.1f} times the decisions on M0 "
            f"(over all missions: {over_all}; wanted: at least 8), a copy costs 1/{ratio['copy']:.1f}"
        )
        lines += [mission_text(game, report["missions"]["compiled"][game]) for game in GAMES]
    return "\n".join(lines)


def mission_text(game: str, one: Numbers) -> str:
    """Return the time of a decision on each mission of a title."""
    times = ", ".join(f"{mission} {1e6 / speed:.1f}" for mission, speed in one["missions"].items())
    return f"us/decision of {game}, compiled: {times}"


def bots_text(parts: Numbers) -> str:
    """Return the speed of each bot, and of the search, in each build."""
    builds = [build for build in BUILDS if parts[build] is not None]
    heads = "".join(f"{build + ', decisions/s':>26}{'games/s/core':>14}" for build in builds)
    lines = [f"{'bot':24}{heads}"]
    for name in parts[builds[0]]["bots"]:
        line = f"{name:24}"
        for build in builds:
            one = parts[build]["bots"][name]
            line += f"{number(one['decisions_per_s'], 1):>26}{number(one['games_per_s'], 2):>14}"
        lines.append(line)
    speeds = [f"{number(parts[build]['iterations_per_s'], 0)} {build}" for build in builds]
    lines.append(f"search iterations per second: {', '.join(speeds)}")
    return "\n".join(lines)


def scaling_text(parts: Numbers) -> str:
    lines: list[str] = []
    for build in BUILDS:
        one = parts[build]
        if one is not None:
            lines.append(
                f"two workers, {build}: {one['two_workers_per_s']:,.0f} games/s against "
                f"{one['one_worker_per_s']:,.0f} with one, {one['ratio']:.2f} times (wanted: at least 1.8)"
            )
    return "\n".join(lines)


def bots_as_text(report: Numbers) -> str:
    """Return the win rates of each strength on each mission, with intervals."""
    missions = report["missions"]
    lines = [f"{'won, in % (95 %)':18}" + "".join(f"{mission:>30}" for mission in missions)]
    for agent, rates in report["win_rates"].items():
        cells = "".join(f"{rate_text(rates[mission]):>30}" for mission in missions)
        lines.append(f"{agent:18}{cells}")
    return "\n".join(lines)


def rate_text(rate: Numbers) -> str:
    low, high = 100 * rate["low"], 100 * rate["high"]
    return f"{100 * rate['share']:.1f} ({low:.1f} to {high:.1f}) of {rate['games']}"


def number(value: float | None, digits: int) -> str:
    return NOTHING if value is None else f"{value:,.{digits}f}"
