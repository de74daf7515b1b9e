/** The width of the window as a word: components that differ more than style can say ask it. */

const PHONE = "(max-width: 480px)";
const STACKED = "(max-width: 820px)";

class Screen {
  isPhone = $state(false);
  /** The party and the log lie below the board. */
  isStacked = $state(false);

  constructor() {
    if (!globalThis.matchMedia) return;
    const phone = matchMedia(PHONE);
    const stacked = matchMedia(STACKED);
    const look = (): void => {
      this.isPhone = phone.matches;
      this.isStacked = stacked.matches;
    };
    phone.addEventListener("change", look);
    stacked.addEventListener("change", look);
    look();
  }
}

export const screen = new Screen();
