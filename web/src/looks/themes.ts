/** Palettes by role: a game names its theme, everything that is drawn asks for a role. */

import { drawingsOf } from "../titles/registry";

/** The roles that general parts ask for; a title may have more. */
export interface Palette {
  night: string;
  ink: string;
  paper: string;
  glow: string;
  danger: string;
  shade: string;
  lamp: string;
  wall: string;
  wallEdge: string;
  chalk: string;
  frame: string;
  frameEdge: string;
  ground: string;
  groundDeep: string;
  plank: string;
  disc: string;
  discDeep: string;
  token: string;
  tokenEdge: string;
  plate: string;
  plateSeam: string;
  plateEdge: string;
  plateMark: string;
}

/** For a theme that nobody has drawn. */
const PLAIN: Palette = {
  night: "#0b0d12",
  ink: "#101318",
  paper: "#eef0f3",
  glow: "#ffd76a",
  danger: "#c8372d",
  shade: "#06070a",
  lamp: "#ffd9a0",
  wall: "#0b0d11",
  wallEdge: "#6f7785",
  chalk: "#d6dae2",
  frame: "#14171d",
  frameEdge: "#3d4450",
  ground: "#4a505b",
  groundDeep: "#343943",
  plank: "#59606d",
  disc: "#343a44",
  discDeep: "#0d0f13",
  token: "#20252d",
  tokenEdge: "#c3cad6",
  plate: "#3a414d",
  plateSeam: "#232831",
  plateEdge: "#a9b4c6",
  plateMark: "#f1f4f9",
};

export function palette(theme: string): Palette {
  return drawingsOf(theme)?.palette ?? PLAIN;
}

/** Seats differ in colour and in the notches of the ring, so that no one has to tell them by colour. All are bright: enemies are dark. */
export const SEATS: readonly { colour: string; dash: string }[] = [
  { colour: "#74b8ff", dash: "" },
  { colour: "#ff9478", dash: "2.5 9.5" },
  { colour: "#8ae085", dash: "3 3" },
  { colour: "#dba6ff", dash: "2.5 3 2.5 16" },
  { colour: "#ffdc5c", dash: "3 21" },
  { colour: "#6fe0da", dash: "1.5 2.5 1.5 7" },
];

/** Whoever belongs to no seat yet. */
const NO_SEAT = { colour: "#cdb995", dash: "2 4" };

export function seatOf(seat: number | null | undefined): { colour: string; dash: string } {
  return seat === null || seat === undefined ? NO_SEAT : SEATS[seat % SEATS.length]!;
}

/** The frames of foes: a colour and an outline for each, told apart by either. */
export type Frame = "disc" | "block" | "drop" | "spikes";

export interface FoeLook {
  /** Darker than any seat's, so that both are told apart also by those who do not see all colours. */
  colour: string;
  frame: Frame;
  /** How large its figure is beside others; 1 without it. */
  size?: number;
}

const PLAIN_FOE: FoeLook = { colour: "var(--paper-soft)", frame: "disc" };

export function foeLook(theme: string, look: string): FoeLook {
  return drawingsOf(theme)?.foes[look] ?? PLAIN_FOE;
}

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
