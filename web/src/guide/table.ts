import type { NewTable } from "../wire";
import firstGame from "./first_game.json";

/** The table of the first game: two survivors, their gear dealt out by the choices, and the seed that was kindest
 * to careless players in the first three rounds out of 1200. tests/test_first_game.py holds it to that. */
export const FIRST_GAME = firstGame as NewTable;
