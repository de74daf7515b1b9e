import { expect, test } from "vitest";
import { aimedBy, alsoLit, asidesAt, litBy, meantBy, nameOf, seatFor, targetIn } from "../../src/table/lit";
import { choice, hero, question, scene } from "./samples";

const toStreet = choice(0, ["zone/1"]);
const toRoom = choice(1, ["zone/2"]);
const attack = choice(2, ["zone/2", "foe/2/walker"]);
const rest = choice(3, ["figure/0"]);
const done = choice(4, []);
const all = [toStreet, toRoom, attack, rest, done];
const place = scene({
  pieces: [
    { id: "foe/1/runner", look: "runner", name: "Runner", zone: "zone/1" },
    { id: "figure/0", look: "carl", name: "Carl", zone: "zone/3" },
  ],
});

test("a thing is lit by the choices whose first target it is", () => {
  expect([...litBy(all)]).toEqual([
    ["zone/1", [toStreet]],
    ["zone/2", [toRoom, attack]],
    ["figure/0", [rest]],
  ]);
});

test("a click on a lit thing means its own choices", () => {
  expect(meantBy("zone/1", all, place)).toEqual({ choices: [toStreet], isExact: true });
  expect(meantBy("zone/2", all, place)).toEqual({ choices: [toRoom, attack], isExact: true });
});

test("a click on what a choice touches in passing is not sure enough to be taken at once", () => {
  expect(meantBy("foe/2/walker", all, place)).toEqual({ choices: [attack], isExact: false });
});

test("a click on a piece may mean its zone, and on a zone what stands in it", () => {
  expect(meantBy("foe/1/runner", all, place)).toEqual({ choices: [toStreet], isExact: false });
  expect(meantBy("zone/3", all, place)).toEqual({ choices: [rest], isExact: false });
});

test("a click on anything else means nothing", () => {
  expect(meantBy("zone/9", all, place)).toEqual({ choices: [], isExact: false });
});

test("asides are offered at their first target to the seats that own them", () => {
  const mine = choice(-1, ["card/6", "figure/0"]);
  const theirs = choice(-2, ["card/6", "figure/4"]);
  const asked = question([], { asides: [mine, theirs], owners: [0, 1] });

  expect(asidesAt("card/6", asked, [0])).toEqual([mine]);
  expect(asidesAt("card/6", asked, [0, 1])).toEqual([mine, theirs]);
  expect(asidesAt("figure/0", asked, [0])).toEqual([]);
  expect(asidesAt("card/6", null, [0])).toEqual([]);
});

test("a choice is sent for the first of our seats that is asked, an aside for its owner", () => {
  const aside = choice(-1, ["card/6"]);
  const asked = question(all, { seats: [2, 1, 0], asides: [aside], owners: [3] });

  expect(seatFor(toRoom, asked, [0, 1])).toBe(1);
  expect(seatFor(aside, asked, [0, 3])).toBe(3);
  expect(seatFor(toRoom, asked, [5])).toBeNull();
});

test("a press on a slot means the card in it where that can be picked up, else the slot where that is lit", () => {
  const card = { id: "card/6", look: "frying_pan", name: "Frying Pan" };
  const slot = { id: "slot/0/0", name: "left hand", kind: "hand", card };

  expect(targetIn(slot, litBy([choice(0, ["slot/0/0"]), choice(1, ["card/6"])]))).toBe("card/6");
  expect(targetIn(slot, litBy([choice(0, ["slot/0/0"])]))).toBe("slot/0/0");
  expect(targetIn(slot, litBy([choice(1, ["card/6"])]))).toBe("card/6");
  expect(targetIn({ ...slot, card: null }, litBy([]))).toBe("slot/0/0");
});

test("things are called by their names", () => {
  const card = { id: "card/6", look: "frying_pan", name: "Frying Pan" };
  const named = scene({
    pieces: place.pieces,
    heroes: [
      hero("figure/0", {
        slots: [{ id: "slot/0/0", name: "left hand", kind: "hand", card }],
        skills: [{ id: "skill/x", name: "Lucky", text: "", rule: "", state: "have", level: "blue" }],
      }),
    ],
    piles: [{ id: "pile/zombies", look: "deck", name: "Zombie deck", left: 3 }],
  });
  const zones = [{ id: "zone/1", name: "street 1" }];
  const names = ["zone/1", "figure/0", "foe/1/runner", "card/6", "slot/0/0", "skill/x", "pile/zombies", "what"].map(
    (id) => nameOf(id, named, zones),
  );
  expect(names).toEqual(["street 1", "Carl", "Runner", "Frying Pan", "left hand", "Lucky", "Zombie deck", ""]);
});

test("a card of a hand is lit by choices that name it after their first target, other things are not", () => {
  const play = choice(5, ["figure/0", "card/7"]);
  const other = choice(6, ["card/7"]);
  const lit = alsoLit(litBy([play, other, attack]), [play, other, attack], new Set(["card/7", "card/8"]));

  expect(lit.get("card/7")).toEqual([other, play]);
  expect(lit.has("card/8")).toBe(false);
  expect(lit.has("foe/2/walker")).toBe(false);
});

test("a zone is gone to though it could be shot at, and an enemy in it is attacked", () => {
  const there = scene({
    pieces: [{ id: "foe/1", look: "walker", name: "Walker", zone: "zone/2", sort: "foe" }],
  });
  const move = choice(0, ["zone/2"], { role: "move" });
  const shot = choice(1, ["zone/2", "foe/1", "card/6"], { role: "attack" });
  const blow = choice(2, ["zone/2", "foe/1", "card/7"], { role: "attack" });

  expect(meantBy("zone/2", [shot, move], there)).toEqual({ choices: [move], isExact: true });
  expect(meantBy("foe/1", [shot, move], there)).toEqual({ choices: [shot], isExact: true });
  expect(meantBy("foe/1", [shot, blow, move], there).choices).toEqual([shot, blow]);
  expect(meantBy("zone/2", [shot, blow], there).choices).toEqual([shot, blow]);
  expect([...aimedBy([shot, move], there)]).toEqual(["foe/1"]);
});
