/** Names for parts of the wire that speak of reaction windows and standing answers. */

import type { PassOn, Stand, Standings } from "../wire";

/** When a seat wants to be asked at a kind of moment. */
export type Wish = Stand["wish"];

/** Until the end of what every window is passed. */
export type Scope = PassOn["scope"];

/** Wishes by seat (its number as text) and moment. */
export type StandingAnswers = Standings["standing"];
