/** How a player likes company: the own name, notifications, and who is not to be heard. Remembered by the browser. */

const PLACE = "veglia.company";
const LONGEST_NAME = 40;

export interface Liked {
  /** What the others call me; empty: nobody has asked, or no answer was given. */
  name: string;
  notify: boolean;
  isQuiet: boolean;
}

const USUAL: Liked = { name: "", notify: false, isQuiet: false };

/** Read what was kept; anything that does not fit is as usual. */
export function readLiked(text: string | null): Liked {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    // Not ours: as usual.
  }
  if (typeof kept !== "object" || kept === null) return { ...USUAL };
  const { name, notify, isQuiet } = kept as Record<string, unknown>;
  return {
    name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : USUAL.name,
    notify: notify === true,
    isQuiet: isQuiet === true,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    // Storage may be forbidden; then this lasts as long as the page.
    return null;
  }
}

class CompanySettings {
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

export const companySettings = new CompanySettings();
