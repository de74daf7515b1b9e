"""Two builds of veglia must play the same games: `python tools/same_games.py PROGRAM PROGRAM`."""

import json
import subprocess
import sys

GAMES = "60"


def hashes(program: str) -> dict[str, str]:
    """Return for every mission the hash over the final states of some random games."""
    listed = json.loads(subprocess.run([program, "games", "--json"], capture_output=True, check=True).stdout)
    found: dict[str, str] = {}
    for game in listed:
        for mission in game["missions"]:
            which = [game["id"], "--mission", mission["id"], "--games", GAMES]
            report = json.loads(
                subprocess.run(
                    [program, "simulate", *which, "--json"], capture_output=True, check=True
                ).stdout
            )
            found[f"{game['id']} {mission['id']}"] = report["hash"]
    return found


def main() -> int:
    first, second = (hashes(program) for program in sys.argv[1:3])
    differing = [name for name in first if first[name] != second.get(name)]
    for name in differing:
        print(f"{name}: {first[name]} and {second.get(name)}")
    print(f"{len(first) - len(differing)} missions alike, {len(differing)} different, {GAMES} games each")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
