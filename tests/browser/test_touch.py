"""Fingers: pinching, dragging, holding and tapping, as Chromium hears them from a touch screen."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor

Spot = tuple[float, float]
# Longer than any press that is still a tap.
HELD = 900


class Fingers:
    """Fingers on the screen of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.session: CDPSession = visitor.page.context.new_cdp_session(visitor.page)

    def send(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": place} for place, (x, y) in enumerate(spots)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    @contextmanager
    def down(self, *spots: Spot) -> Iterator[None]:
        self.send("touchStart", *spots)
        yield
        self.send("touchEnd")

    def glide(self, start: list[Spot], end: list[Spot], steps: int = 8) -> None:
        """Put fingers down, move them from some spots to others, and lift them."""
        with self.down(*start):
            for step in range(1, steps + 1):
                share = step / steps
                self.send(
                    "touchMove",
                    *[
                        (x + (to_x - x) * share, y + (to_y - y) * share)
                        for (x, y), (to_x, to_y) in zip(start, end, strict=True)
                    ],
                )

    def hold(self, spot: Spot) -> None:
        with self.down(spot):
            self.visitor.page.wait_for_timeout(HELD)

    def tap(self, spot: Spot) -> None:
        # Both halves are sent at once: apart, a busy machine could make a hold of it.
        self.visitor.page.touchscreen.tap(*spot)


def on_a_phone(house: House) -> tuple[Visitor, Fingers]:
    """Sit down with a phone where somebody acts and Zombies are in sight."""
    visitor = house.visitor(390, 844, has_touch=True)
    made = visitor.make_table(
        seed="112", seats=[{"heroes": ["may", "hanna"]}], choices=[0, 0, 1, 1, 2, 0, 0, 2, 0]
    )
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()
    return visitor, Fingers(visitor)


def middle(thing: Locator) -> Spot:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def view(visitor: Visitor) -> tuple[float, float, float]:
    """Return what part of the board is seen: where it is moved to, and its scale."""
    return tuple(
        visitor.page.evaluate(
            """() => {
                const world = document.querySelector('#board .world');
                const matrix = new DOMMatrix(getComputedStyle(world).transform);
                return [matrix.e, matrix.f, matrix.a];
            }"""
        )
    )


def test_two_fingers_apart_bring_the_board_nearer_around_them(house: House) -> None:
    visitor, fingers = on_a_phone(house)
    version = visitor.version
    x, y = middle(visitor.page.locator("#board"))
    across, down, scale = view(visitor)
    top = visitor.page.locator("#board").bounding_box()
    assert top is not None

    fingers.glide([(x - 20, y), (x + 20, y)], [(x - 80, y), (x + 80, y)])

    new_across, new_down, new_scale = view(visitor)
    assert 1.5 < new_scale / scale < 5
    # The point between the fingers stays where it was, as far as the board reaches.
    before = ((x - across) / scale, (y - top["y"] - down) / scale)
    after = ((x - new_across) / new_scale, (y - top["y"] - new_down) / new_scale)
    assert abs(before[0] - after[0]) < 12
    assert abs(before[1] - after[1]) < 12

    fingers.glide([(x - 80, y), (x + 80, y)], [(x - 20, y), (x + 20, y)])
    assert view(visitor)[2] < new_scale
    assert visitor.version == version


def test_one_finger_moves_the_board_and_chooses_nothing(house: House) -> None:
    visitor, fingers = on_a_phone(house)
    version = visitor.version
    x, y = middle(visitor.page.locator("#board"))
    fingers.glide([(x - 20, y), (x + 20, y)], [(x - 100, y), (x + 100, y)])
    across, down, scale = view(visitor)

    fingers.glide([(x, y)], [(x - 40, y - 30)])

    moved = view(visitor)
    assert moved[2] == scale
    assert (round(moved[0] - across), round(moved[1] - down)) == (-40, -30)
    assert visitor.version == version


def test_a_finger_held_on_a_piece_asks_what_it_is_and_chooses_nothing(house: House) -> None:
    visitor, fingers = on_a_phone(house)
    version = visitor.version
    piece = visitor.page.locator("#board [data-id^='foe/']").first
    name = (piece.get_attribute("aria-label") or "").split(",")[0]

    fingers.hold(middle(piece))

    explained = visitor.page.locator(".explained")
    expect(explained).to_be_visible()
    assert explained.locator("h4").inner_text() in name
    expect(visitor.page.get_by_role("menu")).to_have_count(0)
    expect(visitor.page.locator(".why-not")).to_have_count(0)
    assert visitor.version == version


def test_a_tap_on_what_glows_chooses_it(house: House) -> None:
    visitor, fingers = on_a_phone(house)
    before = visitor.version
    zone = visitor.page.locator("#board [data-id^='zone/'].lit").first
    spot = visitor.lit_spots()[0]
    expect(zone).to_be_visible()

    fingers.tap(spot)

    menu = visitor.page.locator("[role=menuitem]")
    visitor.page.wait_for_function(
        """before => document.querySelector('[role=menuitem]')
            || Number(document.querySelector('#choices')?.dataset.version) > before""",
        arg=before,
    )
    if menu.count():
        fingers.tap(middle(menu.first))
    visitor.wait_for_next(before)


def test_a_finger_held_on_an_option_shows_what_would_come_of_it(house: House) -> None:
    visitor, fingers = on_a_phone(house)
    version = visitor.version
    visitor.unfold("Fire")
    option = visitor.choices.filter(has_text="Fire").first
    option.scroll_into_view_if_needed()

    fingers.hold(middle(option))

    preview = visitor.page.locator("section.preview")
    expect(preview).to_contain_text("hits")
    assert visitor.version == version

    fingers.tap(middle(option))
    visitor.wait_for_next(version)


def test_a_finger_held_on_a_card_explains_it(house: House) -> None:
    visitor, fingers = on_a_phone(house)
    version = visitor.version
    card = visitor.page.locator(".strip [data-target^='card/']").first

    fingers.hold(middle(card))

    expect(visitor.page.locator(".explained h4")).to_be_visible()
    assert visitor.version == version
