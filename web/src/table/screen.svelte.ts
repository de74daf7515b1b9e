/** The width of the window as a word: components that differ more than style can say ask it. */

const PHONE = "(max-width: 480px)";
/** Below this the goals do not fit into the head line. */
const NARROW = "(max-width: 1199px)";

/** Room for a column between the board and the party. */
const WIDE = "(min-width: 1200px)";

class Screen {
  isWide = $state(false);
  isPhone = $state(false);
  isNarrow = $state(false);

  constructor() {
    if (!globalThis.matchMedia) return;
    const phone = matchMedia(PHONE);
    const narrow = matchMedia(NARROW);
    const wide = matchMedia(WIDE);
    const look = (): void => {
      this.isPhone = phone.matches;
      this.isNarrow = narrow.matches;
      this.isWide = wide.matches;
    };
    phone.addEventListener("change", look);
    narrow.addEventListener("change", look);
    wide.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
