/** What Creatures and Nemeses strike with, and what runs out of them. */

import type { Part } from "../../looks/figures";

/** What is in the air before an enemy that attacks. */
export const BLOWS: Record<string, readonly Part[]> = {
  zombie_dog: [["M-24 20Q-14 30 -18 46M-31 24Q-22 32 -26 44", "#f3ecd6", 2.600], ["M-16 50l-3 5M-11 52l-1 6", "#e2344c", 2.200]],
  undead_bird: [["M-26 44l8 10M-18 40l8 12M-10 38l7 12", "#e0b350", 2.800], ["M-20 8Q-28 0 -22 -8M-28 16Q-38 10 -34 0", "#c08aff", 2]],
  security_guard: [["M-18 36L-34 26L-26 36L-40 38L-26 41L-34 50Z", "#ffd15c"], ["M-20 37L-29 31L-25 37.500L-32 39L-25 40.500L-29 45Z", "#fff6d0"]],
  gorilla: [["M-20 74L-34 66L-26 78L-40 82L-18 84Z", "#d8c8b4"], ["M-26 60Q-38 50 -34 38M-20 56Q-28 48 -26 40", "#ffb04a", 2.800]],
  giant_snake: [["M-20 34l-8 12M-14 36l-5 14M-8 37l-2 12", "#c9f05a", 2.800], ["M-27 50h.500M-19 54h.500M-10 52h.500", "#c9f05a", 4.500]],
  doctor_mortimer: [["M-14 -10L-26 -22M-11 -13L-16 -28M-17 -6L-32 -12", "#7dff6a", 2.600], ["M-30 -26h.500M-18 -33h.500M-36 -14h.500", "#7dff6a", 5]],
  rachel: [["M-6 22Q-24 14 -30 28M-6 30Q-26 28 -30 42M-4 36Q-18 40 -20 54", "#ff3d6a", 3], ["M-30 28l-5-3M-30 42l-6 1M-20 54l-4 4", "#ff3d6a", 2.200]],
  lisa: [["M-20 40Q-30 30 -22 16Q-20 24 -14 22Q-16 10 -8 4Q-8 16 0 24Q4 38 -8 44Q-16 46 -20 40Z", "#ff8a24"], ["M-14 38Q-18 30 -12 24Q-8 30 -4 32Q-4 42 -14 38Z", "#ffd15c"]],
  helen: [["M-16 26L-38 20L-36 24ZM-14 38L-38 40L-36 44ZM-12 14L-32 2L-31 7Z", "#dfe6ee"], ["M-16 26l5 2M-14 38l5-.500M-12 14l5 3", "#5b4326", 3.400]],
};

/** What runs out of an enemy that has fallen, where it is not blood. */
export const POOLS: Record<string, string> = { giant_snake: "#5f7a1c", doctor_mortimer: "#3f8f2c", lisa: "#8a4a1c", undead_bird: "#3a2450" };
