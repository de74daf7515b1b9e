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
import "./theme.css";
import { KINDS } from "./xenos";

export const DRAWINGS: Drawings = {
  theme: THEME,
  palette: PALETTE,
  Ground,
  Light: Lamps,
  above: ABOVE,
  foes: {
    worker: { colour: "#2f8f72", frame: "disc", size: 0.92 },
    tank: { colour: "#b36a12", frame: "block", size: 0.78 },
    hunter: { colour: "#8a4fe0", frame: "drop" },
    brood_mother: { colour: "#d02f2f", frame: "spikes", size: 0.84 },
  },
  portraits: PORTRAITS,
  figureOf: drawnFrom(KINDS, "#c9fff2"),
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
