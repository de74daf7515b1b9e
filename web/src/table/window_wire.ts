/** What is said about reaction windows and standing answers, beside the rest of the wire. */

import type { FromClient as PlainFromClient, Moved as PlainMoved, Table as PlainTable, ToClient as PlainToClient } from "../wire";

/** When a seat wants to be asked at a kind of moment. */
export type Wish = "always" | "playable" | "never";

/** Until the end of what every window is passed. */
export type Scope = "fight" | "phase" | "turn";

export interface Hold {
  type: "hold";
  request: number;
  version: number;
  is_held: boolean;
}

export interface Stand {
  type: "stand";
  request: number;
  seat: number;
  moment: string;
  wish: Wish;
}

export interface PassOn {
  type: "pass_on";
  request: number;
  version: number;
  scope: Scope;
}

/** The window that is open: at which moment, who is asked, for how long it stays at least, and who thinks. */
export interface WindowShown {
  moment: string;
  name: string;
  seat: number;
  seconds: number | null;
  held: boolean;
}

/** Wishes by seat (its number as text) and moment. */
export type StandingAnswers = Record<string, Record<string, string>>;

export interface WindowChanged {
  type: "window";
  window: WindowShown | null;
}

export interface StandingChanged {
  type: "standing";
  standing: StandingAnswers;
}

export interface Table extends PlainTable {
  window?: WindowShown | null;
  moments?: Record<string, string>;
  standing?: StandingAnswers;
}

export interface Moved extends PlainMoved {
  window?: WindowShown | null;
}

export type FromClient = PlainFromClient | Hold | Stand | PassOn;

export type ToClient = Exclude<PlainToClient, PlainTable | PlainMoved> | Table | Moved | WindowChanged | StandingChanged;
