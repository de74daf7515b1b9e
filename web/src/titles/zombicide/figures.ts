/** Enemies of the family: variants of heads, arms and colours, so that a horde is no pattern; the arms make the pose. */

import { type Part, type Pose, poseOf, variant } from "../../looks/figures";
import { attacking, fallen } from "../../looks/poses";
import { built, type Shape } from "../../looks/shapes";

export interface Kind {
  /** From back to front; "arm" and "head" stand for those of the variant and the pose. */
  body: readonly (Shape | "back" | "head" | "front")[];
  heads: readonly (readonly Shape[])[];
  /** What lies behind the body and before it, at ease and as it attacks. */
  back: Record<"idle" | "attack", readonly Shape[]>;
  front: Record<"idle" | "attack", readonly Shape[]>;
  colours: readonly Record<string, string>[];
  /** What runs out of it, how it leans and how it lies. */
  pool?: string;
  leans?: string;
  lies?: string;
}

/** The figures of a title's kinds; always the same for the same piece. */
export function drawnFrom(kinds: Record<string, Kind>, rim: string): (look: string, id: string, states?: readonly string[]) => readonly Part[] | undefined {
  const made = new Map<string, readonly Part[]>();
  return (look, id, states) => {
    const kind = kinds[look];
    if (!kind) return undefined;
    const pose = poseOf(states);
    const chosen = variant(id, kind.heads.length * kind.colours.length);
    const key = `${look} ${chosen} ${pose}`;
    const known = made.get(key);
    if (known) return known;
    const parts = posed(kind, chosen, pose, rim);
    made.set(key, parts);
    return parts;
  };
}

function posed(kind: Kind, chosen: number, pose: Pose, rim: string): readonly Part[] {
  const head = kind.heads[chosen % kind.heads.length]!;
  const colours = kind.colours[Math.floor(chosen / kind.heads.length)]!;
  const arms = pose === "attack" ? "attack" : "idle";
  const pieces = { back: kind.back[arms], head, front: kind.front[arms] };
  const shapes = kind.body.flatMap((one) => (typeof one === "string" ? pieces[one] : [one]));
  const parts = built(shapes, colours, rim);
  if (pose === "dead") return fallen(parts, kind.pool, kind.lies);
  return pose === "attack" ? attacking(parts, [], kind.leans) : parts;
}
