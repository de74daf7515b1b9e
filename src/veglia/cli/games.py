"""`veglia games`: the games and their missions."""

import argparse

from veglia.catalog import GAMES
from veglia.cli.arguments import Commands, add_json
from veglia.lab.record import as_json

# In columns: that for the ids of missions is at least so wide.
SHORTEST = 5


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("games", help="list the games and their missions", description=__doc__)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = [
        {"id": game.id, "name": game.name, "missions": game.mission_list("en")} for game in GAMES.values()
    ]
    if args.json:
        print(as_json(found))
        return 0
    for game in GAMES.values():
        print(f"{game.id}: {game.name}")
        missions = game.mission_list("en")
        width = max(SHORTEST, *(len(mission["id"]) for mission in missions))
        for mission in missions:
            facts = [mission.get("difficulty", "")]
            if "minutes" in mission:
                facts.append(f"{mission['minutes']} minutes")
            about = ", ".join(fact for fact in facts if fact)
            print(f"  {mission['id']:{width}} {mission['name']} ({about})")
    return 0
