/** The sounds that this client can make, by the words of the titles; and the groups in which they are switched. */

export const SOUNDS = [
  "dice", "steps", "card", "banner", "door", "hatch", "break", "camera", "search", "reload", "spawn", "growl", "noise", "engine",
  "shot", "beam", "blow", "bite", "wound", "death", "blast", "fire", "virus", "heal", "level", "gain",
] as const;
export const AMBIENCES = ["prairie", "station", "town", "house"] as const;
/** Made by the table itself, whatever the game. */
export const CALLS = ["turn", "ping", "chat"] as const;

export type Sound = (typeof SOUNDS)[number] | (typeof CALLS)[number];
export type Ambience = (typeof AMBIENCES)[number];

export const GROUPS = ["dice", "board", "fight", "cards", "signals", "calls", "ambience"] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Record<Sound, Group> = {
  dice: "dice",
  steps: "board", door: "board", hatch: "board", break: "board", camera: "board", search: "board", reload: "board", engine: "board", noise: "board",
  spawn: "fight", growl: "fight", shot: "fight", beam: "fight", blow: "fight", bite: "fight", wound: "fight", death: "fight", blast: "fight", fire: "fight", virus: "fight",
  card: "cards",
  banner: "signals", heal: "signals", level: "signals", gain: "signals",
  turn: "calls", ping: "calls", chat: "calls",
};

export function groupOf(sound: Sound): Group {
  return GROUP_OF[sound];
}

export function isSound(name: string | undefined): name is Sound {
  return name !== undefined && name in GROUP_OF;
}

export function isAmbience(name: string): name is Ambience {
  return (AMBIENCES as readonly string[]).includes(name);
}
