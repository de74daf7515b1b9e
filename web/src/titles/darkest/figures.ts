import { type Part, type Pose, poseOf, variant } from "../../looks/figures";
import { attacking, fallen } from "../../looks/poses";
import { CREATURES } from "./creatures";
import { NEMESES } from "./nemeses";
import { BLOWS, POOLS } from "./poses";
import { SURVIVORS } from "./survivors";
import { ZOMBIES } from "./zombies";

/** Other clothes for the variants of a kind that is drawn once. */
const CLOTHES: Record<string, readonly Record<string, string>[]> = {
  disco_doll: [{}, { "#a44fd0": "#d08a2c", "#9a48c4": "#c07a24", "#8f3fb8": "#b06c1e", "#7a34a0": "#965a18", "#e06aa8": "#5ac0c8" }, { "#a44fd0": "#2f9a8c", "#9a48c4": "#278678", "#8f3fb8": "#1f7468", "#7a34a0": "#186056", "#e06aa8": "#f0d05a" }],
  guts: [{}, { "#b9ad92": "#7f93a8", "#9d9278": "#66788c", "#2b241d": "#6a4a22" }, { "#b9ad92": "#a8806a", "#9d9278": "#8a6450", "#2b241d": "#8c8478" }],
  chunk: [{}, { "#b8483c": "#3c6f9a", "#8f3329": "#2c5474", "#5b4326": "#1f1a16" }, { "#b8483c": "#c09a3c", "#8f3329": "#8f7029", "#5b4326": "#8a3a1c" }],
  tuff_guy: [{}, { "#d0402c": "#3fae6a", "#2b3d5c": "#4a3440", "#233250": "#3c2834" }, { "#d0402c": "#e8d8a0", "#2b3d5c": "#3a3a3a", "#233250": "#2c2c2c" }],
};
const dressed = new Map<string, readonly Part[]>();

/** Those that lie on the ground already. */
const CRAWLING = ZOMBIES["zombie"]!.slice(4).map(path);
const GRASPS: readonly Part[] = [["M-6 18Q-14 26 -10 38M-12 14Q-22 26 -16 42", "#f3ecd6", 2.2]];

/** The figure of a Survivor, a Nemesis, a Creature, or of a zombie in one of its variants; always the same for a piece. */
export function figureOf(look: string, id: string, states: readonly string[] = []): readonly Part[] | undefined {
  const pose = poseOf(states);
  const bodies = ZOMBIES[look];
  const [chosen, body] = bodies ? dressedUp(look, variant(id, bodies.length * clothesOf(look).length)) : [0, CREATURES[look] ?? NEMESES[look] ?? SURVIVORS[look]];
  if (!body || pose === "idle") return body;
  const key = `${look} ${chosen} ${pose}`;
  if (!dressed.has(key)) dressed.set(key, posed(look, body, pose));
  return dressed.get(key);
}

function posed(look: string, body: readonly Part[], pose: Pose): readonly Part[] {
  const blows = BLOWS[look] ?? (ZOMBIES[look] ? GRASPS : []);
  if (pose === "dead") return fallen(body, POOLS[look], CRAWLING.includes(path(body)) ? "-3 30 78" : undefined);
  // Survivors look to the right, and throw themselves there.
  return attacking(body, blows, look in SURVIVORS ? "11 30 78" : undefined);
}

function path(body: readonly Part[]): string {
  return body[0]![0];
}

function clothesOf(look: string): readonly Record<string, string>[] {
  return CLOTHES[look] ?? [{}];
}

function dressedUp(look: string, chosen: number): [number, readonly Part[]] {
  const bodies = ZOMBIES[look]!;
  const key = `${look} ${chosen}`;
  if (!dressed.has(key)) dressed.set(key, recoloured(bodies[chosen % bodies.length]!, clothesOf(look)[Math.floor(chosen / bodies.length)]!));
  return [chosen, dressed.get(key)!];
}

function recoloured(parts: readonly Part[], colours: Record<string, string>): readonly Part[] {
  return parts.map(([path, colour, ...rest]) => [path, colours[colour] ?? colour, ...rest]);
}
