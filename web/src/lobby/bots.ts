/** Bots as the server names them. */

import type { Bot } from "../wire";

/** Who plays when nobody says which. */
export function usualBot(bots: Bot[]): string {
  return (bots.find((bot) => bot.is_usual) ?? bots[0])?.id ?? "random";
}
