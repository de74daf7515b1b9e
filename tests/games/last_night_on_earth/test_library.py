"""The content is read once, also when several threads of a server ask for it at the same time."""

import subprocess
import sys

# In a new process, because here the content has been read already.
AT_ONCE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from veglia.games.last_night_on_earth.rules.action import ACTIONS
from veglia.games.last_night_on_earth.title import TITLE

THREADS = 8
sys.setswitchinterval(1e-6)
together = Barrier(THREADS)


def ask(number):
    together.wait()
    return len(TITLE.missions()), id(TITLE.start(TITLE.setup("die_zombies_die", None, number, {})).content)


with ThreadPoolExecutor(THREADS) as pool:
    found = set(pool.map(ask, range(THREADS)))
print(len(found), len(ACTIONS) == len(set(ACTIONS)))
"""


def test_threads_that_begin_together_find_the_same_content() -> None:
    said = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=True)

    assert said.stdout.split() == ["1", "True"]
