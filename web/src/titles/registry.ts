/** What titles draw for themselves: a folder for each, found by the theme that the title sends. */

import type { Component } from "svelte";
import type { Part } from "../looks/figures";
import type { Features } from "../looks/portraits";
import type { FoeLook, Palette } from "../looks/themes";
import type { BoardShape, Piece } from "../wire";

export interface TokenProps {
  piece: Piece;
  paint: Palette;
}

export interface Drawings {
  theme: string;
  palette: Palette;
  /** Everything on the board that does not move. */
  Ground: Component<{ board: BoardShape; name: string }>;
  /** The title as a picture: for the lobby, and for the end with the side that has won. */
  Poster?: Component<{ winner?: string }>;
  /** Kinds of zones that lie over others. */
  above: readonly string[];
  /** Pixels to a drawing unit with which its pieces can still be told apart; without it the usual number. */
  readable?: number;
  foes: Record<string, FoeLook>;
  portraits: Record<string, Features>;
  /** Heroes and foes that stand on the board as figures; those without one are discs. The id decides between variants. */
  figureOf?: (look: string, id: string) => readonly Part[] | undefined;
  /** Names of icons by look, and their paths by name. */
  icons: Record<string, string>;
  paths: Record<string, string>;
  /** Tokens with a drawing of their own, by look or by its first word; all others are discs. Those on edges lie along x. */
  tokens: Record<string, Component<TokenProps>>;
  /** Small signs on figures, by state. */
  signs: Record<string, Component>;
  /** Colours of what happens to pieces and zones, by look. */
  flashes: Record<string, string>;
}

// Looked at when something is drawn, not when it is loaded: drawings import general parts that ask the registry.
const modules: Record<string, { DRAWINGS: Drawings }> = import.meta.glob("./*/drawings.ts", { eager: true });

export function allDrawings(): Drawings[] {
  return Object.values(modules).map((module) => module.DRAWINGS);
}

export function drawingsOf(theme: string): Drawings | undefined {
  return allDrawings().find((one) => one.theme === theme);
}
