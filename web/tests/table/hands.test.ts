import { render } from "svelte/server";
import { expect, test } from "vitest";
import CardBack from "../../src/table/CardBack.svelte";
import Hands from "../../src/table/Hands.svelte";
import HandView from "../../src/table/HandView.svelte";
import HeroCard from "../../src/table/HeroCard.svelte";
import { nameOf } from "../../src/table/lit";
import { MOST_STEPS, stepsOf } from "../../src/table/track";
import Tracks from "../../src/table/Tracks.svelte";
import type { Card, Hand, Track } from "../../src/wire";
import { choice, hero, scene } from "./samples";

const rope: Card = { id: "card/3", look: "rope", name: "Rope" };
const lamp: Card = { id: "card/8", look: "lamp", name: "Lamp" };
const mine: Hand = { id: "hand/0", name: "Hand of Ann", seat: 0, count: 2, cards: [rope, lamp], back: "deck" };
const theirs: Hand = { id: "hand/1", name: "Hand of Bob", seat: 1, count: 3, cards: [], back: "deck" };
const rounds: Track = {
  id: "track/rounds",
  look: "hourglass",
  name: "Round",
  first: 1,
  last: 5,
  at: 3,
  steps: [{ at: 5, text: "the others win", colour: "red" }],
};

function drawn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((found) => found[1]!);
}

test("cards that may be seen lie face up as buttons, and none as a back", () => {
  const { body } = render(HandView, { props: { hand: mine, lit: new Map([["card/8", [choice(0, ["card/8"])]]]) } });

  expect(body).toContain('aria-label="Hand of Ann: 2 cards"');
  expect(drawn(body, /<button[^>]*data-target="([^"]+)"/g)).toEqual(["card/3", "card/8"]);
  expect(drawn(body, /class="(card[^"]*lit[^"]*)"/g)).toHaveLength(1);
  expect(body).not.toContain("face down");
});

test("cards that may not be seen are backs with their number, and nothing else", () => {
  const { body } = render(HandView, { props: { hand: theirs } });

  expect(body).toContain('aria-label="Hand of Bob: 3 cards"');
  expect(drawn(body, /role="img" aria-label="([^"]+)"/g)).toEqual(["3 cards face down"]);
  expect(drawn(body, /<rect class="(back)/g)).toHaveLength(3);
  expect(body).not.toContain("data-target");
});

test("of a hand that is seen in part the rest is counted", () => {
  const { body } = render(HandView, { props: { hand: { ...mine, count: 3 } } });

  expect(drawn(body, /role="img" aria-label="([^"]+)"/g)).toEqual(["1 card face down"]);
});

test("an empty hand is one line with its number, and a hand that can be chosen is a button", () => {
  const lit = new Map([["hand/1", [choice(0, ["hand/1"])]]]);

  const { body } = render(HandView, { props: { hand: { ...theirs, count: 0 } } });
  expect(body).toContain('aria-label="Hand of Bob: 0 cards"');
  expect(body).not.toContain("<ul");
  expect(drawn(render(HandView, { props: { hand: theirs, lit } }).body, /<button[^>]*data-target="([^"]+)"/g)).toEqual(["hand/1"]);
});

test("many backs are drawn as a few, with the whole number in words", () => {
  const { body } = render(CardBack, { props: { look: "deck", count: 40, label: "40 cards face down" } });

  expect(drawn(body, /<rect class="(back)/g)).toHaveLength(6);
  expect(body).toContain("40 cards face down");
});

test("hands lie side by side in the order in which they are sent", () => {
  const { body } = render(Hands, { props: { hands: [theirs, mine] } });

  expect(drawn(body, /data-hand="([^"]+)"/g)).toEqual(["hand/1", "hand/0"]);
});

test("a track has all of its steps, the marker at one of them, and its texts", () => {
  expect(stepsOf(rounds).map((step) => [step.at, step.isPassed, step.isNow, step.text])).toEqual([
    [1, true, false, ""],
    [2, true, false, ""],
    [3, false, true, ""],
    [4, false, false, ""],
    [5, false, false, "the others win"],
  ]);
  const { body } = render(Tracks, { props: { tracks: [rounds], lit: new Map([["track/rounds", [choice(0, [])]]]) } });
  // The name of the button is what is written on it; the steps are for the eye.
  expect(body).toMatch(/class="name[^>]*>Round<.*3 of 5.*class="steps[^>]*aria-hidden="true".*class="texts.*5: the others win/s);
  expect(drawn(body, /class="step[^"]*now[^"]*"[^>]*>(\d+)/g)).toEqual(["3"]);
  expect(drawn(body, /<button class="(track[^"]*)"/g)[0]).toContain("lit");
});

test("a long track shows its ends, its texts and where the marker is", () => {
  const long = { ...rounds, first: 0, last: MOST_STEPS + 10, at: 7 };

  expect(stepsOf(long).map((step) => step.at)).toEqual([0, 5, 7, MOST_STEPS + 10]);
});

test("a dashboard has as many bars as are sent, counted ones in its head", () => {
  const bars = [
    { name: "Health", value: 1, most: 3, shape: "hearts" as const },
    { name: "Luck", value: 2, most: 2, shape: "discs" as const },
    { name: "Fear", value: 4, most: 9 },
    { name: "Fame", value: 5, most: 9 },
  ];
  const { body } = render(HeroCard, { props: { hero: hero("figure/0", { bars }), isOpen: true } });

  expect(drawn(body, /role="img" aria-label="([^"]+ of [^"]+)"/g)).toEqual(["Health 1 of 3", "Luck 2 of 2"]);
  expect(drawn(body, /role="meter" aria-label="([^"]+)"/g)).toEqual(["Fear", "Fame"]);
  expect(drawn(body, /class="(heart[^"]*filled)/g)).toHaveLength(1);
});

test("hands, their cards and tracks have names", () => {
  const shown = scene({ hands: [mine, theirs], tracks: [rounds] });

  expect(["hand/1", "card/8", "track/rounds", "card/99"].map((id) => nameOf(id, shown, []))).toEqual(["Hand of Bob", "Lamp", "Round", ""]);
});

test("a hand that lies before its player shows pictures and what is written on the cards", () => {
  const hand = { ...mine, cards: mine.cards!.map((card) => ({ ...card, marks: ["Any time"] })) };
  const { body } = render(HandView, { props: { hand, isLarge: true } });

  expect(drawn(body, /class="(card[^"]*large[^"]*)"/g).length).toBeGreaterThan(0);
  expect(body).toContain("Any time");
  expect(render(HandView, { props: { hand } }).body).not.toContain('class="marks');
});
