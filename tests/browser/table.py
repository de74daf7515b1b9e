"""What a person does at the table: look, choose, wait."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, expect

# In milliseconds. Long enough for a busy machine; a test that waits so long has failed.
PATIENCE = 60_000


class Visitor:
    """One person in front of one browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        # Whatever the page says to its console as a warning or an error, and what it throws.
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(f"thrown: {error}"))
        page.on("console", lambda said: self._heard(said.type, said.text))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(f"{kind}: {text}")

    def go(self, route: str = "/") -> None:
        self.page.goto(f"{self.address}/#{route}")

    def sit_down(self, table: str, key: str) -> None:
        """Open a link and wait until the table is there."""
        self.go(f"/table/{table}/{key}")
        self.board.wait_for()

    def accept(self, table: str, invitation: str) -> None:
        """Open an invitation and wait until the table is there."""
        self.go(f"/join/{table}/{invitation}")
        self.board.wait_for()

    def make_table(self, **wanted: Any) -> dict[str, Any]:
        """Set a table without the lobby, and return its links and invitations."""
        body = json.dumps({"game": "undead_or_alive", "mission": "m0", **wanted}).encode()
        request = urllib.request.Request(
            f"{self.address}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    # Looking

    @property
    def board(self) -> Locator:
        return self.page.locator("#board svg").first

    @property
    def choices(self) -> Locator:
        return self.page.locator("#choices [data-choice]")

    @property
    def entries(self) -> Locator:
        """The buttons of the bar: options, and folds of several."""
        return self.page.locator("#choices [data-choice], #choices [data-fold]")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#choices .prompt")

    @property
    def lit(self) -> Locator:
        """What glows on the board."""
        return self.page.locator("#board [data-id].lit")

    def lit_spots(self) -> list[tuple[float, float]]:
        """Return for each thing that glows a point at which a click meets it and nothing over it."""
        spots: list[list[float]] = self.page.evaluate(
            """() => [...document.querySelectorAll('#board [data-id].lit')].flatMap(thing => {
                const box = thing.getBoundingClientRect();
                for (let x = 0.5; x < 6; x += 1) for (let y = 0.5; y < 6; y += 1) {
                    const at = [box.left + box.width * x / 6, box.top + box.height * y / 6];
                    const there = document.elementFromPoint(...at)?.closest('[data-id]');
                    if (there === thing) return [at];
                }
                return [];
            })"""
        )
        return [(x, y) for x, y in spots]

    def wait_until_asked(self) -> None:
        """Wait until there is something to choose."""
        expect(self.entries.first).to_be_visible()

    @property
    def version(self) -> int:
        """Which question is on the screen."""
        self.page.locator("#choices[data-version]").wait_for()
        return int(self.page.locator("#choices").get_attribute("data-version") or "-1")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".ending").is_visible()

    # Doing

    def open_step(self, name: str) -> None:
        """Open a step of setting a table, where one is open at a time."""
        step = self.page.locator(".step h3 button").filter(has_text=name)
        step.wait_for()
        if step.get_attribute("aria-expanded") == "false":
            step.click()

    def unfold(self, words: str) -> None:
        """Open the fold that an option lies in, if it lies in one."""
        self._unfold(self.choices.filter(has_text=words))

    def _unfold(self, wanted: Locator) -> None:
        self.wait_until_asked()
        folds = self.page.locator("#choices [data-fold]")
        for place in range(folds.count()):
            if wanted.count() > 0:
                return
            folds.nth(place).click()
            if wanted.count() == 0:
                self.page.locator("#choices .back").click()

    def take(self, number: int) -> None:
        """Choose the option with a number, out of its fold if it lies in one."""
        wanted = self.page.locator(f"#choices [data-choice='{number}']")
        self._unfold(wanted)
        self.answer(wanted)

    def choose(self, words: str) -> None:
        """Choose the first option whose words contain some, out of its fold if it lies in one."""
        self.unfold(words)
        self.answer(self.choices.filter(has_text=words).first)

    def answer(self, thing: Locator) -> None:
        """Click something that answers the question, and wait for the next one or the end."""
        before = self.version
        thing.click()
        self.be_sure(before)
        self.wait_for_next(before)

    def be_sure(self, before: int) -> None:
        """Say yes where a discard of a useful card is asked about once more."""
        self.page.wait_for_function(
            """before => document.querySelector('.ending, .held.danger')
                || Number(document.querySelector('#choices')?.dataset.version ?? before) > before""",
            arg=before,
        )
        sure = self.page.locator(".held.danger [data-sure]")
        if sure.is_visible():
            sure.click()

    def wait_for_next(self, before: int) -> None:
        """Wait until another question than this one, or the end, is on the screen."""
        self.page.wait_for_function(
            """before => {
                const version = document.querySelector('#choices')?.dataset.version;
                return document.querySelector('.ending') || (version && Number(version) > before);
            }""",
            arg=before,
        )
