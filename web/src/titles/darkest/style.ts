import type { Palette } from "../../looks/themes";

/** What the house asks for beside the general roles. */
export interface HousePalette extends Palette {
  sky: string;
  cloud: string;
  hill: string;
  hillDeep: string;
  path: string;
  bolt: string;
  glass: string;
  steel: string;
  steelDeep: string;
  fire: string;
  fireDeep: string;
  firePale: string;
  camera: string;
  radiation: string;
}

/** A house on a hill in a storm: violet night, candle light, fire. */
export const PALETTE: HousePalette = {
  night: "#0b0716",
  ground: "#221836",
  groundDeep: "#120b20",
  plank: "#3a2a24",
  wall: "#2c2140",
  wallEdge: "#7d68a4",
  lamp: "#ffc98a",
  chalk: "#cbbce6",
  paper: "#efe7f7",
  ink: "#07040d",
  glow: "#ffd76a",
  danger: "#e2344c",
  shade: "#05030a",
  frame: "#150e24",
  frameEdge: "#4b3b68",
  disc: "#2f2445",
  discDeep: "#0d0818",
  token: "#241a38",
  tokenEdge: "#d9ccf0",
  plate: "#3a2b57",
  plateSeam: "#271c3e",
  plateEdge: "#c7b2ee",
  plateMark: "#f4ecff",
  sky: "#191030",
  cloud: "#2a1e48",
  hill: "#17132a",
  hillDeep: "#0f0b1c",
  path: "#4a4058",
  bolt: "#e3dcff",
  glass: "#a9b8ff",
  steel: "#8d97ad",
  steelDeep: "#454d63",
  fire: "#ff8a24",
  fireDeep: "#d8371a",
  firePale: "#ffd15c",
  camera: "#35d8f0",
  radiation: "#a8f03c",
};

/** Colours of what happens, by look. */
export const FLASHES: Record<string, string> = {
  bite: "#ff4a5e",
  grip: "#ff4a5e",
  fire: "#ff8a24",
  darkness: "#b79bff",
  camera: "#35d8f0",
  search: "#ffe2a8",
  door: "#e0b070",
  virus: "#a8f03c",
  radiation: "#a8f03c",
  spawn: "#9be06a",
  attack: "#ffd15c",
  horde: "#9be06a",
};

/** Colours of Code Tokens and markers, each with a sign, so that nobody has to tell them by colour. */
export const CODES: Record<string, { colour: string; sign: string }> = {
  red: { colour: "#f0555f", sign: "M0 -5.500L5.500 4.500H-5.500Z" },
  orange: { colour: "#f79a3c", sign: "M-4.500 -4.500H4.500V4.500H-4.500Z" },
  yellow: { colour: "#f7d84a", sign: "M0 -6L1.700 -2L6 -1.700L2.700 1.100L3.700 5.500L0 3L-3.700 5.500L-2.700 1.100L-6 -1.700L-1.700 -2Z" },
  green: { colour: "#5fd07a", sign: "M-5 4Q-5 -5 5 -5Q5 5 -5 4Z" },
  blue: { colour: "#5aa8ff", sign: "M0 -6Q5 1 4 3Q3 6 0 6Q-3 6 -4 3Q-5 1 0 -6Z" },
  purple: { colour: "#c08aff", sign: "M2 -6A6 6 0 1 0 2 6A5 6 0 0 1 2 -6Z" },
  white: { colour: "#f4f0fa", sign: "M-2 -5.500H2V-2H5.500V2H2V5.500H-2V2H-5.500V-2H-2Z" },
};

export interface Floor {
  colour: string;
  seam: string;
  pattern: "planks" | "tiles" | "checks" | "plates" | "carpet" | "grass";
}

const WOOD: Floor = { colour: "#7a5238", seam: "#5a3a27", pattern: "planks" };
const DARK_WOOD: Floor = { colour: "#5f3f33", seam: "#452c24", pattern: "planks" };
const TILES: Floor = { colour: "#8793a0", seam: "#6a7583", pattern: "tiles" };
const STEEL: Floor = { colour: "#69707f", seam: "#4f5564", pattern: "plates" };
const STONE: Floor = { colour: "#6c6a78", seam: "#52505e", pattern: "tiles" };
const GLASS: Floor = { colour: "#5c7a62", seam: "#47624e", pattern: "tiles" };

