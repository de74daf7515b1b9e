import type { LobbyHero } from "../wire";

/** The class that a mission shuts out, when that is why a figure may not come; empty when others of it may. */
export function bannedTitle(hero: LobbyHero, heroes: LobbyHero[], allowed: string[]): string {
  const alike = heroes.filter((one) => one.title === hero.title);
  return alike.some((one) => allowed.includes(one.id)) ? "" : hero.title;
}
