import { render } from "svelte/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ClaimBar from "../../src/table/ClaimBar.svelte";
import { winnersFor } from "../../src/table/ending";
import EndingView from "../../src/story/Ending.svelte";
import { meaningOf } from "../../src/table/keys";
import { Play } from "../../src/table/play.svelte";
import StandingSheet from "../../src/table/StandingSheet.svelte";
import { reactionTo, wishOf } from "../../src/table/window";
import type { FromClient, TableState, ToClient, WindowShown } from "../../src/wire";
import WindowCard from "../../src/table/WindowCard.svelte";
import WindowRing from "../../src/table/WindowRing.svelte";
import type { Ending, SeatAsked } from "../../src/wire";
import { language } from "../../src/words/language.svelte";
import { choice, question, scene } from "./samples";

const attacked: WindowShown = { moment: "attacked", seat: 1, seconds: 1, held: false };
const asked = question([choice(0, ["card/3"]), choice(1, ["card/8"]), choice(2, [])], { seats: [1], prompt: "Play a card?" });

/** A socket that keeps what is sent. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = 1;
  readonly sent: FromClient[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.onclose();
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", { location: { href: "http://here/" } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  language.speak("en");
});

const table: TableState = {
  type: "table",
  table: "t",
  game: "relic",
  mission: "hall",
  seed: "",
  practice: false,
  seats: [1],
  is_host: false,
  holders: [0, 1].map((seat) => ({ seat, label: ["Ada", "Bruno"][seat]!, side: "", holder: "link", bot: "", is_here: true, browser: seat + 1, needs_consent: false })),
  version: 3,
  board: { key: "b", theme: "plain", width: 1, height: 1, zones: [], edges: [], decor: [] },
  scene: scene(),
  question: asked,
  told: [{ text: "Shadow rolls 4.", rule: "r", effects: [] }],
  can_undo: false,
  undo: null,
  claim: null,
  language: "en",
  window: attacked,
  moments: { attacked: "you are attacked" },
  standing: { "1": { attacked: "never" } },
};

function seated(more: Partial<TableState> = {}): { play: Play; hear: (message: ToClient) => void; sent: FromClient[] } {
  const play = new Play("t", "k");
  play.connection.open();
  const wire = Wire.last;
  const hear = (message: ToClient): void => wire.onmessage({ data: JSON.stringify(message) });
  hear({ ...table, ...more });
  return { play, hear, sent: wire.sent };
}

function asks(sent: FromClient[]): FromClient[] {
  return sent.filter((message) => message.type !== "shown");
}

test("in a window of ours all but the last option are plays, the last one passes", () => {
  const reaction = reactionTo(attacked, asked, [1]);
  expect(reaction?.plays.map((one) => one.number)).toEqual([0, 1]);
  expect(reaction?.pass?.number).toBe(2);
});

test("a window of another seat is nothing to answer, and one that a standing answer passes has no options", () => {
  expect(reactionTo(attacked, asked, [0])).toBeNull();
  expect(reactionTo(null, asked, [1])).toBeNull();
  expect(reactionTo(attacked, null, [1])).toEqual({ plays: [], pass: null });
});

test("passing sends the last option as the choice of the asked seat, once", () => {
  const { play, sent } = seated();
  play.pass();
  play.pass();
  expect(asks(sent)).toEqual([{ type: "choose", version: 3, number: 2, seat: 1, request: 0 }]);
});

test("holding asks for time, and once more gives it back; a window of others cannot be held", async () => {
  const { play, hear, sent } = seated();
  void play.toggleHold();
  hear({ type: "window", window: { ...attacked, held: true } });
  expect(play.window?.held).toBe(true);
  void play.toggleHold();
  expect(asks(sent).map((message) => message.type === "hold" && [message.version, message.is_held])).toEqual([[3, true], [3, false]]);

  const others = seated({ seats: [0] });
  await others.play.toggleHold();
  others.play.pass();
  expect(asks(others.sent)).toEqual([]);
});

test("pressed again before the table has answered, holding is taken back; another window begins anew", () => {
  const { play, hear, sent } = seated();
  void play.toggleHold();
  void play.toggleHold();
  hear({ type: "window", window: { ...attacked, held: true } });
  hear({ type: "window", window: attacked });
  void play.toggleHold();
  hear({ ...table, version: 4 });
  void play.toggleHold();
  expect(asks(sent).map((message) => message.type === "hold" && message.is_held)).toEqual([true, false, true, true]);
});

test("standing answers and passing on are sent as they are said, and the server's word is shown", () => {
  const { play, hear, sent } = seated();
  void play.stand(1, "attacked", "always");
  void play.passOn("phase");
  expect(asks(sent)).toEqual([
    { type: "stand", seat: 1, moment: "attacked", wish: "always", request: 0 },
    { type: "pass_on", version: 3, scope: "phase", request: 1 },
  ]);
  expect(wishOf(play.standing, 1, "attacked")).toBe("never");
  hear({ type: "standing", standing: { "1": { attacked: "always" } } });
  expect(wishOf(play.standing, 1, "attacked")).toBe("always");
  expect(wishOf(play.standing, 1, "other")).toBe("playable");
});

test("a window closes with its message, and with a move that has none", () => {
  const { play, hear } = seated();
  hear({ type: "window", window: null });
  expect(play.reaction).toBeNull();
});

test("the card says what happened, what could be played, and how to pass and to hold", () => {
  const { play } = seated();
  const props = { play, window: play.window!, reaction: play.reaction!, begun: "", playerOf: () => "Bruno", onsettings: () => undefined };
  const { body } = render(WindowCard, { props });
  expect(body).toContain('aria-label="Reaction: you are attacked"');
  expect(body).toContain("Play a card?");
  expect(body).toContain("Shadow rolls 4.");
  expect([...body.matchAll(/data-choice="(\d)"/g)].map((found) => found[1])).toEqual(["0", "1", "2"]);
  expect(body).toContain('aria-keyshortcuts="Space"');
  expect(body).toContain("Wait, I am thinking");
  expect(body).not.toContain("aria-live");
});

test("a card that a standing answer passes offers only to hold", () => {
  const { play } = seated({ question: null });
  const props = { play, window: play.window!, reaction: play.reaction!, begun: "", playerOf: () => "", onsettings: () => undefined };
  const { body } = render(WindowCard, { props });
  expect(body).toContain("The table passes for you …");
  expect(body).not.toContain("data-choice");
  expect(body).toContain('aria-keyshortcuts="H"');
});

test("the ring runs while time runs, stands while somebody thinks, and is never read out", () => {
  expect(render(WindowRing, { props: { seconds: 2, isHeld: false } }).body).toContain("--seconds: 2s");
  expect(render(WindowRing, { props: { seconds: 2, isHeld: true } }).body).not.toContain("--seconds");
  expect(render(WindowRing, { props: { seconds: null, isHeld: false } }).body).not.toContain("--seconds");
  expect(render(WindowRing, { props: { seconds: 2, isHeld: false } }).body).toContain('aria-hidden="true"');
});

test("the dialog has three wishes for each moment of each own seat, in both languages", () => {
  const { play } = seated();
  const props = { play, labelOf: (seat: number) => `Seat ${seat}`, onclose: () => undefined };
  const { body } = render(StandingSheet, { props });
  expect([...body.matchAll(/value="(always|playable|never)"( checked)?/g)].map((found) => [found[1], !!found[2]])).toEqual([
    ["always", false],
    ["playable", false],
    ["never", true],
  ]);
  expect(body).not.toContain("disabled");
  language.speak("it");
  expect(render(StandingSheet, { props }).body).toContain("Passa fino alla fine di");
});

test("passing for a while can be chosen only in a window of ours", () => {
  const { play } = seated({ window: null });
  const { body } = render(StandingSheet, { props: { play, labelOf: String, onclose: () => undefined } });
  expect([...body.matchAll(/<button class="button[^"]*" disabled/g)]).toHaveLength(3);
});

test("space passes and H holds", () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  expect(meaningOf({ ...plain, key: " " })).toEqual({ command: "pass" });
  expect(meaningOf({ ...plain, key: "h" })).toEqual({ command: "hold" });
});

// A seat of another side

const claim: SeatAsked = { seat: 1, waits_for: [1], seconds: 120 };

function barFor(seats: number[], isHost: boolean, asked: SeatAsked = claim): string {
  const labelOf = (seat: number): string => ["Ada", "Bruno"][seat]!;
  return render(ClaimBar, { props: { claim: asked, seats, isHost, labelOf, onanswer: () => undefined, onseats: () => undefined } }).body;
}

test("who is asked for a seat can agree or refuse, the others see it", () => {
  expect(barFor([1], false)).toMatch(/The host asks to take over Bruno.*Agree.*Refuse/s);
  expect(barFor([0], true)).toMatch(/You asked for Bruno. Waiting for Bruno.*2 minutes/s);
  expect(barFor([], false)).toContain("The host asked for Bruno. Waiting for Bruno");
  expect(barFor([0], true)).not.toContain("Agree");
  expect(barFor([0], true, { ...claim, waits_for: [] })).toContain("you may hand Bruno over now");
});

test("the request for a seat and the answer are sent, and a refusal is told to whoever asked", () => {
  const { play, hear, sent } = seated({ is_host: true, seats: [0] });
  void play.askSeat(1);
  void play.answerSeat(1, true);
  expect(asks(sent)).toEqual([
    { type: "ask_seat", seat: 1, request: 0 },
    { type: "answer_seat", seat: 1, agree: true, request: 1 },
  ]);
  hear({ type: "seats", holders: table.holders, undo: null, claim });
  expect([play.claim, play.notice]).toEqual([claim, ""]);
  hear({ type: "seats", holders: table.holders, undo: null, claim: null });
  expect([play.claim, play.notice]).toEqual([null, "The seat you asked for was refused."]);
});

test("a request that was granted and used is no refusal", () => {
  const { play, hear } = seated({ is_host: true, seats: [0], claim: { ...claim, waits_for: [] } });
  hear({ type: "seats", holders: table.holders, undo: null, claim: null });
  expect(play.notice).toBe("");
});

test("everyone is told when a seat is taken by its invitation, and what else that browser holds", () => {
  const [ada, bruno] = table.holders.map((one) => ({ ...one, browser: null }));
  const { play, hear } = seated({ holders: [{ ...ada!, holder: "mine", browser: 0 }, bruno!] });
  const told = (browser: number | null): string => {
    hear({ type: "seats", holders: [play.holders[0]!, { ...bruno!, browser }], undo: null, claim: null });
    return play.notice;
  };
  expect(told(null)).toBe("");
  expect(told(2)).toBe("Bruno has been taken by invitation.");
  play.notice = "";
  // Nothing is told of a seat that was taken before.
  expect(told(2)).toBe("");
  expect(told(null)).toBe("");
  expect(told(0)).toBe("Bruno has been taken in the same browser as Ada.");
});

test("a moment without a name is called as the rules call it", () => {
  const { play } = seated({});
  expect(play.momentName(attacked)).toBe("you are attacked");
  expect(play.momentName({ ...attacked, moment: "asleep" })).toBe("asleep");
});

test("a seat that needs consent is refused with the reason", async () => {
  const { play, hear } = seated({ is_host: true, seats: [0] });
  const handed = play.handOver(1, "mine");
  hear({ type: "refused", request: 0, code: "needs_consent", text: "Ask for it first." });
  const { key, refusal } = await handed;
  expect([key, refusal?.code, refusal?.message]).toEqual(["", "needs_consent", "Ask for it first."]);
});

// The end

const ending: Ending = { outcome: "won", text: "You have won.", rule: "", sides: [{ id: "heroes", name: "Heroes" }] };

function heading(of: Ending): string {
  const { body } = render(EndingView, { props: { ending: of, table, key: "k", holders: [], mission: "", onclose: () => undefined } });
  return body.match(/<h2[^>]*>([^<]*)</)?.[1] ?? "";
}

test("the ending is that of the viewer's seat; who has no side hears which has won", () => {
  expect(heading(ending)).toBe("You have won");
  expect(heading({ ...ending, outcome: "lost" })).toBe("You have lost");
  expect(heading({ ...ending, outcome: "over" })).toBe("Heroes won");
  expect(heading({ ...ending, outcome: "over", sides: [] })).toBe("The game is over");
  expect(winnersFor({ ...ending, outcome: "over" })).toEqual(["Heroes"]);
});
