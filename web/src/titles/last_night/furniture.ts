/** What stands in buildings, each around the middle of a space of 60 by 60, seen from above; figures stand before it. */

import type { Box } from "../../board/geometry";
import { variant } from "../../looks/figures";

/** A path, its colour, and the width of its line (0: filled with an outline). */
export type Shape = readonly [path: string, colour: string, width?: number];

const WOOD = "#8a6038";
const DEEP = "#5d3d22";
const PALE = "#d8cdb0";
const STEEL = "#7f9096";
const DARK = "#2b363a";

const shelf = (...goods: string[]): Shape[] => [
  ["M-24 -22h48v13h-48z", DEEP],
  ...goods.map((colour, place): Shape => [`M${-22 + place * 11.500} -20h9v9h-9z`, colour]),
];

const THINGS: Record<string, readonly Shape[]> = {
  altar: [
    ["M-17 -24h34v14h-34z", PALE],
    ["M0 -23v12M-5 -19h10", "#9c5a2c", 2.6],
    ["M-13 -20v5M13 -20v5", "#ffd76a", 2.4],
  ],
  pews: [
    ["M-23 -20h46v6h-46z", WOOD],
    ["M-23 -6h46v6h-46z", WOOD],
    ["M-23 -14.500h46M-23 -0.500h46", DEEP, 2],
  ],
  bed: [
    ["M-10 -25h20v34h-20z", "#cfdad6"],
    ["M-8 -23h16v8h-16z", "#f4f2e6"],
    ["M-10 -10h20v19h-20z", "#7fa8a6"],
  ],
  cot: [
    ["M-23 -24h32v15h-32z", "#8c8678"],
    ["M-22 -23h8v13h-8z", "#d9d3bf"],
  ],
  bars: [
    ["M-25 -25h50v5h-50z", DARK],
    ["M-20 -20v16M-10 -20v16M0 -20v16M10 -20v16M20 -20v16", "#aab7ba", 2.2],
    ["M-24 -5h48", "#aab7ba", 2.2],
  ],
  desk: [
    ["M-19 -23h38v17h-38z", WOOD],
    ["M-13 -20h11v8h-11z", PALE],
    ["M5 -19h9v4h-9z", DARK],
  ],
  counter: [
    ["M-28 -24h56v12h-56z", "#9c4a3c"],
    ["M-26 -22h52v5h-52z", "#e3d3ad"],
  ],
  stools: [
    ["M-22 -6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM-5 -6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM12 -6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", "#c8372d"],
  ],
  booth: [
    ["M-22 -24h8v26h-8zM14 -24h8v26h-8z", "#b23a30"],
    ["M-9 -21h18v20h-18z", "#e6dcc0"],
  ],
  safe: [
    ["M-15 -26h30v26h-30z", STEEL],
    ["M-8 -13a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z", DARK],
    ["M0 -20v14M-7 -13h14", "#d6dfe0", 1.8],
  ],
  teller: [
    ["M-28 -22h56v9h-56z", "#7a6a48"],
    ["M-18 -22v-5M-6 -22v-5M6 -22v-5M18 -22v-5", "#d9b24c", 2],
  ],
  pump: [
    ["M-9 -25h18v27h-18z", "#c8372d"],
    ["M-6 -22h12v8h-12z", "#f3e6c8"],
    ["M9 -18q8 0 7 9v8", DARK, 2.4],
  ],
  hay: [
    ["M-22 -22h24v16h-24z", "#c9a24a"],
    ["M-4 -9h24v16h-24z", "#b98f3c"],
    ["M-16 -22v16M-6 -22v16M2 -9v16M12 -9v16", "#8a6a28", 1.6],
  ],
  table: [
    ["M-16 -20h32v20h-32z", WOOD],
    ["M-10 -14a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", PALE],
    ["M-22 -16h4v11h-4zM18 -16h4v11h-4z", DEEP],
  ],
  rack: [
    ["M-25 -25h50v9h-50z", DEEP],
    ["M-19 -21h17M3 -21h17", "#b8c2c4", 2.6],
    ["M-19 -21h6M3 -21h6", "#9c6a36", 3.4],
  ],
  tins: shelf("#b23a30", "#d9b24c", "#6f9a6a", "#c98a4c"),
  books: shelf("#7c3b34", "#3f5f7a", "#8a7a3c", "#4c6b4a"),
  medicine: shelf("#dfe6df", "#8fb7b8", "#dfe6df", "#c98a8a"),
  letters: shelf("#e9dfc4", "#d6c8a2", "#e9dfc4", "#b8a070"),
  plane: [
    ["M-7 -30q7 -7 14 0l2 42q-9 10 -18 0z", "#a9b6ba"],
    ["M-50 -12q50 -12 100 0l-2 11q-48 -7 -96 0z", "#8d9ca1"],
    ["M-16 8h32v6h-32z", "#8d9ca1"],
    ["M-5 -24q5 -4 10 0v8h-10z", "#33525a"],
    ["M-15 -36h30", "#d6dfe0", 2.4],
  ],
  crate: [
    ["M-20 -24h20v20h-20z", WOOD],
    ["M-20 -24l20 20M0 -24l-20 20", DEEP, 2],
  ],
  wreck: [
    ["M-25 -17q4 -9 14 -9h22q9 0 13 9v8h-49z", "#7a4a3a"],
    ["M-15 -22h12v6h-15zM1 -22h9l5 6h-14z", DARK],
    ["M-18 -9a5 5 0 1 0 9 0zM9 -9a5 5 0 1 0 9 0z", "#15110e"],
  ],
  tyres: [
    ["M-18 -12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM1 -7a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z", "#1c1a18"],
    ["M-13 -12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM5.500 -7a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0z", "#4d4538"],
  ],
  school: [
    ["M-20 -20h16v11h-16zM5 -20h16v11h-16z", "#b08a54"],
    ["M-17 -4h10v5h-10zM8 -4h10v5h-10z", DEEP],
  ],
  board: [
    ["M-26 -26h52v10h-52z", "#2f5142"],
    ["M-20 -21h12M-2 -21h18", "#cfe0d0", 1.6],
  ],
  court: [
    ["M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M-30 0h60", "#d9b27a", 2],
  ],
  machine: [
    ["M-22 -26h44v22h-44z", STEEL],
    ["M-16 -15a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z", DARK],
    ["M3 -20h13M3 -15h13M3 -10h8", "#ffc24c", 2],
  ],
  barrels: [
    ["M-18 -15a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM1 -10a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z", "#6a8a4c"],
    ["M-14 -15a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM5 -10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "#48632f"],
  ],
  clock: [
    ["M-9 -26h18v25h-18z", DEEP],
    ["M-6 -18a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z", PALE],
    ["M0 -22v4h3", DARK, 1.6],
  ],
  rug: [
    ["M-24 -16h48v30h-48z", "#7c2b33"],
    ["M-19 -11h38v20h-38z", "#c99a5a", 1.8],
  ],
  sofa: [
    ["M-22 -24h44v15h-44z", "#4a6650"],
    ["M-16 -19h15v8h-15zM1 -19h15v8h-15z", "#6f8f74"],
  ],
};

/** What stands in a building, space by space; longer buildings begin again. An empty name leaves a space free. */
const ROOMS: Record<string, readonly string[]> = {
  church: ["altar", "", "pews", "pews", "pews", "pews"],
  hospital: ["bed", "bed", "medicine", ""],
  diner: ["counter", "booth", "stools", "booth"],
  police_station: ["desk", "bars", "cot", "desk", "", "rack"],
  bank: ["safe", "teller", "", "desk"],
  gas_station: ["pump", "tins", "pump", ""],
  barn: ["hay", "", "hay", "crate"],
  farmhouse: ["bed", "table", "", "sofa"],
  gun_shop: ["rack", "rack", "desk", "crate"],
  general_store: ["tins", "tins", "counter", "tins"],
  junkyard: ["wreck", "tyres", "", "crate", "wreck", "tyres"],
  high_school: ["board", "school", "school", "", "school", "school"],
  gym: ["court", "", "", "court"],
  the_plant: ["machine", "barrels", "machine", ""],
  the_factory: ["machine", "crate", "machine", "barrels"],
  supermarket: ["tins", "tins", "counter", "tins"],
  post_office: ["letters", "counter", "letters", "crate"],
  drug_store: ["medicine", "counter", "medicine", "stools"],
  library: ["books", "table", "books", "books"],
  antique_shop: ["clock", "rug", "sofa", "clock"],
  manor_house: ["rug", "sofa", "table", "books", "clock", ""],
};

/** One large thing in the middle of a building. */
const LARGE: Record<string, string> = { airplane_hangar: "plane" };

export interface Standing {
  x: number;
  y: number;
  shapes: readonly Shape[];
  isMirrored: boolean;
}

export function furnitureOf(kind: string, boxes: Box[]): Standing[] {
  const large = THINGS[LARGE[kind] ?? ""];
  if (large) {
    const x = boxes.reduce((sum, box) => sum + box.x + box.width / 2, 0) / boxes.length;
    const y = boxes.reduce((sum, box) => sum + box.y + box.height / 2, 0) / boxes.length;
    return [{ x, y: y + 8, shapes: large, isMirrored: false }];
  }
  const names = ROOMS[kind] ?? [];
  const sorted = [...boxes].sort((one, other) => one.y - other.y || one.x - other.x);
  // The name of the building hangs over its first row.
  const row = sorted.filter((box) => box.y === sorted[0]?.y).length;
  return sorted.flatMap((box, place) => {
    const shapes = THINGS[names[place % Math.max(1, names.length)] ?? ""];
    if (!shapes) return [];
    return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 + (place < row ? 11 : 4), shapes, isMirrored: variant(`${box.x}:${box.y}`, 2) === 1 }];
  });
}
