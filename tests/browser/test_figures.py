"""Crowds of figures in all titles: they are drawn, read and touched, and move without losing an input."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.crowds import CROWDS, sit_down, sixty, tables, visiting
from tests.browser.table import Visitor
from tests.server.place import Place

# Room for a finger, in pixels.
FINGER = 44
MOST_CLICKS = 200
DESK, PHONE, LANDSCAPE, TABLET = (1440, 900), (390, 844), (844, 390), (1024, 768)


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with tables() as running:
        yield running


@pytest.fixture
def guests(chromium: Browser, server: Place) -> Iterator[House]:
    with visiting(chromium, server) as made:
        yield made


@pytest.mark.parametrize("title", CROWDS)
def test_every_enemy_stands_as_a_figure(guests: House, server: Place, title: str, screens: Path) -> None:
    visitor = sit_down(guests, server, CROWDS[title](), DESK)
    visitor.page.screenshot(path=screens / f"figures-{title}.png")

    foes = visitor.page.locator(
        "#board [data-id^='foe/'], #board [data-id^='zombie/'], #board [data-id^='stack/']"
    )
    expect(foes.first).to_be_visible()
    # A figure has its feet at its origin; a disc has none.
    drawn = foes.evaluate_all(
        "all => all.map(one => one.querySelectorAll(\"g[transform*='translate(-30 -78)']\").length)"
    )
    assert min(drawn) > 0
    # A horde looks like one.
    assert max(drawn) >= 5


def middles(visitor: Visitor, zone: str) -> list[tuple[float, float]]:
    """Return where a finger meets a figure of a zone, stacks first."""
    found: list[list[float]] = visitor.page.evaluate(
        """async zone => {
            const spots = () => ['stack', 'foe', 'zombie', 'figure']
                .flatMap(kind => [...document.querySelectorAll(
                    `#board .piece[data-zone='${zone}'][data-id^='${kind}/']`)])
                .flatMap(one => {
                    const box = one.querySelector('.reach').getBoundingClientRect();
                    const at = [box.left + box.width / 2, box.top + box.height / 2];
                    return document.elementFromPoint(...at)?.closest('[data-id]') === one ? [at] : [];
                });
            // Fonts that have just come, and a board that is moved, put everything elsewhere.
            await document.fonts.ready;
            const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
            for (let before = '', still = 0; still < 5;) {
                await frame();
                const now = JSON.stringify(spots());
                still = now === before ? still + 1 : 0;
                before = now;
            }
            return spots();
        }""",
        zone,
    )
    return [(x, y) for x, y in found]


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", CROWDS)
def test_a_finger_opens_a_crowd_and_meets_every_figure_in_it(
    guests: House, server: Place, title: str, size: tuple[int, int], screens: Path
) -> None:
    crowd = CROWDS[title]()
    visitor = sit_down(guests, server, crowd, size, has_touch=True)
    page = visitor.page
    # As small as a board gets.
    page.get_by_role("button", name="Show the whole board").click()
    pieces = page.evaluate(
        "zone => document.querySelectorAll(`#board .piece[data-zone='${zone}']`).length", crowd.zone
    )
    assert pieces >= 2

    page.touchscreen.tap(*middles(visitor, crowd.zone)[0])
    inset = page.locator(".close-up")
    expect(inset).to_be_visible()
    figures = page.locator("[data-close-up]")
    assert figures.count() >= 5
    page.screenshot(path=screens / f"crowd-{title}-{size[0]}.png")
    for number in range(figures.count()):
        one = figures.nth(number)
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        assert one.inner_text().strip()
        # A finger in its middle meets it, and nothing else.
        assert one.evaluate(
            """one => { const box = one.getBoundingClientRect();
                return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
                    ?.closest('[data-close-up]') === one }"""
        )
        texts = one.locator("span").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert texts >= 12
    page.keyboard.press("Escape")
    expect(inset).to_have_count(0)


def test_whoever_is_killed_lies_there_for_a_moment(guests: House, server: Place, screens: Path) -> None:
    visitor = sit_down(guests, server, CROWDS["town"](), DESK, is_fast=False)
    page = visitor.page
    visitor.unfold("Strike with Machete")
    chosen = visitor.choices.filter(has_text="Strike with Machete").first
    body = page.locator("#board .body")
    # A hit is given to one of those there first.
    while body.count() == 0:
        before = visitor.version
        chosen.click()
        page.wait_for_function(
            """before => document.querySelector('#board .body')
                || Number(document.querySelector('#choices')?.dataset.version ?? before) > before""",
            arg=before,
        )
        chosen = visitor.choices.first
    page.screenshot(path=screens / "figures-kill.png")
    expect(body).to_have_count(0)
    visitor.wait_until_asked()


def test_sixty_zombies_move_without_losing_an_input(guests: House, server: Place) -> None:
    """Every click that is sent while they move is handled: what counts is how many, not how fast."""
    visitor = sit_down(guests, server, sixty(), DESK, is_fast=False)
    page = visitor.page
    names = page.locator("#board button[aria-pressed]").first
    names.evaluate(
        """button => {
            window.seen = { handled: 0, moving: 0, ghosts: 0 };
            new MutationObserver(changes => { seen.handled += changes.length })
                .observe(button, { attributes: true, attributeFilter: ['aria-pressed'] });
            new MutationObserver(() => {
                seen.ghosts = Math.max(seen.ghosts, document.querySelectorAll('#board .ghost').length);
            }).observe(document.querySelector('#board'), { childList: true, subtree: true });
            button.addEventListener('click', () => {
                seen.moving += document.querySelector('#board .ghost') ? 1 : 0;
            }, true);
        }"""
    )
    box = names.bounding_box()
    assert box is not None

    visitor.unfold("end the Turn")
    chosen = visitor.choices.filter(has_text="end the Turn").first
    # Groups that may go two ways are sent first.
    while page.locator("#board .ghost").count() == 0:
        before = visitor.version
        chosen.click()
        page.wait_for_function(
            """before => document.querySelector('#board .ghost')
                || Number(document.querySelector('#choices')?.dataset.version ?? before) > before""",
            arg=before,
        )
        chosen = visitor.choices.first
    clicks = 0
    while clicks < MOST_CLICKS and page.locator("#board .ghost").count() > 0:
        for _ in range(5):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            clicks += 1
    visitor.wait_until_asked()

    seen = page.evaluate("() => seen")
    assert seen["handled"] == clicks
    assert seen["moving"] >= 5
    # They go in groups of a kind, many of these at once.
    assert seen["ghosts"] >= 5


@pytest.mark.parametrize("title", CROWDS)
def test_figures_and_cards_leave_the_code_of_a_table_small(guests: House, server: Place, title: str) -> None:
    """The client's own code for a table is at most 300 KB, compressed."""
    visitor = sit_down(guests, server, CROWDS[title](), DESK)
    sizes: list[int] = visitor.page.evaluate(
        """async () => {
            const names = performance.getEntriesByType('resource').map(one => one.name)
                .filter(name => /\\.(js|css)$/.test(new URL(name).pathname));
            return Promise.all([...new Set(names)].map(async name => {
                const packed = (await fetch(name)).body.pipeThrough(new CompressionStream('gzip'));
                return (await new Response(packed).arrayBuffer()).byteLength;
            }));
        }"""
    )

    assert 100_000 < sum(sizes) <= 300_000
