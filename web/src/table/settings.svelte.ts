/** How a player likes the table; remembered by the browser. */

const PLACE = "veglia.settings";

/** Half as fast, as usual, twice as fast, at once. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
export type Speed = (typeof SPEEDS)[number];
/** How large text is, in hundredths. */
export const SIZES = [100, 115, 130] as const;

export interface Liked {
  speed: number;
  textSize: number;
  /** Every zone has its name on the board. */
  zoneNames: boolean;
  /** What happens is brought into view. */
  follow: boolean;
  reducedMotion: boolean;
  shortcuts: boolean;
  details: boolean;
  /** The mission is shown before a game. */
  briefing: boolean;
}

const USUAL: Liked = { speed: 1, textSize: 100, zoneNames: false, follow: false, reducedMotion: false, shortcuts: true, details: true, briefing: true };

/** Read what was kept; anything that does not fit is as usual. */
export function readLiked(text: string | null): Liked {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    // Not ours: as usual.
  }
  if (typeof kept !== "object" || kept === null) return { ...USUAL };
  const found = kept as Record<string, unknown>;
  const isOn = (name: "briefing" | "details" | "follow" | "reducedMotion" | "shortcuts" | "zoneNames"): boolean =>
    typeof found[name] === "boolean" ? found[name] : USUAL[name];
  return {
    speed: SPEEDS.find((speed) => speed === found.speed) ?? USUAL.speed,
    textSize: SIZES.find((size) => size === found.textSize) ?? USUAL.textSize,
    zoneNames: isOn("zoneNames"),
    follow: isOn("follow"),
    reducedMotion: isOn("reducedMotion"),
    shortcuts: isOn("shortcuts"),
    details: isOn("details"),
    briefing: isOn("briefing"),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    // Storage may be forbidden; settings then last as long as the page.
    return null;
  }
}

class Settings {
  liked: Liked = $state(readLiked(stored()));

  change(changes: Partial<Liked>): void {
    this.liked = { ...this.liked, ...changes };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.liked));
    } catch {
      // See above.
    }
  }
}

export const settings = new Settings();
