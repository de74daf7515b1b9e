import type { Component } from "svelte";
import Contaminated from "./Contaminated.svelte";
import Cure from "./Cure.svelte";
import Damaged from "./Damaged.svelte";
import Gripped from "./Gripped.svelte";
import Infected from "./Infected.svelte";
import Stunned from "./Stunned.svelte";

export const SIGNS: Record<string, Component> = {
  gripped: Gripped,
  stunned: Stunned,
  damaged: Damaged,
  cure: Cure,
  infected: Infected,
  contaminated: Contaminated,
};
