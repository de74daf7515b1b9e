import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Company, SHOWN_FOR, speakerOf } from "../../src/company/company.svelte";
import { companySettings, readLiked } from "../../src/company/liked.svelte";
import { tabTitle } from "../../src/company/turn";
import { Refusal } from "../../src/net/refusal";
import { addressFor, baseFor, isLoopback } from "../../src/net/here.svelte";
import type { ChatLine } from "../../src/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  companySettings.change({ isQuiet: false });
});

function line(number: number, seat: number | null = 0, name = "Ada"): ChatLine {
  return { number, at: number, seat, name, side: "", text: `line ${number}` };
}

function company(): { company: Company; asked: object[] } {
  const asked: object[] = [];
  return { asked, company: new Company((message) => (asked.push(message), Promise.resolve())) };
}

test("what was said before one came is no news, what is said later is until the chat is opened", () => {
  const { company: one } = company();
  one.hear({ type: "chat", lines: [line(1), line(2)], is_all: true });
  expect(one.unread).toBe(0);
  one.hear({ type: "chat", lines: [line(3)], is_all: false });
  expect(one.heard.map((said) => said.number)).toEqual([1, 2, 3]);
  expect(one.unread).toBe(1);
  one.open(true);
  expect(one.unread).toBe(0);
  one.hear({ type: "chat", lines: [line(4)], is_all: false });
  one.open(false);
  expect(one.unread).toBe(0);
});

test("lines of another link take the place of all that was there", () => {
  const { company: one } = company();
  one.hear({ type: "chat", lines: [line(1), line(2)], is_all: true });
  one.hear({ type: "chat", lines: [], is_all: true });
  expect(one.lines).toEqual([]);
});

test("who is muted is not heard, in words or signs, and everyone can be", () => {
  const { company: one } = company();
  one.hear({ type: "chat", lines: [line(1), line(2, null, "Zoe"), line(3, null, "Yan")], is_all: true });
  one.mute(speakerOf({ seat: null, name: "Zoe" }), true);
  expect(one.heard.map((said) => said.number)).toEqual([1, 3]);
  one.hear({ type: "pinged", seat: null, name: "Zoe", side: "", target: "zone/1" });
  expect(one.pings).toEqual([]);
  one.mute(speakerOf({ seat: null, name: "Zoe" }), false);
  expect(one.heard).toHaveLength(3);
  companySettings.change({ isQuiet: true });
  expect(one.heard).toEqual([]);
  one.hear({ type: "reacted", seat: 0, name: "Ada", side: "", reaction: "laugh" });
  expect(one.reactions).toEqual([]);
});

test("a ping and a reaction go by themselves", () => {
  const { company: one } = company();
  one.hear({ type: "pinged", seat: 0, name: "Ada", side: "", target: "zone/1" });
  one.hear({ type: "reacted", seat: 0, name: "Ada", side: "", reaction: "ouch" });
  expect([one.pings.length, one.reactions.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(SHOWN_FOR + 1);
  expect([one.pings.length, one.reactions.length]).toEqual([0, 0]);
});

test("what is said goes to whom it is for, and a refusal is told", async () => {
  const { company: one, asked } = company();
  one.to = "side";
  one.seat = 2;
  expect(await one.say("psst")).toBeNull();
  one.isPointing = true;
  await one.ping("zone/3");
  expect(one.isPointing).toBe(false);
  expect(asked).toEqual([
    { type: "say", text: "psst", to: "side", seat: 2 },
    { type: "ping", target: "zone/3", to: "side", seat: 2 },
  ]);
  const refusing = new Company(() => Promise.reject(new Refusal("chat_too_fast", "")));
  expect((await refusing.say("x"))?.code).toBe("chat_too_fast");
});

test("other messages are not about company", () => {
  const { company: one } = company();
  expect(one.hear({ type: "done", request: 1, version: 1 })).toBe(false);
});

test.each(["nonsense", "[]", '{"name": 7, "notify": "yes"}', null])("settings that do not fit (%s) are as usual", (text) => {
  expect(readLiked(text)).toEqual({ name: "", notify: false, isQuiet: false });
});

test("the tab says whose turn it is", () => {
  expect(tabTitle("Bank", "Veglia", "")).toBe("Bank · Veglia");
  expect(tabTitle("Bank", "Veglia", "Your turn")).toBe("● Your turn · Bank");
});

test("a server that listens on this computer only says where others would find it", () => {
  expect(addressFor("http://localhost:8480/#/", { is_local_only: true, addresses: ["192.168.1.5"] })).toBe("http://192.168.1.5:8480");
  expect(addressFor("http://[::1]:8480/", { is_local_only: true, addresses: ["fd00::5"] })).toBe("http://[fd00::5]:8480");
  expect(addressFor("http://localhost:8480/", { is_local_only: true, addresses: [] })).toBe("");
});

test("links lead to the network when the page was opened on this computer", () => {
  const network = { is_local_only: false, addresses: ["192.168.1.5"] };
  expect(baseFor("http://localhost:8480/#/", network)).toBe("http://192.168.1.5:8480/#/");
  expect(baseFor("http://127.0.0.1:8480/", { is_local_only: false, addresses: ["fd00::5"] })).toBe("http://[fd00::5]:8480/");
  expect(baseFor("http://localhost:8480/", { is_local_only: true, addresses: [] })).toBe("http://localhost:8480/");
  expect(baseFor("https://veglia.example/", network)).toBe("https://veglia.example/");
  expect(baseFor("http://localhost:8480/", { is_local_only: true, addresses: ["192.168.1.5"] })).toBe("http://localhost:8480/");
  expect(["localhost", "127.0.0.9", "[::1]", "192.168.1.5"].map(isLoopback)).toEqual([true, true, true, false]);
});
