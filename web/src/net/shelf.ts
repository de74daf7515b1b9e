/** What is the same for every table of a game, fetched once for each language: glossary and rulebook. */

import type { Entry, Rulebook, RuleText, StoryWords } from "../wire";
import { fetchGlossary, fetchRulebook, fetchStory } from "./api";

function keep<Value>(fetchIt: (game: string, language: string) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>();
  return (game: string, language: string): Promise<Value> => {
    const name = `${game}/${language}`;
    const known = kept.get(name);
    if (known) return known;
    const coming = fetchIt(game, language);
    kept.set(name, coming);
    // A failed fetch is not kept: the next reader tries again.
    coming.catch(() => kept.delete(name));
    return coming;
  };
}

export const glossaryOf: (game: string, language: string) => Promise<Record<string, Entry>> = keep(
  async (game, language) => (await fetchGlossary(game, language)).entries,
);

export const rulebookOf: (game: string, language: string) => Promise<Rulebook> = keep(fetchRulebook);

export const storyOf: (game: string, language: string) => Promise<StoryWords> = keep(fetchStory);

export async function ruleOf(game: string, language: string, id: string): Promise<RuleText | undefined> {
  const book = await rulebookOf(game, language);
  return book.rules.find((rule) => rule.id === id);
}
