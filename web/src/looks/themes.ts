/** Palettes by role: a game names its theme, everything that is drawn asks for a role. */

export interface Palette {
  night: string;
  ground: string;
  groundDeep: string;
  groundPale: string;
  rut: string;
  plank: string;
  plankDeep: string;
  plankPale: string;
  boardwalk: string;
  balcony: string;
  yard: string;
  mine: string;
  ballast: string;
  sleeper: string;
  rail: string;
  wall: string;
  wallEdge: string;
  lamp: string;
  chalk: string;
  paper: string;
  ink: string;
  glow: string;
  danger: string;
  shade: string;
  iron: string;
  brass: string;
  paint: string;
  frame: string;
  frameEdge: string;
  seam: string;
  sill: string;
  sillDeep: string;
  sillSeam: string;
  post: string;
  wallCore: string;
  rock: string;
  rockPale: string;
  brace: string;
  skyFar: string;
  skyNear: string;
  disc: string;
  discDeep: string;
  token: string;
  tokenEdge: string;
  plate: string;
  plateSeam: string;
  plateEdge: string;
  plateMark: string;
  crate: string;
  crateSeam: string;
  crateBand: string;
  wood: string;
}

const DUSK_WEST: Palette = {
  night: "#0c0a18",
  ground: "#8a7355",
  groundDeep: "#5c4a3a",
  groundPale: "#a48a66",
  rut: "#4b3a2b",
  plank: "#5a4331",
  plankDeep: "#2f2119",
  plankPale: "#7a5c41",
  boardwalk: "#6f553b",
  balcony: "#7d5d3f",
  yard: "#4d4a3c",
  mine: "#3b3432",
  ballast: "#4d453f",
  sleeper: "#2d2119",
  rail: "#a9aab4",
  wall: "#0e0906",
  wallEdge: "#6e5238",
  lamp: "#ffb45a",
  chalk: "#e9d9b8",
  paper: "#f2e8d5",
  ink: "#15100d",
  glow: "#ffd76a",
  danger: "#b5341f",
  shade: "#0b0714",
  iron: "#2a2b33",
  brass: "#d3a24a",
  paint: "#7c2a22",
  frame: "#1b120c",
  frameEdge: "#4c3423",
  seam: "#1f140d",
  sill: "#b98850",
  sillDeep: "#20140c",
  sillSeam: "#5d3d22",
  post: "#a57c4c",
  wallCore: "#33231a",
  rock: "#241f1f",
  rockPale: "#5b5350",
  brace: "#4a3425",
  skyFar: "#2b3a6b",
  skyNear: "#b5561f",
  disc: "#3a322c",
  discDeep: "#0f0b0a",
  token: "#2a2019",
  tokenEdge: "#e6cf9f",
  plate: "#52381f",
  plateSeam: "#2e1e10",
  plateEdge: "#d3a24a",
  plateMark: "#ffe9bf",
  crate: "#7a5730",
  crateSeam: "#3f2a14",
  crateBand: "#a67c49",
  wood: "#4a3018",
};

/** A station under the ground: cold light in the rooms, next to none in the tunnels. */
const COLD_STATION: Palette = {
  night: "#04070d",
  ground: "#4d5b66",
  groundDeep: "#2c3740",
  groundPale: "#6b7c88",
  rut: "#222c34",
  plank: "#3d4c57",
  plankDeep: "#1b242c",
  plankPale: "#5c707d",
  boardwalk: "#4a5b66",
  balcony: "#536673",
  yard: "#28333a",
  mine: "#10161c",
  ballast: "#1c242b",
  sleeper: "#141a20",
  rail: "#8fa3b0",
  wall: "#05080b",
  wallEdge: "#5f7d8f",
  lamp: "#8fe3ff",
  chalk: "#cfe6f2",
  paper: "#e6f0f5",
  ink: "#0a0f14",
  glow: "#7ff0ff",
  danger: "#d43c3c",
  shade: "#02040a",
  iron: "#26313a",
  brass: "#9fb8c4",
  paint: "#2a5a6b",
  frame: "#0b1116",
  frameEdge: "#2f4250",
  seam: "#151d24",
  sill: "#2b3740",
  sillDeep: "#0a0f13",
  sillSeam: "#60788a",
  post: "#8aa0ae",
  wallCore: "#1b262e",
  rock: "#0c1014",
  rockPale: "#2b343c",
  brace: "#252d33",
  skyFar: "#123a55",
  skyNear: "#0a2a33",
  disc: "#2c363e",
  discDeep: "#0a0e12",
  token: "#1a242c",
  tokenEdge: "#a9c6d4",
  plate: "#2f3d47",
  plateSeam: "#1b252c",
  plateEdge: "#8fb4c6",
  plateMark: "#e2f6ff",
  crate: "#46545e",
  crateSeam: "#222c33",
  crateBand: "#6d818e",
  wood: "#3a464e",
};

