import type { Component } from "svelte";
import Contaminated from "./Contaminated.svelte";
import Cure from "./Cure.svelte";
import Gripped from "./Gripped.svelte";
import Infected from "./Infected.svelte";

export const SIGNS: Record<string, Component> = { gripped: Gripped, cure: Cure, infected: Infected, contaminated: Contaminated };
