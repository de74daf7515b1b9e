/** What the boards of the family ask for beside the general roles. */

import type { Palette } from "../../looks/themes";

export interface TownPalette extends Palette {
  groundPale: string;
  rut: string;
  plankDeep: string;
  plankPale: string;
  boardwalk: string;
  balcony: string;
  yard: string;
  mine: string;
  ballast: string;
  sleeper: string;
  rail: string;
  iron: string;
  brass: string;
  paint: string;
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
  crate: string;
  crateSeam: string;
  crateBand: string;
  wood: string;
}

/** What floors are made of and what stands about in rooms. */
export interface Interior {
  floor: "planks" | "plates";
  hasRugs: boolean;
  things: readonly string[];
  /** What lies about under the open sky. */
  litter: readonly string[];
}

/** Colours of what happens, by look. */
export const FLASHES: Record<string, string> = {
  bite: "#ff5a45",
  friendly_fire: "#ff5a45",
  spawn: "#ff6b4a",
  adrenaline: "#ffd76a",
  level: "#ffd76a",
  noise: "#fff6e2",
  blessing: "#fff0a8",
};

/** Kinds of zones that lie over others. */
export const ABOVE: readonly string[] = ["balcony"];

/** The palette of a title of the family, which general parts hand on as a general one. */
export function asTown(paint: Palette): TownPalette {
  return paint as TownPalette;
}
