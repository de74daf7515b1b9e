import type { Palette } from "../../looks/themes";

/** What the town asks for beside the general roles. */
export interface NightPalette extends Palette {
  street: string;
  streetSeam: string;
  kerb: string;
  square: string;
  squareSeam: string;
  window: string;
  windowDeep: string;
  grass: string;
  stone: string;
  corn: string;
  cornPale: string;
}

/** A small town at night: blue streets, warm windows. */
export const PALETTE: NightPalette = {
  night: "#04101a",
  ground: "#1a3b47",
  groundDeep: "#0b2029",
  plank: "#3a4a4a",
  wall: "#2d434a",
  wallEdge: "#6f8c8e",
  lamp: "#ffc98a",
  chalk: "#a9c4c4",
  paper: "#f3e6c8",
  ink: "#060d12",
  glow: "#ffd76a",
  danger: "#c8372d",
  shade: "#02080d",
  frame: "#0a1a22",
  frameEdge: "#33525a",
  disc: "#24404a",
  discDeep: "#08151b",
  token: "#12303a",
  tokenEdge: "#e9d9b0",
  plate: "#5b1e1a",
  plateSeam: "#47150f",
  plateEdge: "#e8b66a",
  plateMark: "#ffe9bf",
  street: "#1b404c",
  streetSeam: "#2d5864",
  kerb: "#4a7076",
  square: "#27564a",
  squareSeam: "#3a6f5e",
  window: "#eda24c",
  windowDeep: "#b06a28",
  grass: "#2c4c33",
  stone: "#8e9a98",
  corn: "#3f5a26",
  cornPale: "#c3a23c",
};

/** Colours of what happens, by look. */
export const FLASHES: Record<string, string> = {
  bite: "#ff5a45",
  fight: "#ffb04a",
  spawn: "#9be06a",
  fire: "#ffcf6a",
  build: "#e0b070",
  search: "#8fd6ff",
};

/** The floor of a building: its colour, its pattern, and a small picture on it. */
export interface Floor {
  colour: string;
  seam: string;
  pattern: "planks" | "tiles" | "plates" | "dirt";
}

const WOOD: Floor = { colour: "#6b4a34", seam: "#4d3323", pattern: "planks" };
const TILES: Floor = { colour: "#5f6d6c", seam: "#4a5857", pattern: "tiles" };
const PLATES: Floor = { colour: "#4d565a", seam: "#3a4246", pattern: "plates" };

const FLOORS: Record<string, Floor> = {
  church: { colour: "#6e3d36", seam: "#542b26", pattern: "planks" },
  farmhouse: WOOD,
  barn: { colour: "#6f5532", seam: "#513c20", pattern: "planks" },
  high_school: { colour: "#6d6350", seam: "#554c3c", pattern: "tiles" },
  gym: { colour: "#7d5d36", seam: "#5e4424", pattern: "planks" },
  hospital: { colour: "#64797a", seam: "#506566", pattern: "tiles" },
  diner: { colour: "#7a4840", seam: "#a88d78", pattern: "tiles" },
  general_store: WOOD,
  gun_shop: { colour: "#5c4a3c", seam: "#43352a", pattern: "planks" },
  the_plant: PLATES,
  the_factory: PLATES,
  airplane_hangar: PLATES,
  bank: { colour: "#5d5a4c", seam: "#48463a", pattern: "tiles" },
  junkyard: { colour: "#4d4538", seam: "#3b342a", pattern: "dirt" },
  gas_station: { colour: "#5c524a", seam: "#484039", pattern: "tiles" },
  police_station: { colour: "#4f5f74", seam: "#3d4b5e", pattern: "tiles" },
  supermarket: { colour: "#667064", seam: "#515a50", pattern: "tiles" },
  post_office: { colour: "#6a5c48", seam: "#524636", pattern: "planks" },
  drug_store: { colour: "#5c6f66", seam: "#495a52", pattern: "tiles" },
  library: { colour: "#5e4438", seam: "#45302a", pattern: "planks" },
  antique_shop: { colour: "#6b4f48", seam: "#503a34", pattern: "planks" },
  manor_house: { colour: "#5c3a3f", seam: "#45292e", pattern: "planks" },
};

export function floorOf(kind: string): Floor {
  return FLOORS[kind] ?? TILES;
}
