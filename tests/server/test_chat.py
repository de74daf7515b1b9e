"""What people at a table say and point at: who hears it, who does not, what is kept and what is refused."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.place import LINK, MINE, TOYS, Json, Place, Player, place

RELIC = "tests.two_sides.catalog:GAMES"
# Two heroes, one of them a guest's, against a shadow with a link and another that a bot plays.
SIDES: list[Json] = [
    {"heroes": ["ann"], "label": "Ada"},
    {"heroes": ["bob"], "holder": "link", "label": "Bruno"},
    {"side": "shadows", "holder": "link", "label": "Chris"},
]
# Nobody is slowed down by how much is said, where that is not what a test is about.
TALKATIVE: Json = {"chat_burst": 10_000}


@pytest.fixture(scope="module")
def relic() -> Iterator[Place]:
    with place(TOYS, games=RELIC, **TALKATIVE) as running:
        yield running


@pytest.fixture(scope="module")
def toys() -> Iterator[Place]:
    with place(TOYS, **TALKATIVE) as running:
        yield running


def marked(player: Player, mark: str) -> list[Json]:
    """Have a player say something to the table, and return all that it hears until then."""
    answer = player.ask("say", text=mark)
    assert answer["type"] == "done", answer
    return heard_until(player, mark)


def heard_until(player: Player, mark: str) -> list[Json]:
    """Return all that a player hears until a line says something."""
    heard: list[Json] = []
    while True:
        message = player.hear()
        if message["type"] == "chat" and any(line["text"] == mark for line in message["lines"]):
            return heard
        heard.append(message)


def lines_of(message: Json) -> list[tuple[int | None, str, str, str]]:
    return [(line["seat"], line["name"], line["side"], line["text"]) for line in message["lines"]]


def test_what_is_said_to_the_own_side_reaches_nobody_else(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SIDES)
    hero, shadow = (link.key for link in made.links)
    with ExitStack() as stack:
        everyone = {
            name: stack.enter_context(relic.play(made.table, key))
            for name, key in (
                ("host", made.host),
                ("hero", hero),
                ("shadow", shadow),
                ("watcher", made.watch),
            )
        }
        for kind, fields in (
            ("say", {"text": "the key is in the cellar"}),
            ("react", {"reaction": "thinking"}),
            ("ping", {"target": zone_of(everyone["hero"])}),
        ):
            assert everyone["hero"].ask(kind, **fields, to="side")["type"] == "done"
        assert everyone["shadow"].ask("say", text="they are weak", to="side")["type"] == "done"
        everyone["watcher"].ask("say", text="the end")
        heard = {name: heard_until(player, "the end") for name, player in everyone.items()}

        kinds = {
            name: [
                message["type"] for message in messages if message["type"] in ("chat", "reacted", "pinged")
            ]
            for name, messages in heard.items()
        }
        assert kinds["host"] == ["chat", "reacted", "pinged"]
        assert kinds["shadow"] == ["chat"]
        assert kinds["watcher"] == []
        assert "cellar" not in str(heard["shadow"]) + str(heard["watcher"])
        assert "weak" not in str(heard["host"]) + str(heard["hero"]) + str(heard["watcher"])

    # What is told to who comes again is made for the viewer, too.
    wanted = {
        made.host: ["the key is in the cellar", "the end"],
        hero: ["the key is in the cellar", "the end"],
        shadow: ["they are weak", "the end"],
        made.watch: ["the end"],
    }
    for key, texts in wanted.items():
        with relic.play(made.table, key) as player:
            chat = player.until("chat")
            assert chat["is_all"]
            assert [line["text"] for line in chat["lines"]] == texts


def zone_of(player: Player) -> str:
    zone: str = player.table["board"]["zones"][0]["id"]
    return zone


def test_a_line_says_who_speaks_and_is_heard_by_all(toys: Place) -> None:
    made = toys.make(seats=[{**MINE, "label": "Ada"}, LINK])
    with (
        toys.play(made.table, made.host) as host,
        toys.play(made.table, made.links[0].key) as guest,
        toys.play(made.table, made.watch, "it") as watcher,
    ):
        host.ask("say", text="  hello\n\tall  ")
        for player in (guest, watcher):
            message = player.until("chat")
            assert not message["is_all"]
            assert lines_of(message) == [(0, "Ada", "", "hello all")]
            assert abs(message["lines"][0]["at"] / 1000 - time.time()) < 60
        watcher.send("introduce", name="Zoe")
        watcher.ask("say", text="hi")
        assert lines_of(guest.until("chat")) == [(None, "Zoe", "", "hi")]
        guest.ask("react", reaction="laugh")
        assert host.until("reacted") == {
            "type": "reacted",
            "seat": 1,
            "name": "",
            "side": "",
            "reaction": "laugh",
        }
        host.ask("ping", target=zone_of(host))
        pinged = watcher.until("pinged")
        assert (pinged["seat"], pinged["name"], pinged["target"]) == (0, "Ada", zone_of(host))


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("say", {"text": ""}, "chat_empty"),
        ("say", {"text": " \n\u200b\u202e\x00"}, "chat_empty"),
        ("say", {"text": "x" * 301}, "chat_too_long"),
        ("say", {"text": 7}, "bad_message"),
        ("say", {"text": "x", "to": "enemies"}, "bad_message"),
        ("say", {"text": "x", "seat": 1}, "not_your_seat"),
        ("say", {"text": "x", "seat": 99}, "bad_message"),
        ("say", {"text": "x", "html": True}, "bad_message"),
        ("react", {"reaction": "<b>"}, "bad_message"),
        ("ping", {"target": "zone/nowhere"}, "unknown_thing"),
        ("ping", {"target": "x" * 81}, "bad_message"),
        ("introduce", {"name": "  "}, "chat_empty"),
        ("introduce", {"name": "x" * 41}, "name_too_long"),
        ("introduce", {"name": "BEA"}, "name_taken"),
    ],
)
def test_bad_input_has_a_code_and_changes_nothing(toys: Place, kind: str, fields: Json, code: str) -> None:
    made = toys.make(seats=[{**MINE, "label": "Ada"}, {**LINK, "label": "Bea"}])
    with toys.play(made.table, made.host) as host, toys.play(made.table, made.links[0].key) as guest:
        answer = host.ask(kind, **fields)
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["text"]
        heard = [message["type"] for message in marked_by(host, guest)]
        assert set(heard) <= {"seats"}
        assert [holder["label"] for holder in guest.table["holders"]] == ["Ada", "Bea"]
        assert guest.version == 0


def marked_by(speaker: Player, hearer: Player) -> list[Json]:
    speaker.ask("say", text="mark")
    return heard_until(hearer, "mark")


def test_a_spectator_and_a_seat_that_a_bot_plays_have_no_side(toys: Place) -> None:
    made = toys.make(seats=[MINE, LINK])
    guest_key = made.links[0].key
    with (
        toys.play(made.table, made.host) as host,
        toys.play(made.table, guest_key) as guest,
        toys.play(made.table, made.watch) as watcher,
    ):
        assert watcher.ask("say", text="x", to="side")["code"] == "no_side"
        guest.ask("hand_over", seat=1, holder="bot", bot="random")
        guest.until("table")
        assert guest.ask("say", text="x", to="side")["code"] == "no_side"
        host.ask("say", text="players only", to="side")
        assert "players only" not in str(marked_by(host, watcher))
        assert "players only" not in str(heard_until(guest, "mark"))


def test_who_gives_a_seat_away_reads_its_side_no_more_and_who_gets_it_does(relic: Place) -> None:
    made = relic.make("hall", game="relic", seats=SIDES)
    shadow = made.links[1].key
    with relic.play(made.table, made.host) as host, relic.play(made.table, shadow) as guest:
        guest.ask("say", text="our plan", to="side")
        guest.ask("hand_over", seat=2, holder="bot", bot="random")
        chat = guest.until("chat")
        assert (chat["is_all"], chat["lines"]) == (True, [])
        guest.ask("hand_over", seat=2, holder="link")
        assert [line["text"] for line in guest.until("chat")["lines"]] == ["our plan"]
        assert "our plan" not in str(marked(host, "still here"))


def test_the_chat_is_kept_over_a_restart_and_only_the_last_lines(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with place(TOYS, database=database, **TALKATIVE) as server:
        made = server.make(seats=[MINE, LINK])
        with server.play(made.table, made.host) as host:
            for number in range(203):
                assert host.ask("say", text=f"line {number}")["type"] == "done"
    with place(TOYS, database=database, **TALKATIVE) as server, server.play(made.table, made.host) as host:
        lines = host.until("chat")["lines"]
        assert [line["text"] for line in lines] == [f"line {number}" for number in range(3, 203)]
        host.ask("say", text="one more")
        assert host.table["version"] == 0
    with place(TOYS, database=database) as server, server.play(made.table, made.host) as host:
        last = host.until("chat")["lines"][-1]
        assert (last["number"], last["text"]) == (204, "one more")


def test_whoever_says_too_much_is_told_so_and_the_game_goes_on() -> None:
    with place(TOYS, chat_burst=3, chat_per_minute=0.001) as server:
        made = server.make(seats=[MINE, LINK])
        with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
            answers = [host.ask("say", text=f"{number}") for number in range(4)]
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"]
            assert answers[3]["code"] == "chat_too_fast"
            # Pings and reactions count, too, and another connection of the same link is no way around it.
            assert host.ask("ping", target=zone_of(host))["code"] == "chat_too_fast"
            with server.play(made.table, made.host) as again:
                assert again.ask("react", reaction="ouch")["code"] == "chat_too_fast"
            assert guest.ask("say", text="I may")["type"] == "done"
            assert host.choose(0)["type"] == "done"


def test_all_that_look_on_have_a_joint_limit() -> None:
    with place(TOYS, chat_burst=2, chat_per_minute=0.001) as server:
        made = server.make(seats=[MINE])
        codes = []
        for _ in range(4):
            with server.play(made.table, made.watch) as watcher:
                for _ in range(3):
                    codes.append(watcher.ask("say", text="hey").get("code", "done"))
        # Two from each of three, and then nothing.
        assert codes == ["done", "done", "chat_too_fast"] * 3 + ["chat_too_fast"] * 3


def test_a_name_is_written_on_the_seat_and_kept(toys: Place) -> None:
    made = toys.make(seats=[MINE, LINK])
    with toys.play(made.table, made.host) as host, toys.play(made.table, made.links[0].key) as guest:
        assert guest.ask("introduce", name=" Bea  \u202eB ")["type"] == "done"
        while host.table["holders"][1]["label"] != "Bea B":
            host.hear()
        host.ask("introduce", name="Ada")
        host.ask("hand_over", seat=1, holder="bot", bot="random")
    toys.tables.live.pop(made.table)
    with toys.play(made.table, made.host) as host:
        assert [holder["label"] for holder in host.table["holders"]] == ["Ada", "Bea B"]


def test_everyone_is_told_how_many_look_on(toys: Place) -> None:
    made = toys.make(seats=[MINE])
    with toys.play(made.table, made.host) as host:
        assert host.table["watchers"] == 0
        with toys.play(made.table, made.watch) as first, toys.play(made.table, made.watch):
            counts = [host.until("seats")["watchers"] for _ in range(2)]
            assert counts == [1, 2]
            assert first.until("seats")["watchers"] == 2
        assert [host.until("seats")["watchers"] for _ in range(2)] == [1, 0]


def test_a_refused_undo_says_so(toys: Place) -> None:
    made = toys.make(seats=[MINE, LINK])
    with toys.play(made.table, made.host) as host, toys.play(made.table, made.links[0].key) as guest:
        host.choose(0)
        guest.until_version(host.version)
        host.ask("undo", version=host.version)
        guest.ask("answer_undo", version=guest.version, agree=False)
        assert host.until("undo_refused") == {"type": "undo_refused", "seat": 0, "by": 1}
        assert host.until("seats")["undo"] is None
        assert host.version == 1
