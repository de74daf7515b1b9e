import { type Part, type Pose, poseOf, variant } from "../../looks/figures";
import { attacking, fallen } from "../../looks/poses";
import { HEROES } from "./heroes";
import { type Cloth, KINDS, POSTURES } from "./zombies";

const NAMES = Object.keys(POSTURES);
const dressed = new Map<string, readonly Part[]>();
/** Hands that come down. */
const GRASPS: readonly Part[] = [["M-6 16Q-15 25 -11 38M-12 12Q-23 25 -17 42", "#f3ffd0", 2.2]];
const STRIKING = "11 30 78";
const LYING_ON_THE_BACK = "84 30 66";

/** A Hero's figure, or a Zombie's in one of its postures; always the same for the same piece. */
export function figureOf(look: string, id: string, states: readonly string[] = []): readonly Part[] | undefined {
  const pose = poseOf(states);
  const kind = KINDS[look];
  if (!kind && pose === "idle") return HEROES[look];
  const posture = kind ? NAMES[variant(id, NAMES.length)]! : "";
  const key = `${look} ${posture} ${pose}`;
  if (dressed.has(key)) return dressed.get(key);
  const body = kind ? POSTURES[posture]!.map((part) => coloured(part, kind)) : HEROES[look];
  if (!body) return undefined;
  dressed.set(key, posed(body, pose, kind !== undefined));
  return dressed.get(key);
}

function posed(body: readonly Part[], pose: Pose, isFoe: boolean): readonly Part[] {
  if (pose === "idle") return body;
  if (pose === "dead") return isFoe ? fallen(body) : fallen(body, undefined, LYING_ON_THE_BACK);
  return isFoe ? attacking(body, GRASPS) : attacking(body, [], STRIKING);
}

function coloured([path, role, ...rest]: Part, kind: Cloth): Part {
  return [path, role in kind ? kind[role as keyof Cloth] : role, ...rest];
}
