import { type Part, variant } from "../../looks/figures";
import { HEROES } from "./heroes";
import { type Cloth, KINDS, POSTURES } from "./zombies";

const NAMES = Object.keys(POSTURES);
const dressed = new Map<string, readonly Part[]>();

/** A Hero's figure, or a Zombie's in one of its postures; always the same for the same piece. */
export function figureOf(look: string, id: string): readonly Part[] | undefined {
  const kind = KINDS[look];
  if (!kind) return HEROES[look];
  const posture = NAMES[variant(id, NAMES.length)]!;
  const key = `${look} ${posture}`;
  if (!dressed.has(key)) dressed.set(key, POSTURES[posture]!.map((part) => coloured(part, kind)));
  return dressed.get(key);
}

function coloured([path, role, ...rest]: Part, kind: Cloth): Part {
  return [path, role in kind ? kind[role as keyof Cloth] : role, ...rest];
}
