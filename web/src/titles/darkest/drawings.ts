import type { Component } from "svelte";
import type { Piece } from "../../wire";
import type { Corner, Drawings, TokenProps } from "../registry";
import Candles from "./Candles.svelte";
import Cubes from "./Cubes.svelte";
import Dial from "./Dial.svelte";
import { PICTURES } from "./equipment";
import { figureOf } from "./figures";
import Ground from "./Ground.svelte";
import Health from "./Health.svelte";
import NAMES from "./icon_names.json";
import { ICONS } from "./icons";
import Light from "./Light.svelte";
import { cameraAt } from "./light";
import Locks from "./Locks.svelte";
import { PORTRAITS } from "./portraits";
import Poster from "./Poster.svelte";
import { FLASHES, PALETTE } from "./style";
import { THEME } from "./theme";
import "./theme.css";
import { SIGNS } from "./signs";
import Token from "./Token.svelte";

const DRAWN = [
  "code_token",
  "code_back_2",
  "code_back_3",
  "camera",
  "fire",
  "fire_counter",
  "back/zombie_token",
  "zombie_token",
  "radiation",
  "mine",
  "searched",
  "victim",
  "helicopter",
  "reactor_core",
  "terminal",
  "fire_control_panel",
  "medical_supplies",
  "ammunition_store",
  "antidote_cabinet",
];

const CORNERS: Record<string, Corner> = {
  fire: { x: 0.76, y: 0.1, radius: 12 },
  fire_counter: { x: 0.5, y: 0.12, radius: 13 },
  searched: { x: 0.9, y: 0.92, radius: 8 },
  radiation: { x: 0.1, y: 0.1, radius: 10 },
  mine: { x: 0.5, y: 0.86, radius: 10 },
  terminal: { x: 0.13, y: 0.76, radius: 13 },
  fire_control_panel: { x: 0.87, y: 0.76, radius: 13 },
  medical_supplies: { x: 0.87, y: 0.76, radius: 13 },
  ammunition_store: { x: 0.87, y: 0.76, radius: 13 },
  antidote_cabinet: { x: 0.13, y: 0.5, radius: 13 },
  reactor_core: { x: 0.5, y: 0.5, radius: 17 },
};

function cornerOf(piece: Piece): Corner | undefined {
  return piece.look === "camera" ? { ...cameraAt(piece), radius: 11 } : CORNERS[piece.look];
}

export const DRAWINGS: Drawings = {
  theme: THEME,
  palette: PALETTE,
  Ground,
  Light,
  Poster,
  above: [],
  readable: 0.5,
  foes: {
    zombie: { colour: "#6f8a4a", frame: "disc" },
    disco_doll: { colour: "#c0449a", frame: "drop" },
    guts: { colour: "#b8504a", frame: "drop" },
    chunk: { colour: "#94701c", frame: "block", size: 1.1 },
    tuff_guy: { colour: "#3f74c4", frame: "block", size: 1.05 },
    zombie_dog: { colour: "#c8452a", frame: "spikes", size: 1.2 },
    undead_bird: { colour: "#7a4fd0", frame: "spikes", size: 1.2 },
    security_guard: { colour: "#4a5fc8", frame: "spikes", size: 1.2 },
    gorilla: { colour: "#a8641a", frame: "spikes", size: 1.3 },
    giant_snake: { colour: "#5f8a1c", frame: "spikes", size: 1.2 },
    doctor_mortimer: { colour: "#2f8f2a", frame: "spikes", size: 1.4 },
    rachel: { colour: "#c81f50", frame: "spikes", size: 1.4 },
    lisa: { colour: "#2a86a0", frame: "spikes", size: 1.4 },
    helen: { colour: "#b5541c", frame: "spikes", size: 1.4 },
  },
  portraits: PORTRAITS,
  figureOf,
  icons: NAMES,
  paths: ICONS,
  tokens: Object.fromEntries(DRAWN.map((look): [string, Component<TokenProps>] => [look, Token])),
  cornerOf,
  tracks: { darkness: Candles, event: Dial, finale_event: Dial, security_code: Locks, reactor_code: Locks, left_cubes: Cubes, middle_cubes: Cubes, nemesis_health: Health },
  pictures: PICTURES,
  signs: SIGNS,
  flashes: FLASHES,
  strikes: ["bite", "grip"],
};
