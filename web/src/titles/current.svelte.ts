/** The theme of the page: of the table that is shown, or of the game that is chosen in the lobby. */

import { allDrawings, type Drawings, drawingsOf } from "./registry";

class Current {
  theme = $state("");

  /** A theme, and the mood of the table in it: a word of the title. */
  show(theme: string, mood = ""): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.mood = mood;
  }
}

export const current = new Current();

/** Drawings in the order in which a look is searched for: those of the page's title, then all others. */
export function inOrder(theme: string = current.theme): Drawings[] {
  const own = drawingsOf(theme);
  return own ? [own, ...allDrawings().filter((one) => one !== own)] : allDrawings();
}
