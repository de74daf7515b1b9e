import { expect, test } from "vitest";
import { ago } from "../../src/lobby/ago";
import { bannedTitle } from "../../src/lobby/banned";
import { usualBot } from "../../src/lobby/bots";
import { bundleOf, reportName, withoutKey } from "../../src/report/bundle";
import { lastErrors, watchErrors } from "../../src/report/errors";
import type { Bot, LobbyHero, ProblemReport } from "../../src/wire";

const KEY = "abcdefghijklmnopqrstuv";

test("a report holds what the player says and where it was, but no key", () => {
  const report = { table: "t1", record: { choices: [1, 2] } } as unknown as ProblemReport;
  const browser = {
    agent: "x",
    languages: ["it"],
    width: 1,
    height: 2,
    ratio: 1,
    touch: false,
    page: `https://x/#/table/t1/${KEY}`,
    errors: [],
  };
  const bundle = bundleOf(report, "  It hung. ", browser, "now");
  expect(bundle.said).toBe("It hung.");
  expect(bundle.browser.page).toBe("https://x/#/table/t1/…");
  expect(JSON.stringify(bundle)).not.toContain(KEY);
  expect(reportName(report)).toBe("veglia-report-t1-2.json");
});

test.each(["table", "replay", "guide"])("the key is cut out of an address of a %s", (page) => {
  expect(withoutKey(`at https://x/#/${page}/t1/${KEY}/5 again`)).toBe(`at https://x/#/${page}/t1/…/5 again`);
});

test("errors of the page are kept, the last twenty, without keys", () => {
  const page = new EventTarget();
  watchErrors(page);
  for (let place = 0; place < 25; place++) {
    const event = Object.assign(new Event("error"), { message: `e${place}`, filename: `#/table/t/${KEY}`, lineno: 3 });
    page.dispatchEvent(event);
  }
  expect(lastErrors().length).toBe(20);
  expect(lastErrors()[0]).toBe("e5 (#/table/t/…:3)");
});

test("how long ago is said in words of the language", () => {
  expect(ago(0, 3 * 3_600_000 + 5, "en")).toBe("3 hours ago");
  expect(ago(0, 86_400_000, "it")).toBe("ieri");
  expect(ago(0, 59_000, "en")).toBe("");
});

test("the bot that the server marks plays when nobody says which", () => {
  const bot = (id: string, is_usual: boolean): Bot => ({ id, name: id, about: "", is_usual });
  expect(usualBot([bot("a", false), bot("b", true), bot("c", false)])).toBe("b");
  expect(usualBot([bot("a", false)])).toBe("a");
  expect(usualBot([])).toBe("random");
});

test("a class that is shut out as a whole is named as the reason", () => {
  const hero = (id: string, title: string): LobbyHero => ({ id, look: id, name: id, title, skills: [] });
  const heroes = [hero("ann", "Doctor"), hero("bob", "Doctor"), hero("cleo", "Smith")];
  expect(bannedTitle(heroes[0]!, heroes, ["cleo"])).toBe("Doctor");
  expect(bannedTitle(heroes[0]!, heroes, ["bob", "cleo"])).toBe("");
});
