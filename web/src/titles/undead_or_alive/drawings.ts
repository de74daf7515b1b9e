import type { Drawings } from "../registry";
import FAMILY_NAMES from "../zombicide/icon_names.json";
import { ICONS as FAMILY_ICONS } from "../zombicide/icons";
import { drawnFrom } from "../zombicide/figures";
import { SIGNS, TOKENS } from "../zombicide/pieces";
import { ABOVE, FLASHES } from "../zombicide/style";
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
  above: ABOVE,
  foes: {
    walker: { colour: "#9ccc5a", frame: "disc" },
    brute: { colour: "#f0b23e", frame: "block" },
    runner: { colour: "#c58bff", frame: "drop" },
    abomination: { colour: "#ff5d5d", frame: "spikes" },
  },
  portraits: PORTRAITS,
  figureOf: drawnFrom(KINDS, "#ffe3a8"),
  icons: { ...FAMILY_NAMES, ...NAMES },
  paths: { ...FAMILY_ICONS, ...ICONS },
  tokens: TOKENS,
  signs: SIGNS,
  flashes: FLASHES,
};
