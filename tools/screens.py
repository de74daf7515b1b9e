"""Pictures of every game's lobby, start, crowd and end in all sizes of window, to be looked at.

    .venv/bin/python -m tools.screens --games dark_side --moments crowd end --sizes 1280x720 390x844

They are written to build/screens/<game>-<moment>-<size>.png.
"""

import argparse
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, SCREENS
from tests.browser.moments import GAMES, moments
from tests.browser.table import Visitor
from veglia.catalog import GAMES as TITLES

MOMENTS = ["lobby", "start", "crowd", "end"]
SIZES = ["1920x1080", "1440x900", "1280x720", "1024x768", "844x390", "390x844"]
# The height up to which a window is taken to be that of a phone.
PHONE = 480
# What comes or goes has come or gone; what goes on for ever is not waited for.
SETTLED = """Promise.all(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
    .map(one => one.finished.catch(() => null)))"""


@contextmanager
def serving() -> Iterator[str]:
    """Run a server with a database of its own; give its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "veglia", "serve", "--port", "0"]
        command += ["--db", f"sqlite:///{folder}/tables.db", "--tables-per-minute", "1000"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            line = next(line for line in process.stderr if "http://" in line)
            yield "http://" + line.split("http://")[1].split("/")[0]
            process.send_signal(signal.SIGINT)
            process.stderr.read()


def look(
    browser: Browser, address: str, game: str, moment: str, size: str, language: str, folder: Path
) -> list[str]:
    """Take one picture; return what the page complained about."""
    width, height = map(int, size.split("x"))
    has_touch = min(width, height) <= PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, has_touch=has_touch, is_mobile=has_touch
    )
    context.add_init_script(
        "localStorage.getItem('veglia.settings') ?? localStorage.setItem('veglia.settings', '{\"speed\": 0}')"
    )
    visitor = Visitor(context.new_page(), address)
    if moment == "lobby":
        visitor.go()
        name = TITLES[game].presentation.lobby(language).name
        visitor.page.get_by_role("button", name=name, exact=True).click()
        visitor.page.wait_for_load_state("networkidle")
    else:
        made = visitor.make_table(**moments(game)[moment])
        visitor.sit_down(made["table"], made["host"])
        visitor.page.locator("#choices[data-version] [data-choice], #window, .ending").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate(SETTLED)
    visitor.page.screenshot(path=folder / f"{game}-{moment}-{size}.png")
    context.close()
    return visitor.complaints


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--moments", nargs="+", default=MOMENTS, choices=MOMENTS)
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", default="en", choices=["en", "it"])
    parser.add_argument("--folder", type=Path, default=SCREENS)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in wanted.games:
            for moment in wanted.moments:
                for size in wanted.sizes:
                    complaints = look(browser, address, game, moment, size, wanted.language, wanted.folder)
                    faults += len(complaints)
                    print(f"{game} {moment} {size}", *complaints, flush=True)
        browser.close()
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
