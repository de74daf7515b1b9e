/** What titles draw for themselves: a folder for each, found by the theme that the title sends. */

import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Part } from "../looks/figures";
import type { Features } from "../looks/portraits";
import type { FoeLook, Palette } from "../looks/themes";
import type { BoardShape, Piece, Track } from "../wire";

export interface TokenProps {
  piece: Piece;
  paint: Palette;
  /** Degrees by which its edge is turned, for what has to stand upright on it. */
  turn?: number;
}

export interface LightProps {
  board: BoardShape;
  pieces: Piece[];
  /** How dark the table is, from 0 to 1, and its mood: a word of the title. */
  night: number;
  mood: string;
  name: string;
}

/** A fixed place in a zone, as parts of its width and height from the top left, and the size of what is there. */
export interface Corner {
  x: number;
  y: number;
  radius: number;
}

export interface Drawings {
  theme: string;
  palette: Palette;
  /** Everything on the board that does not move. */
  Ground: Component<{ board: BoardShape; name: string }>;
  /** Light and darkness over the ground, under all that can be pointed at. */
  Light?: Component<LightProps>;
  /** The title as a picture: for the lobby, and for the end with the side that has won. */
  Poster?: Component<{ winner?: string }>;
  /** Kinds of zones that lie over others. */
  above: readonly string[];
  /** Pixels to a drawing unit with which its pieces can still be told apart; without it the usual number. */
  readable?: number;
  foes: Record<string, FoeLook>;
  portraits: Record<string, Features>;
  /** Heroes and foes that stand on the board as figures; those without one are discs. The id decides between variants, states between poses. */
  figureOf?: (look: string, id: string, states?: readonly string[]) => readonly Part[] | undefined;
  /** Heroes without a figure stand on the board as busts, with what they hold and their hearts; without it they are discs. */
  hasBusts?: boolean;
  /** Looks of what is told where enemies strike. */
  strikes?: readonly string[];
  /** Names of icons by look, and their paths by name. */
  icons: Record<string, string>;
  paths: Record<string, string>;
  /** Tokens with a drawing of their own, by look or by its first word, "back/" before that of a back; all others are discs. Those on edges lie along x. */
  tokens: Record<string, Component<TokenProps>>;
  /** Where pieces stand that have a fixed place in their zone; all others share the room that it has. */
  cornerOf?: (piece: Piece) => Corner | undefined;
  /** Tracks with a drawing of their own, by look; all others are rows of numbers. */
  tracks?: Record<string, Component<{ track: Track }>>;
  /** Pictures in colour on a square of 100 by 100, by the look of a card. */
  pictures?: Record<string, readonly Part[]>;
  /** The colour behind such a picture, by look: that of its trade. */
  grounds?: Record<string, string>;
  /** Small signs on figures, by state. */
  signs: Record<string, Component>;
  /** Colours of what happens to pieces and zones, by look. */
  flashes: Record<string, string>;
}

// Each title is loaded when its theme is shown: nobody waits for the drawings of games that they do not play.
const themes = import.meta.glob<{ THEME: string }>("./*/theme.ts", { eager: true });
const modules = import.meta.glob<{ DRAWINGS: Drawings }>("./*/drawings.ts");
const loaded = new SvelteMap<string, Drawings>();

/** The folder of a theme, "./name/"; empty for one that nobody has drawn. */
export function folderOf(theme: string): string {
  return Object.keys(themes).find((path) => themes[path]!.THEME === theme)?.replace("theme.ts", "") ?? "";
}

// Only whoever has come to the end of a game needs its picture.
const endings = import.meta.glob<{ default: Component<{ won: boolean }> }>("./*/EndingPicture.svelte");

/** The picture of dawn (the living have won) or of defeat; null where a title has drawn none. */
export async function loadEndingPicture(theme: string): Promise<Component<{ won: boolean }> | null> {
  return (await endings[`${folderOf(theme)}EndingPicture.svelte`]?.())?.default ?? null;
}

/** Load the drawings of a theme; one that nobody has drawn is there at once. */
export async function loadDrawings(theme: string): Promise<void> {
  const folder = folderOf(theme);
  if (!folder || loaded.has(theme)) return;
  const module = await modules[`${folder}drawings.ts`]!();
  loaded.set(theme, module.DRAWINGS);
}

/** Load all titles, one after the other in the order of their folders. */
export async function loadAll(): Promise<void> {
  for (const module of Object.values(themes)) await loadDrawings(module.THEME);
}

/** The drawings that are loaded. */
export function allDrawings(): Drawings[] {
  return [...loaded.values()];
}

export function drawingsOf(theme: string): Drawings | undefined {
  return loaded.get(theme);
}
