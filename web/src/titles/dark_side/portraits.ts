import { type Beard, face, type Features, type Hair, type Hat, type Helmet } from "../../looks/portraits";

/** Green, sand and grey plates; what shines on them. */
const PLATES = ["#5d7a52", "#8a7f5c", "#5f7080", "#3d4a52"];
const LIGHTS = ["#7ff0ff", "#ffb347", "#ff6a5c", "#b6ff6a", "#d3a6ff"];

function soldier(skin: number, hair: Hair, hairColour: number, helmet: Helmet, plate: number, beard: Beard, light: number): Features {
  const plain = face(skin, hair, hairColour, helmet, 0, beard, 4, 0);
  return { ...plain, hatColour: PLATES[plate]!, scarf: LIGHTS[light]!, coat: "#2b333a", dress: "armor" };
}

function worker(skin: number, hair: Hair, hairColour: number, hat: Hat, beard: Beard, coat: number, light: number): Features {
  return { ...face(skin, hair, hairColour, hat, 0, beard, coat, 0), hatColour: "#39434b", scarf: LIGHTS[light]!, dress: "overalls" };
}

export const PORTRAITS: Record<string, Features> = {
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
