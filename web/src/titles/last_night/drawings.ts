import type { Component } from "svelte";
import type { Drawings, TokenProps } from "../registry";
import { GROUNDS, PICTURES } from "./equipment";
import { figureOf } from "./figures";
import Ground from "./Ground.svelte";
import NAMES from "./icon_names.json";
import { ICONS } from "./icons";
import Poster from "./Poster.svelte";
import { PORTRAITS } from "./portraits";
import { FLASHES, PALETTE } from "./style";
import { THEME } from "./theme";
import "./theme.css";
import Token from "./Token.svelte";

const DRAWN = ["pit", "gas", "truck", "townsfolk", "sewer_entrance", "barricade", "door_marker", "locked_door", "lights_out", "taken_over"];

export const DRAWINGS: Drawings = {
  theme: THEME,
  palette: PALETTE,
  Ground,
  Poster,
  above: [],
  readable: 0.44,
  foes: {
    zombie_brown: { colour: "#8f6a3c", frame: "disc" },
    zombie_green: { colour: "#5f8a34", frame: "drop" },
    zombie_red: { colour: "#b8463a", frame: "block" },
    zombie_hero: { colour: "#6f5cc0", frame: "spikes" },
  },
  portraits: PORTRAITS,
  figureOf,
  icons: NAMES,
  paths: ICONS,
  tokens: Object.fromEntries(DRAWN.map((look): [string, Component<TokenProps>] => [look, Token])),
  pictures: PICTURES,
  grounds: GROUNDS,
  signs: {},
  flashes: FLASHES,
  strikes: ["bite"],
};