const THEMES: Record<string, Palette> = { dusk_west: DUSK_WEST, cold_station: COLD_STATION };

/** Return the palette of a theme; one that is not known looks like the first. */
export function palette(theme: string): Palette {
  return THEMES[theme] ?? DUSK_WEST;
}

/** What floors are made of and what stands about in rooms. */
export interface Interior {
  floor: "planks" | "plates";
  hasRugs: boolean;
  things: readonly string[];
  /** What lies about under the open sky. */
  litter: readonly string[];
}

const INTERIORS: Record<string, Interior> = {
  dusk_west: { floor: "planks", hasRugs: true, things: ["barrel", "table", "bed", "chest", "stove", "shelf"], litter: ["weed", "cactus", "wheel", "trough", "bones"] },
  cold_station: { floor: "plates", hasRugs: false, things: ["console", "locker", "cot", "canisters", "vent", "pipes"], litter: [] },
};

export function interior(theme: string): Interior {
  return INTERIORS[theme] ?? INTERIORS["dusk_west"]!;
}

/** The roles as custom properties, for styles. */
export function roles(theme: string): string {
  return Object.entries(palette(theme))
    .map(([role, colour]) => `--${role.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase())}:${colour}`)
    .join(";");
}

/** Seats differ in colour and in the notches of the ring, so that no one has to tell them by colour. */
export const SEATS: readonly { colour: string; dash: string }[] = [
  { colour: "#58a6ff", dash: "" },
  { colour: "#ff7a5c", dash: "2.5 9.5" },
  { colour: "#7fd07a", dash: "3 3" },
  { colour: "#d79bff", dash: "2.5 3 2.5 16" },
  { colour: "#ffd24d", dash: "3 21" },
  { colour: "#5fd6cf", dash: "1.5 2.5 1.5 7" },
];

/** Whoever belongs to no seat yet. */
const NO_SEAT = { colour: "#cdb995", dash: "2 4" };

export function seatOf(seat: number | null | undefined): { colour: string; dash: string } {
  return seat === null || seat === undefined ? NO_SEAT : SEATS[seat % SEATS.length]!;
}

/** The frames of foes: a colour and an outline for each, told apart by either. */
export type Frame = "disc" | "block" | "drop" | "spikes";

export const FOES: Record<string, { colour: string; frame: Frame }> = {
  walker: { colour: "#9ccc5a", frame: "disc" },
  brute: { colour: "#f0b23e", frame: "block" },
  runner: { colour: "#c58bff", frame: "drop" },
  abomination: { colour: "#ff5d5d", frame: "spikes" },
  worker: { colour: "#8fd3c0", frame: "disc" },
  tank: { colour: "#e8b04a", frame: "block" },
  hunter: { colour: "#d58bff", frame: "drop" },
  brood_mother: { colour: "#ff5d5d", frame: "spikes" },
};

/** Words for colours that the server sends: tokens, levels, chips. */
export const NAMED: Record<string, string> = {
  blue: "#4f9be8",
  yellow: "#f0c53a",
  orange: "#f08a3c",
  red: "#e2523f",
  green: "#63b463",
  violet: "#a878e8",
  pink: "#f08ab8",
  white: "#f2e8d5",
  black: "#15100d",
};
