"""A real server, a real Chromium, and pages that may not complain."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.table import PATIENCE, Visitor

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# It waits five seconds by default.
expect.set_options(timeout=PATIENCE)
SCREENS = Path(__file__).parents[2] / "build" / "screens"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, with a database file of its own."""
    file = tmp_path_factory.mktemp("server") / "tables.db"
    command = [sys.executable, "-m", "veglia", "serve", "--port", "0", "--db", f"sqlite:///{file}"]
    command += ["--tables-per-minute", "1000", "--requests-per-second", "1000", "--workers", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if "http://" in line:
                yield "http://" + line.split("http://")[1].split("/")[0]
                break
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
        assert process.wait(PATIENCE / 1000) == 0, said
        assert "Traceback" not in said


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class House:
    """Lets visitors in: each with a browser profile of their own, so that nothing is shared but links."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.visitors: list[Visitor] = []

    def visitor(
        self, width: int = 1440, height: int = 900, *, is_fast: bool = True, has_touch: bool = False
    ) -> Visitor:
        """Open a page; a fast one shows events at once."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", has_touch=has_touch
        )
        if is_fast:
            context.add_init_script(
                "localStorage.getItem('veglia.settings') ?? "
                "localStorage.setItem('veglia.settings', '{\"speed\": 0, \"briefing\": false}')"
            )
        self.contexts.append(context)
        visitor = Visitor(context.new_page(), self.address)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def house(chromium: Browser, address: str) -> Iterator[House]:
    made = House(chromium, address)
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where pictures of what was seen are written."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS
