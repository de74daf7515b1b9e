/** Pages by the hash of the address: links work from any static place, and keys never reach a server's log. */

import { here } from "./net/here.svelte";

/** A mission and options to begin with in the lobby, as somebody else has chosen them. */
export interface LobbyChoice {
  game: string;
  mission: string;
  options: Record<string, string>;
}

export type Route =
  | { page: "lobby"; choice?: LobbyChoice }
  | { page: "table"; table: string; key: string; guided: boolean }
  | { page: "join"; table: string; key: string }
  | { page: "replay"; table: string; key: string; version: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "me"; key: string }
  | { page: "games" }
  | { page: "credits" }
  | { page: "unknown" };

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, "").split("/").filter(Boolean).map(decoded);
  const [page, first = "", second = "", third] = parts;
  if (page === undefined) return { page: "lobby" };
  if (page === "new" && first) {
    return { page: "lobby", choice: { game: first, mission: second, options: Object.fromEntries(new URLSearchParams(third ?? "")) } };
  }
  if ((page === "table" || page === "guide") && first && second) {
    return { page: "table", table: first, key: second, guided: page === "guide" };
  }
  if (page === "join" && first && second) return { page: "join", table: first, key: second };
  if (page === "replay" && first && second) {
    return { page: "replay", table: first, key: second, version: wholeNumber(third) };
  }
  if (page === "rules" && first) return { page: "rules", game: first, rule: second };
  if (page === "me" && first) return { page: "me", key: first };
  if (page === "games") return { page: "games" };
  if (page === "credits") return { page: "credits" };
  return { page: "unknown" };
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case "table":
      return written(route.guided ? "guide" : "table", route.table, route.key);
    case "join":
      return written("join", route.table, route.key);
    case "replay":
      return written("replay", route.table, route.key, route.version === null ? "" : String(route.version));
    case "rules":
      return written("rules", route.game, route.rule);
    case "me":
      return written("me", route.key);
    case "games":
      return written("games");
    case "credits":
      return written("credits");
    case "lobby": {
      if (!route.choice) return "#/";
      const { game, mission, options } = route.choice;
      return written("new", game, mission, new URLSearchParams(options).toString());
    }
    default:
      return "#/";
  }
}

/** The whole address of a page, to be given to somebody else. */
export function linkTo(route: Route): string {
  return new URL(hrefOf(route), here.base || window.location.href).toString();
}

function written(...parts: string[]): string {
  return `#/${parts.filter(Boolean).map(encodeURIComponent).join("/")}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

class Router {
  route: Route = $state(parseRoute(globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("hashchange", () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = hrefOf(route);
  }

  /** Change the address without a new entry in the history, as when scrubbing. */
  replace(route: Route): void {
    history.replaceState(history.state, "", hrefOf(route));
    this.route = route;
  }
}

export const router = new Router();
