/** Portraits: a few features for each survivor; one that is not known gets features from its name. */

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
/** Green, sand and grey plates; what shines on them. */
const PLATES = ["#5d7a52", "#8a7f5c", "#5f7080", "#3d4a52"];
const LIGHTS = ["#7ff0ff", "#ffb347", "#ff6a5c", "#b6ff6a", "#d3a6ff"];
const SCARVES = ["#c0392b", "#d9b36c", "#7fa650", "#5c89b8", "#e8dcc3"];

function face(
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

function soldier(skin: number, hair: Hair, hairColour: number, helmet: Helmet, plate: number, beard: Beard, light: number): Features {
  const plain = face(skin, hair, hairColour, helmet, 0, beard, 4, 0);
  return { ...plain, hatColour: PLATES[plate]!, scarf: LIGHTS[light]!, coat: "#2b333a", dress: "armor" };
}

function worker(skin: number, hair: Hair, hairColour: number, hat: Hat, beard: Beard, coat: number, light: number): Features {
  return { ...face(skin, hair, hairColour, hat, 0, beard, coat, 0), hatColour: "#39434b", scarf: LIGHTS[light]!, dress: "overalls" };
}

const PORTRAITS: Record<string, Features> = {
  carl: face(0, "bald", 2, "bowler", 2, "moustache", 1, 4),
  henry: face(3, "short", 5, "cap", 0, "full", 3, 1),
  kassey: face(1, "braids", 2, "band", 1, "none", 2, 0),
  may: face(4, "bun", 5, "none", 0, "none", 0, 1),
  concepcion: face(1, "long", 0, "veil", 2, "none", 4, 4),
  thomas: face(0, "short", 4, "preacher", 2, "none", 4, 4),
  meg: face(0, "curls", 2, "stetson", 1, "none", 1, 2),
  molly: face(3, "curls", 5, "stetson", 2, "none", 2, 1),
  pablito: face(2, "short", 5, "sombrero", 3, "moustache", 5, 0),
  trixie: face(4, "long", 3, "top", 2, "none", 0, 0),
  hanna: face(4, "bun", 1, "bonnet", 4, "none", 4, 3),
  jeb: face(0, "long", 4, "stetson", 3, "full", 3, 2),
  jimmy: face(4, "short", 3, "cap", 1, "none", 2, 0),
  turner: face(3, "bald", 5, "none", 0, "goatee", 5, 3),
  miranda: soldier(0, "long", 0, "raised", 0, "none", 0),
  drake: soldier(1, "short", 1, "comb", 0, "stubble", 2),
  reese: soldier(4, "short", 3, "visor", 0, "none", 1),
  miles: soldier(3, "short", 5, "sealed", 0, "none", 0),
  umkos: soldier(2, "bald", 5, "lamp", 0, "full", 3),
  radka: soldier(4, "braids", 2, "visor", 0, "none", 4),
  ilse: soldier(4, "bun", 3, "comb", 2, "none", 0),
  dario: soldier(1, "short", 0, "raised", 2, "goatee", 1),
  nkiru: soldier(3, "braids", 5, "lamp", 1, "none", 1),
  cole: worker(0, "short", 1, "headset", "stubble", 4, 1),
  tavi: worker(2, "curls", 1, "goggles", "goatee", 2, 0),
  oriel: worker(4, "long", 2, "none", "none", 5, 3),
};

const HAIR_KINDS: Hair[] = ["short", "long", "bun", "curls", "braids", "bald"];
/** Worn everywhere: who has not been drawn may belong to any game. */
const HAT_KINDS: Hat[] = ["none", "cap", "band"];
const BEARDS: Beard[] = ["none", "none", "moustache", "full", "stubble", "goatee"];

/** Return the features; the same name always gives the same face. */
export function featuresOf(look: string): Features {
  const name = look.split("/").pop()!;
  return PORTRAITS[name] ?? made(name);
}

/** Whether a look is one of the survivors that have been drawn. */
export function isPortrait(look: string): boolean {
  return look.split("/").pop()! in PORTRAITS;
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
