/** Games that were played to their end: kept by the browser, and taken along by a personal link. */

import type { Shelf } from "../lobby/tables";
import type { Chronicle } from "../wire";

export interface PlayedFigure {
  look: string;
  name: string;
  /** Whether it was lost; who has left in time was not. */
  isLost: boolean;
  kills: number;
}

export interface PlayedGame {
  table: string;
  game: string;
  mission: string;
  side: string;
  outcome: "won" | "lost" | "over";
  rounds: number;
  ended: number;
  /** Those of the own seats. */
  figures: PlayedFigure[];
  achievements: string[];
}

/** Merged by these when two devices come together (lobby/personal.ts). */
export const PLACE = "veglia.games";
const MOST = 200;

export function playedGames(shelf: Shelf): PlayedGame[] {
  try {
    const rows: unknown = JSON.parse(shelf.getItem(PLACE) ?? "[]");
    return Array.isArray(rows) ? rows.filter(isPlayed).sort((one, other) => other.ended - one.ended) : [];
  } catch {
    return [];
  }
}

function isPlayed(row: unknown): row is PlayedGame {
  if (typeof row !== "object" || row === null) return false;
  const game = row as Record<string, unknown>;
  return (
    ["table", "game", "mission", "side", "outcome"].every((name) => typeof game[name] === "string") &&
    typeof game.rounds === "number" &&
    typeof game.ended === "number" &&
    Array.isArray(game.figures) &&
    Array.isArray(game.achievements)
  );
}

/** What is kept of a game that these seats have played. */
export function playedOf(table: string, told: Chronicle, seats: readonly number[], now: number): PlayedGame {
  const own = told.figures.filter((one) => one.seat !== null && seats.includes(one.seat));
  return {
    table,
    game: told.game,
    mission: told.mission,
    side: told.side,
    outcome: told.ending.outcome,
    rounds: told.rounds,
    ended: now,
    figures: own.map((one) => ({ look: one.look, name: one.name, isLost: (one.deeds.deaths ?? 0) > 0, kills: one.deeds.kills ?? 0 })),
    achievements: told.achievements,
  };
}

/** Keep a game; the same table once more (after an undo, say) takes the place of what it was. */
export function keepPlayed(shelf: Shelf, game: PlayedGame): void {
  const rows = playedGames(shelf);
  const old = rows.find((one) => one.table === game.table);
  const kept = old ? { ...game, ended: old.ended } : game;
  const others = rows.filter((one) => one.table !== game.table);
  try {
    shelf.setItem(PLACE, JSON.stringify([kept, ...others].sort((one, other) => other.ended - one.ended).slice(0, MOST)));
  } catch {
    // Without storage a game is still played.
  }
}

/** The achievements of a game, by id, with the first table that earned each. */
export function earnedIn(games: readonly PlayedGame[], game: string): Map<string, PlayedGame> {
  const found = new Map<string, PlayedGame>();
  for (const one of [...games].sort((a, b) => a.ended - b.ended)) {
    if (one.game !== game) continue;
    for (const id of one.achievements) if (!found.has(id)) found.set(id, one);
  }
  return found;
}

export interface Count {
  played: number;
  won: number;
  /** The fewest rounds of a game that was won; 0: none was. */
  best: number;
}

/** How often something was played and won, by a word of each game. */
export function countBy(games: readonly PlayedGame[], wordOf: (game: PlayedGame) => string): Map<string, Count> {
  const found = new Map<string, Count>();
  for (const game of games) {
    const word = wordOf(game);
    const count = found.get(word) ?? { played: 0, won: 0, best: 0 };
    const hasWon = game.outcome === "won";
    found.set(word, {
      played: count.played + 1,
      won: count.won + Number(hasWon),
      best: hasWon ? Math.min(count.best || Infinity, game.rounds) : count.best,
    });
  }
  return found;
}

export interface FigureCount {
  look: string;
  name: string;
  games: number;
  alive: number;
  kills: number;
}

/** What figures have been through, those that were played most first. */
export function countFigures(games: readonly PlayedGame[]): FigureCount[] {
  const found = new Map<string, FigureCount>();
  for (const { figures } of games) {
    for (const one of figures) {
      const count = found.get(one.look) ?? { look: one.look, name: one.name, games: 0, alive: 0, kills: 0 };
      found.set(one.look, {
        ...count,
        games: count.games + 1,
        alive: count.alive + Number(!one.isLost),
        kills: count.kills + one.kills,
      });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games || other.kills - one.kills);
}

/** How dice were: by how many standard deviations they were better than to be expected. */
export function luckWord(deviation: number): "great" | "good" | "even" | "bad" | "awful" {
  if (deviation >= 2) return "great";
  if (deviation >= 0.75) return "good";
  if (deviation > -0.75) return "even";
  return deviation > -2 ? "bad" : "awful";
}
