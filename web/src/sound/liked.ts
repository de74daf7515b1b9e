/** How a player likes sound; remembered by the browser. */

import { GROUPS, type Group } from "./names";

export const PLACE = "veglia.sound";

export interface LikedSound {
  /** Null: nobody has said so. Then there is sound, but not for a program and not for who wants less motion. */
  isOn: boolean | null;
  /** From 0 to 1. */
  volume: number;
  off: Group[];
}

export const USUAL: LikedSound = { isOn: null, volume: 0.6, off: [] };

/** Read what was kept; anything that does not fit is as usual. */
export function readLiked(text: string | null): LikedSound {
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    // Not ours: as usual.
  }
  if (typeof kept !== "object" || kept === null) return { ...USUAL };
  const { isOn, volume, off } = kept as Record<string, unknown>;
  return {
    isOn: typeof isOn === "boolean" ? isOn : null,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : USUAL.volume,
    off: Array.isArray(off) ? GROUPS.filter((group) => off.includes(group)) : [],
  };
}

/** Whether there is sound for somebody who has not said so. */
export function isUsuallyOn(isProgram: boolean, isReduced: boolean): boolean {
  return !isProgram && !isReduced;
}
