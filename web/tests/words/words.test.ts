import { afterEach, describe, expect, test } from "vitest";
import { Refusal } from "../../src/net/refusal";
import { firstSpoken, language, LANGUAGES, spoken, type Words } from "../../src/words/language.svelte";
import { refusalText } from "../../src/words/refusals";
import { shellWords } from "../../src/words/shell";

// Every table of words that any module of the folder exports.
const modules = import.meta.glob<Record<string, unknown>>("../../src/words/*.ts", { eager: true });

function isTable(value: unknown): value is Words<Record<string, unknown>> {
  return typeof value === "object" && value !== null && LANGUAGES.every((one) => one in value);
}

const tables = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith("Words"))
    .map(([name, table]) => [`${path.split("/").at(-1)} ${name}`, table] as const),
);

afterEach(() => language.speak("en"));

describe.each(tables)("%s", (_name, table) => {
  test("has the same words in both languages, none of them empty", () => {
    if (!isTable(table)) throw new Error("not a table of words");
    expect(Object.keys(table.it).sort()).toEqual(Object.keys(table.en).sort());
    for (const one of LANGUAGES) {
      for (const [key, word] of Object.entries(table[one])) {
        expect(typeof word, key).toBe(typeof table.en[key]);
        expect(word, key).not.toBe("");
      }
    }
  });
});

test("there are tables to look at", () => {
  expect(tables.map(([name]) => name)).toContain("shell.ts shellWords");
});

test("words follow the language at once", () => {
  expect(spoken(shellWords).close).toBe("Close");
  language.speak("it");
  expect(spoken(shellWords).close).toBe("Chiudi");
});

test("the first language we speak is taken, English otherwise", () => {
  expect(firstSpoken(["de-CH", "it-IT", "en"])).toBe("it");
  expect(firstSpoken(["fr"])).toBe("en");
});

test("refusals are said in our words where we have some, else in the server's, else by code", () => {
  expect(refusalText(new Refusal("stale", "version 3"))).toBe(
    "The table moved on while you were choosing: here is the new choice.",
  );
  expect(refusalText(new Refusal("bad_seed", "A seed is a whole number."))).toBe("A seed is a whole number.");
  expect(refusalText(new Refusal("http_500", ""))).toBe("That did not work (http_500).");
});
