import type { Lobby, LobbyOption } from "../wire";

/** The option that a refusal speaks about: the server names it by its id ("companions '9', ..."). */
export function optionOf(text: string, lobby: Lobby): LobbyOption | null {
  const named: string[] = text.match(/[a-z_]+/g) ?? [];
  return lobby.options.find((option) => named.includes(option.id)) ?? null;
}
