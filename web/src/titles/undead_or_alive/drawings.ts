import type { Drawings } from "../registry";
import FAMILY_NAMES from "../zombicide/icon_names.json";
import { ICONS as FAMILY_ICONS } from "../zombicide/icons";
import { drawnFrom } from "../zombicide/figures";
import Lamps from "../zombicide/board/Lamps.svelte";
import { SIGNS, TOKENS } from "../zombicide/pieces";
import { ABOVE, FLASHES } from "../zombicide/style";
import { GROUNDS, PICTURES } from "./equipment";
import Ground from "./Ground.svelte";
import NAMES from "./icon_names.json";
import { ICONS } from "./icons";
import { PORTRAITS } from "./portraits";
import { PALETTE } from "./style";
import { THEME } from "./theme";
import { KINDS } from "./zombies";

export const DRAWINGS: Drawings = {
  theme: THEME,
  palette: PALETTE,
  Ground,
  Light: Lamps,
  above: ABOVE,
  foes: {
    walker: { colour: "#5c8f28", frame: "disc" },
    brute: { colour: "#b36a12", frame: "block", size: 0.92 },
    runner: { colour: "#8a4fe0", frame: "drop" },
    abomination: { colour: "#d02f2f", frame: "spikes", size: 0.9 },
  },
  portraits: PORTRAITS,
  figureOf: drawnFrom(KINDS, "#ffe3a8"),
  hasBusts: true,
  icons: { ...FAMILY_NAMES, ...NAMES },
  paths: { ...FAMILY_ICONS, ...ICONS },
  tokens: TOKENS,
  pictures: PICTURES,
  grounds: GROUNDS,
  signs: SIGNS,
  flashes: FLASHES,
  strikes: ["bite"],
};
