import type { Lobby } from "../wire";

/** The field that a refusal speaks about, where it begins with its id: "companions '9', ..." or "seed ...". */
export function fieldOf(text: string, lobby: Lobby): string | null {
  const first = /^[a-z_]+/.exec(text)?.[0] ?? "";
  const fields = [...lobby.options.map((option) => option.id), "seed"];
  return fields.includes(first) ? first : null;
}
