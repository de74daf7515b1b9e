import { expect, test } from "vitest";
import { softened, syllables } from "../../src/words/hyphens";

test.each([
  ["Equipaggiamento", "Equi-pag-gia-mento"],
  ["riorganizzazione", "rior-ganiz-zazione"],
  ["Sopravvissuto", "Soprav-vis-suto"],
  ["mitragliatrice", "mitra-glia-trice"],
  ["trasformazione", "tra-sfor-mazione"],
  ["sconosciuto", "sco-nosciuto"],
  ["acquistare", "acqui-stare"],
  ["Radioattività", "Radioat-tività"],
])("%s is broken between syllables, three letters at least on either side", (word, parted) => {
  expect(syllables(word).join("-")).toBe(parted);
});

test("only long words, and only Italian ones, are given soft hyphens", () => {
  const text = "Mazzo Equipaggiamento, 3 Deambulanti";
  expect(softened(text, "it")).toBe("Mazzo Equi\u00adpag\u00adgia\u00admento, 3 Deam\u00adbulanti");
  expect(softened(text, "en")).toBe(text);
  expect(softened("una stanza", "it")).toBe("una stanza");
});
