"""The files under deploy/: each is what its program reads, and starts what there is in this version."""

import configparser
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.processes import ROOT
from tests.server.proxies import DEPLOY
from veglia.cli import parser
from veglia.cli.serve import with_file
from veglia.server.settings import Settings
from veglia.server.settings_file import read_settings
from veglia.server.workers.fleet import MARGIN
from veglia.server.workers.running import DRAIN_SECONDS, GRACE

INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"),
    *("ENTRYPOINT", "CMD"),
}
# Image, colon, a version: not whatever is newest.
PINNED = re.compile(r"[a-z0-9/]+:[0-9][a-z0-9.-]*")
UNITS = ("veglia.service", "veglia-backup.service", "veglia-backup.timer")
HARDENED = {"NoNewPrivileges": "yes", "ProtectSystem": "strict", "ProtectHome": "yes", "PrivateTmp": "yes"}
PROGRAM = "/opt/veglia/bin/veglia "
ENDING = DRAIN_SECONDS + GRACE + MARGIN


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile, each with its arguments."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def unit(name: str) -> dict[str, dict[str, list[str]]]:
    """Return the sections of a unit: by key its values, as a key may stand there several times."""
    found: dict[str, dict[str, list[str]]] = {}
    section = ""
    for line in (DEPLOY / "systemd" / name).read_text().splitlines():
        if not line or line.startswith(("#", ";")):
            continue
        if line.startswith("["):
            section = line.strip("[]")
            found[section] = {}
            continue
        key, equals, value = line.partition("=")
        assert equals, f"{name}: {line!r} is no setting"
        assert key.isidentifier(), f"{name}: {key!r}"
        found[section].setdefault(key, []).append(value)
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_settings_are_all_known_and_a_server_would_start_with_them() -> None:
    file = DEPLOY / "settings.toml"
    told = read_settings(file)
    assert set(told.limits) | set(told.retention) | set(told.server)
    found = with_file(parser().parse_args(["serve", "--settings", str(file)]))
    settings = Settings(database=found["database"], names=tuple(found["names"]), **found["limits"])
    assert (settings.retire_days, settings.names) == (365, ("play.example.org",))


def test_the_image_runs_what_there_is_as_nobody_special() -> None:
    found = instructions()
    assert {name for name, _ in found} <= INSTRUCTIONS
    bases = [value.split()[0] for name, value in found if name == "FROM"]
    assert all(PINNED.fullmatch(base) for base in bases), bases
    last = [place for place, (name, _) in enumerate(found) if name == "FROM"][-1]
    final = dict(found[last:])
    assert final["USER"] not in ("", "root", "0")
    assert "HEALTHCHECK" in final
    stages = {value.split()[2] for name, value in found if name == "FROM" and " AS " in value}
    for name, value in found:
        if name != "COPY":
            continue
        *sources, _ = value.split()
        if sources[0].startswith("--from="):
            assert sources[0].removeprefix("--from=") in stages
        else:
            missing = [one for one in sources if not (ROOT / one).exists()]
            assert missing == []
    # The list form: signals come to the program itself, not to a shell.
    command = json.loads(final["ENTRYPOINT"]) + json.loads(final["CMD"])
    args = parser().parse_args(command[1:])
    assert (command[0], args.host, args.workers) == ("veglia", "0.0.0.0", 2)
    assert int(final["EXPOSE"]) == with_file(args)["port"]


def test_what_is_not_for_the_image_stays_outside() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().split()
    assert {".git", ".venv", "**/node_modules", "build"} <= set(ignored)
    copied = [value.split()[0] for name, value in instructions() if name == "COPY" and "--from" not in value]
    assert not set(copied) & set(ignored)


def test_compose_starts_two_nodes_that_reach_each_other_behind_one_proxy() -> None:
    services, networks = compose()["services"], compose()["networks"]
    assert set(services) == {"node1", "node2", "database", "proxy"}
    for name, one in services.items():
        assert PINNED.fullmatch(one["image"]), name
        assert one["restart"] == "always"
    address = services["proxy"]["networks"]["nodes"]["ipv4_address"]
    subnet = networks["nodes"]["ipam"]["config"][0]["subnet"]
    assert address.rpartition(".")[0] == subnet.rpartition(".")[0]
    for name in ("node1", "node2"):
        node = services[name]
        told = with_file(parser().parse_args(node["command"]))
        assert told["node_address"] == f"{name}:{told['port']}"
        assert told["proxies"] == [address]
        assert told["database"] == "postgresql://veglia@database/veglia"
        assert float(node["stop_grace_period"].rstrip("s")) > ENDING
        # The proxy of the same folder sends there.
        assert f"server {name}:8480 " in (DEPLOY / "nginx" / "veglia.conf").read_text()
        # Only the proxy is to be reached from outside.
        assert "ports" not in node
    assert "ports" not in services["database"]
    for volume in services["proxy"]["volumes"]:
        source, _, mode = volume.split(":")
        assert mode == "ro"
        assert source == "./tls" or (DEPLOY / source).is_file()
    # No password is written down.
    text = (DEPLOY / "compose.yaml").read_text()
    assert re.findall(r'PASSWORD: "(.*?)"', text) == ["${VEGLIA_DB_PASSWORD:?say which}"] * 2


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_is_read_and_starts_what_there_is(name: str) -> None:
    found = unit(name)
    kind = name.rpartition(".")[2].capitalize()
    assert set(found) <= {"Unit", kind, "Install"}
    assert found["Unit"]["Description"] != [""]
    # Also by a parser that knows nothing of systemd, which is stricter about what a line may be.
    strict = configparser.RawConfigParser(strict=False)
    strict.read_string((DEPLOY / "systemd" / name).read_text())
    if kind == "Timer":
        assert found["Timer"]["Persistent"] == ["yes"]
        assert (DEPLOY / "systemd" / name.replace(".timer", ".service")).is_file()
        return
    service = found["Service"]
    assert {key: service[key] for key in HARDENED} == {key: [value] for key, value in HARDENED.items()}
    assert service["User"] == ["veglia"]
    assert service["UMask"] == ["0077"]
    commands = [one for one in service["ExecStart"] if PROGRAM in one]
    assert commands
    for command in commands:
        args = parser().parse_args(shlex.split(command.partition(PROGRAM)[2]))
        assert args.settings == Path("/etc/veglia/settings.toml")


def test_systemd_waits_until_all_tables_are_handed_over() -> None:
    service = unit("veglia.service")["Service"]
    assert float(service["TimeoutStopSec"][0]) > ENDING
    # All processes get the signal from their parent, in its own order.
    assert service["KillMode"] == ["mixed"]
