/** How a player likes the table; remembered by the browser. */

const PLACE = "veglia.settings";

export interface Liked {
  /** 0: at once, 1: as usual, 2: fast. */
  speed: number;
  reducedMotion: boolean;
  shortcuts: boolean;
  details: boolean;
}

const USUAL: Liked = { speed: 1, reducedMotion: false, shortcuts: true, details: true };

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
  const isOn = (name: "reducedMotion" | "shortcuts" | "details"): boolean =>
    typeof found[name] === "boolean" ? found[name] : USUAL[name];
  return {
    speed: found.speed === 0 || found.speed === 2 ? found.speed : USUAL.speed,
    reducedMotion: isOn("reducedMotion"),
    shortcuts: isOn("shortcuts"),
    details: isOn("details"),
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
