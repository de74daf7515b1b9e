/** The theme of the page: of the table that is shown, or of the game that is chosen in the lobby. */

import { allDrawings, type Drawings, drawingsOf, loadDrawings } from "./registry";

class Current {
  theme = $state("");
  /** The theme whose drawings are there, or cannot be had: then everything is drawn plainly. */
  ready = $state("");

  /** A theme, and the mood of the table in it: a word of the title. */
  show(theme: string, mood = ""): void {
    if (theme !== this.theme) void this.load(theme);
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.mood = mood;
  }

  private async load(theme: string): Promise<void> {
    try {
      await loadDrawings(theme);
    } catch {
      // Without a connection a table is still better plain than not at all.
    }
    if (theme === this.theme) this.ready = theme;
  }
}

export const current = new Current();

/** Drawings in the order in which a look is searched for: those of the page's title, then all others. */
export function inOrder(theme: string = current.theme): Drawings[] {
  const own = drawingsOf(theme);
  return own ? [own, ...allDrawings().filter((one) => one !== own)] : allDrawings();
}
