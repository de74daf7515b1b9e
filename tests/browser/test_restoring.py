"""A server that hangs: the page says that the table is being restored, and goes on by itself."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.server.processes import Running, process

TOY = {"game": "toy", "mission": "long", "seed": "7", "seats": [{"heroes": ["lucky"], "holder": "mine"}]}


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with process(tmp_path / "tables.db", workers=2) as started:
        yield started


@pytest.fixture
def visitor(chromium: Browser, running: Running) -> Iterator[Visitor]:
    # What the browser says of connections that break is not our complaint.
    house = House(chromium, running.address)
    yield house.visitor()
    house.close()


def sit(visitor: Visitor) -> None:
    made = visitor.make_table(**TOY)
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()


def restoring(visitor: Visitor) -> str:
    """Wait for the line that says what happens, and return it."""
    line = visitor.page.locator("[data-link='restoring']")
    expect(line).to_be_visible()
    return line.inner_text()


def test_a_choice_that_a_hanging_process_does_not_answer_says_so_and_the_table_comes_back(
    visitor: Visitor, running: Running
) -> None:
    sit(visitor)
    before = visitor.version
    for one in running.workers:
        os.kill(one, signal.SIGSTOP)
    visitor.choices.first.click()
    assert "is being restored" in restoring(visitor)

    # The server starts them again; nobody has to do anything at the page.
    expect(visitor.page.locator("[data-link]")).to_have_count(0)
    visitor.wait_until_asked()
    if visitor.version == before:
        visitor.answer(visitor.choices.first)
    assert visitor.version > before


def test_a_server_that_is_stopped_is_noticed_without_a_click_and_goes_on(
    visitor: Visitor, running: Running
) -> None:
    sit(visitor)
    everyone = [running.pid, *running.workers, running.log_writer]
    for one in everyone:
        os.kill(one, signal.SIGSTOP)
    try:
        assert "is being restored" in restoring(visitor)
    finally:
        for one in everyone:
            os.kill(one, signal.SIGCONT)
    expect(visitor.page.locator("[data-link]")).to_have_count(0)
    visitor.answer(visitor.choices.first)
