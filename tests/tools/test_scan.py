"""`tools/scan.py`: what it finds, and that nothing of it is here."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.scan import (
    ROOT,
    Advisory,
    advisories,
    dependencies,
    files_of,
    installed,
    locked_in,
    parts,
    pins_of,
    secrets,
    secrets_in,
)

# In parts, so that they are not found here.
RANDOM = "q8Zr2LwX0vTn5KcB" + "7yHd"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("-----BEGIN RSA " + "PRIVATE KEY-----", "a private key"),
        ("-----BEGIN " + "PRIVATE KEY-----", "a private key"),
        ("key = AKIA" + "ABCDEFGHIJKLMNOP", "a key of a cloud"),
        ("ghp_" + "a1B2" * 9, "a token of a code host"),
        ("xoxb-" + "123456789012-abc", "a token of a chat"),
        ("npm_" + "a1B2" * 9, "a token of a registry"),
        ("postgresql://veglia:" + RANDOM + "@db/veglia", "a password in an address"),
        ("DB_" + f"PASSWORD = '{RANDOM}'", "a secret with a name"),
        ('"api_key"' + f': "{RANDOM}"', "a secret with a name"),
    ],
)
def test_a_secret_is_found_and_not_repeated(line: str, what: str) -> None:
    assert list(secrets_in("a.py", f"first\n{line}\n")) == [f"a.py:2: {what}"]
    assert list(secrets_in("a.py", f"{line}  # scan: no secret, made up")) == []


@pytest.mark.parametrize(
    "line",
    [
        "postgresql://veglia@10.0.0.5/veglia",
        "postgresql://veglia:${PASSWORD}@db/veglia",
        "password = 'the same for everybody here'",
        "secret: str = ''",
        'PGPASSWORD: "${VEGLIA_DB_PASSWORD:?say which}"',
    ],
)
def test_what_is_no_secret_is_let_through(line: str) -> None:
    assert list(secrets_in("a.py", line)) == []


@pytest.mark.parametrize("name", [".env", "deploy/.env.local", "tls/key.pem", "home/.pgpass", "id_ed25519"])
def test_files_that_hold_secrets_are_not_committed(name: str) -> None:
    assert list(secrets_in(name, "")) == [f"{name}: a file of secrets"]


def test_new_files_are_looked_at_before_they_are_committed(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / ".gitignore").write_text("ignored\n")
    for name in ("new", "ignored"):
        (tmp_path / name).write_text("-----BEGIN " + "PRIVATE KEY-----")
    assert files_of(tmp_path) == [".gitignore", "new"]
    assert list(secrets(tmp_path)) == ["new:1: a private key"]


def test_pins_name_one_version() -> None:
    found = list(pins_of("# pins\na==1.0\nb>=2\nc @ https://host/c.whl\n"))
    assert found[0] == ("a", "1.0", "")
    assert [wrong for _, _, wrong in found[1:]] == [
        "'b>=2' is no pin of one version",
        "'c @ https://host/c.whl' is no pin of one version",
    ]


def test_packages_of_the_client_have_a_checksum_and_no_host() -> None:
    packages = {
        "": {},
        "node_modules/good": {"version": "1.0.0", "integrity": "sha512-x"},
        "node_modules/a/node_modules/bare": {"version": "1.0.0"},
        "node_modules/far": {"version": "1.0.0", "integrity": "sha512-x", "resolved": "https://host/far.tgz"},
    }
    assert list(locked_in(json.dumps({"packages": packages}))) == [
        ("good", "1.0.0", ""),
        ("bare", "1.0.0", "bare has no checksum"),
        ("far", "1.0.0", "far names the host that it comes from"),
    ]


def test_a_version_with_a_known_fault_is_named(tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "requirements" / "advisories.toml").write_text(
        '[[advisory]]\nregistry = "pypi"\nname = "Some_Thing"\nfixed = "1.10.2"\nid = "X-1"\ntext = "Bad."\n'
    )
    for name, version in (("dev", "1.9.30"), ("build", "1.10.2")):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"some-thing=={version}\n")
    (tmp_path / "web" / "package-lock.json").write_text('{"packages": {}}')
    assert list(dependencies(tmp_path)) == [
        "requirements/dev.txt: some-thing 1.9.30 has X-1, 1.10.2 has not: Bad."
    ]
    assert parts("2.0.0") > parts("1.99") > parts("1.9")
    assert advisories(tmp_path) == [Advisory("pypi", "Some_Thing", "1.10.2", "X-1", "Bad.")]


def test_here_nothing_of_it_is_found() -> None:
    assert list(dependencies(ROOT)) == []
    assert list(installed(ROOT)) == []
