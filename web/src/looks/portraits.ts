/** Portraits: a few features for each figure; one that no title has drawn gets features from its name. */

import { inOrder } from "../titles/current.svelte";

export type Hat =
  | "none"
  | "stetson"
  | "bowler"
  | "bonnet"
  | "top"
  | "sombrero"
  | "veil"
  | "cap"
  | "preacher"
  | "band"
  | "headset"
  | "goggles"
  | "nurse"
  | "tiara"
  | "paper"
  | Helmet;
/** A visor down, one that is raised, a lamp on the brow, one with a comb and a microphone, one that hides the face. */
export type Helmet = "visor" | "raised" | "lamp" | "comb" | "sealed";
export type Hair = "short" | "long" | "bun" | "curls" | "braids" | "bald";
export type Beard = "none" | "moustache" | "full" | "stubble" | "goatee";
export type Dress = "coat" | "armor" | "overalls";

export interface Features {
  skin: string;
  hair: Hair;
  hairColour: string;
  hat: Hat;
  hatColour: string;
  beard: Beard;
  coat: string;
  /** A scarf, or whatever is bright on a helmet or overalls. */
  scarf: string;
  dress: Dress;
}

const HELMETS: readonly string[] = ["visor", "raised", "lamp", "comb", "sealed"];

export function isHelmet(hat: Hat): hat is Helmet {
  return HELMETS.includes(hat);
}

const SKINS = ["#e3b18c", "#c98d64", "#a9693f", "#7a4a2c", "#f0c9a8"];
const HAIRS = ["#2a1a12", "#5a3418", "#a5622a", "#d9b36c", "#8c8780", "#1a1618"];
const HATS = ["#3b2a20", "#6b4a2c", "#1f1c20", "#7a5a3a", "#44352b"];
const COATS = ["#4b3a5c", "#6b2f24", "#2f4a4c", "#54422d", "#2d3550", "#5c5344"];
const SCARVES = ["#c0392b", "#d9b36c", "#7fa650", "#5c89b8", "#e8dcc3"];

export function face(
  skin: number,
  hair: Hair,
  hairColour: number,
  hat: Hat,
  hatColour: number,
  beard: Beard,
  coat: number,
  scarf: number,
): Features {
  return {
    skin: SKINS[skin]!,
    hair,
    hairColour: HAIRS[hairColour]!,
    hat,
    hatColour: HATS[hatColour]!,
    beard,
    coat: COATS[coat]!,
    scarf: SCARVES[scarf]!,
    dress: "coat",
  };
}

const HAIR_KINDS: Hair[] = ["short", "long", "bun", "curls", "braids", "bald"];
/** Worn everywhere: who has not been drawn may belong to any game. */
const HAT_KINDS: Hat[] = ["none", "cap", "band"];
const BEARDS: Beard[] = ["none", "none", "moustache", "full", "stubble", "goatee"];

/** Return the features; the same name always gives the same face. */
export function featuresOf(look: string): Features {
  const name = look.split("/").pop()!;
  return drawn(name) ?? made(name);
}

/** Whether a look is one of the figures that a title has drawn. */
export function isPortrait(look: string): boolean {
  return drawn(look.split("/").pop()!) !== undefined;
}

function drawn(name: string): Features | undefined {
  return inOrder().find((one) => name in one.portraits)?.portraits[name];
}

function made(name: string): Features {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 17);
  const pick = (count: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 4294967296) * count);
  };
  return face(
    pick(SKINS.length),
    HAIR_KINDS[pick(HAIR_KINDS.length)]!,
    pick(HAIRS.length),
    HAT_KINDS[pick(HAT_KINDS.length)]!,
    pick(HATS.length),
    BEARDS[pick(BEARDS.length)]!,
    pick(COATS.length),
    pick(SCARVES.length),
  );
}
