/** The language of the page: one for all, switchable at any time, remembered by the browser. */

export type Language = "en" | "it";

export const LANGUAGES: readonly Language[] = ["en", "it"];

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano" };

const PLACE = "veglia.language";

/** The first language asked for that we speak. */
export function firstSpoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === short);
    if (known) return known;
  }
  return "en";
}

function remembered(): string[] {
  try {
    const kept = localStorage.getItem(PLACE);
    return kept ? [kept] : [];
  } catch {
    // Storage may be forbidden; the page speaks all the same.
    return [];
  }
}

class Spoken {
  now: Language = $state(firstSpoken([...remembered(), ...(globalThis.navigator?.languages ?? [])]));

  speak(language: Language): void {
    this.now = language;
    try {
      localStorage.setItem(PLACE, language);
    } catch {
      // See above.
    }
  }
}

export const language = new Spoken();

/** The same words in each language; the types make a missing one an error. */
export type Words<Table> = Record<Language, Table>;

/** Make a table of words: every language has the words of the English one, of the same kind. */
export function words<Table extends object>(table: { en: Table; it: NoInfer<Table> }): Words<Table> {
  return table;
}

/** The words of the language now spoken; read inside a component it follows every switch. */
export function spoken<Table>(table: Words<Table>): Table {
  return table[language.now];
}
