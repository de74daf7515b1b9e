/** The size of the window as words: components that differ more than style can say ask it. */

/** A phone held upright, or on its side: `low`. */
const LOW = "(max-height: 480px) and (min-width: 481px) and (max-width: 1000px)";
const PHONE = `(max-width: 480px), ${LOW}`;
/** Below this the goals do not fit into the head line. */
const NARROW = "(max-width: 1439px)";
/** Party and log are below the board, not beside it. */
const TIGHT = "(max-width: 820px)";
/** Room for a column between the board and the party. */
const WIDE = "(min-width: 1400px)";

class Screen {
  isWide = $state(false);
  isPhone = $state(false);
  isLow = $state(false);
  isNarrow = $state(false);
  isTight = $state(false);

  constructor() {
    if (!globalThis.matchMedia) return;
    const queries = [PHONE, LOW, NARROW, TIGHT, WIDE].map((query) => matchMedia(query));
    const look = (): void => {
      [this.isPhone, this.isLow, this.isNarrow, this.isTight, this.isWide] = queries.map((query) => query.matches) as [boolean, boolean, boolean, boolean, boolean];
    };
    for (const query of queries) query.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