const FLOORS: Record<string, Floor> = {
  laboratory: { colour: "#7fa39a", seam: "#628379", pattern: "tiles" },
  fire_control: { colour: "#7c5a58", seam: "#5f4341", pattern: "plates" },
  infirmary: { colour: "#8fa5a8", seam: "#72888c", pattern: "tiles" },
  ammo_reserve: STEEL,
  entrance: { colour: "#8f8794", seam: "#4c4456", pattern: "checks" },
  hallway: WOOD,
  gallery: { colour: "#74493c", seam: "#56342a", pattern: "planks" },
  kitchen: { colour: "#9a8f82", seam: "#6e645c", pattern: "checks" },
  kitchen_corridor: { colour: "#8f857a", seam: "#655c55", pattern: "checks" },
  pantry: STONE,
  landing: WOOD,
  study: DARK_WOOD,
  dining_room: { colour: "#6f3f44", seam: "#532c31", pattern: "planks" },
  locked_library: DARK_WOOD,
  conservatory: GLASS,
  bathroom: TILES,
  guest_room: { colour: "#755662", seam: "#5a404b", pattern: "carpet" },
  laundry: TILES,
  terrace_room: { colour: "#8a7a66", seam: "#6a5c4c", pattern: "tiles" },
  servant_room: WOOD,
  crossing: WOOD,
  monitored_crossing: { colour: "#6a6478", seam: "#504a5e", pattern: "tiles" },
  grand_stairs: { colour: "#6e3038", seam: "#52222a", pattern: "carpet" },
  long_corridor: WOOD,
  closet: DARK_WOOD,
  records_room: { colour: "#6a6152", seam: "#4f483c", pattern: "tiles" },
  vault: STEEL,
  boiler_room: { colour: "#6f5a50", seam: "#52423a", pattern: "plates" },
  hall: WOOD,
  cellar_stairs: STONE,
  chapel: { colour: "#75727f", seam: "#585563", pattern: "tiles" },
  passage: STONE,
  darkroom: { colour: "#5c2a30", seam: "#421c22", pattern: "tiles" },
  music_room: { colour: "#7d4f34", seam: "#5c3823", pattern: "planks" },
  winter_garden: { colour: "#4f6f4a", seam: "#3b5738", pattern: "grass" },
  gun_closet: STEEL,
  trophy_room: { colour: "#6b4630", seam: "#4c3020", pattern: "planks" },
  operating_room: { colour: "#86a0a4", seam: "#6a8488", pattern: "tiles" },
  bent_corridor: WOOD,
  depot: STEEL,
  observatory: { colour: "#3f4a7c", seam: "#2f3862", pattern: "carpet" },
  reactor: { colour: "#6a745c", seam: "#4f5844", pattern: "plates" },
  ruin: { colour: "#2a1a18", seam: "#180e0d", pattern: "grass" },
  helicopter_platform: { colour: "#565c6c", seam: "#424858", pattern: "plates" },
};

export function floorOf(kind: string): Floor {
  return FLOORS[kind] ?? WOOD;
}

export type Lamp = "warm" | "cold" | "green" | "red";

const LAMPS: Record<string, Lamp> = {
  laboratory: "green",
  reactor: "green",
  infirmary: "cold",
  operating_room: "cold",
  fire_control: "cold",
  ammo_reserve: "cold",
  depot: "cold",
  gun_closet: "cold",
  monitored_crossing: "cold",
  laundry: "cold",
  observatory: "cold",
  darkroom: "red",
  boiler_room: "red",
};

/** The light in a room while its lamp burns. */
export function lampOf(kind: string): Lamp {
  return LAMPS[kind] ?? "warm";
}

/** Cubes by the colours of Survivors. */
export const CUBES: Record<string, string> = { orange: "#f79a3c", blue: "#5aa8ff", purple: "#c08aff", yellow: "#f7d84a", green: "#5fd07a", white: "#f4f0fa", black: "#4a4652" };

/** Damage areas by colour. */
export const AREAS: Record<string, string> = { red: "#f0555f", blue: "#5aa8ff", orange: "#f79a3c", white: "#f4f0fa" };
