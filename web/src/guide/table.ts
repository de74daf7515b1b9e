import type { NewTable } from "../wire";
import firstGame from "./first_game.json";

/** The table of the first game: two survivors, and a seed with which the first rounds are kind, found by playing
 * many seeds with the engine. The choices deal out the gear; tests/test_first_game.py plays them. */
export const FIRST_GAME = firstGame as NewTable;
