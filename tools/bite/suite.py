"""A game's tests, collected in this process and run one by one."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.bite.scope import GameFolder

OPTIONS = ["-p", "no:cacheprovider", "--tb=line", "--show-capture=no", "--capture=no"]


class Suite:
    """The tests as pytest has collected them."""

    def __init__(self, session: pytest.Session, game: GameFolder) -> None:
        self.items = {item.nodeid: item for item in session.items if game.has(item.nodeid)}
        # Test files that could not be imported.
        self.is_broken = session.testsfailed > 0
        self.failed = False
        self.seconds = 0.0

    def files(self) -> list[str]:
        return sorted({name.partition("::")[0] for name in self.items})

    def rules(self, name: str) -> list[str]:
        """Return the rules that a test cites."""
        return [str(rule) for mark in self.items[name].iter_markers("rule") for rule in mark.args]

    def run(self, name: str, following: str = "") -> bool:
        """Run a test and return whether it passes."""
        item = self.items[name]
        self.failed = False
        self.seconds = 0.0
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=self.items.get(following))
        return not self.failed


class Plugin:
    """Hands the collected tests over instead of running them."""

    def __init__(self, game: GameFolder, use: Callable[[Suite], None]) -> None:
        self.game = game
        self.use = use
        self.suite: Suite | None = None

    def pytest_configure(self) -> None:
        """Let hypothesis draw the same examples every time. pytest minds if it is imported any earlier."""
        from hypothesis import settings

        settings.register_profile("bite", database=None, derandomize=True, deadline=None)
        settings.load_profile("bite")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.suite = Suite(session, self.game)
        self.use(self.suite)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        assert self.suite is not None
        self.suite.failed |= report.failed
        self.suite.seconds += report.duration


def with_suite(game: GameFolder, use: Callable[[Suite], None], log: Path) -> None:
    """Collect a game's tests in this process, which is to do nothing else; what is printed goes to a file."""
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(output, 1)
    os.dup2(output, 2)
    root = game.place.root
    os.chdir(root)
    # Tests of rules need none of the installed plugins, some of which take seconds to import.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    paths = [str(path) for path in game.tests()]
    plugin = Plugin(game, use)
    pytest.main([*OPTIONS, f"--rootdir={root}", *paths], plugins=[plugin])
    assert plugin.suite is not None, "nothing was collected"


def check_origin(game: GameFolder) -> None:
    """Check that the rules come from this repository, not from wherever the package is installed."""
    name = game.place.package
    found = sys.modules[name].__file__ or ""
    assert Path(found).is_relative_to(game.place.root), f"{name} is imported from {found}"
