"""The report of a sweep in a real Chromium: readable in light and dark, on a phone, and alone."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.browser.test_for_everyone import AXE
from tests.lab.test_report import report

Scheme = Literal["light", "dark"]
SCHEMES: list[tuple[Scheme, int]] = [("light", 1200), ("dark", 1200), ("dark", 390)]


def opened(chromium: Browser, path: Path, scheme: Scheme, width: int) -> tuple[Page, list[str]]:
    """Open a page; return it, and what it asks for and complains about, itself aside."""
    page = chromium.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    noise: list[str] = []

    def asked(request: Request) -> None:
        if request.url != path.as_uri():
            noise.append(request.url)

    page.on("request", asked)
    page.on("console", lambda message: noise.append(message.text))
    page.on("pageerror", lambda error: noise.append(str(error)))
    page.goto(path.as_uri())
    return page, noise


@pytest.mark.parametrize(("scheme", "width"), SCHEMES)
def test_a_report_is_readable_and_asks_for_nothing(
    chromium: Browser, tmp_path: Path, screens: Path, scheme: Scheme, width: int
) -> None:
    path = tmp_path / "report.html"
    path.write_text(report("en"), encoding="utf-8")
    page, noise = opened(chromium, path, scheme, width)

    page.screenshot(path=screens / f"report-{scheme}-{width}.png", full_page=True)
    wide = page.evaluate("document.documentElement.scrollWidth")
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    page.close()

    assert noise == []
    assert wide <= width
    serious = [one["id"] for one in found["violations"] if one["impact"] in ("serious", "critical")]
    assert serious == []
