/** The HTTP half of the server, typed by the wire. */

import type {
  AcceptInvitation, BoardDraft, Chronicle, DraftBoard, GameRecord, Games, GameSounds, Glossary, Here, KeepPersonal, MadeTable, NewTable, OpenTables, Personal,
  PersonalLink, Problem, ProblemReport, ReplayFrame, Rulebook, SeatLink, StoryWords, TakeSeat,
} from "../wire";
import { Refusal } from "./refusal";

const ROOT = "/api";
/** Nothing takes longer, except on a server that hangs. In milliseconds. */
const PATIENCE = 60_000;

function address(path: string[], query: Record<string, string> = {}): string {
  const tail = new URLSearchParams(query).toString();
  return `${ROOT}/${path.map(encodeURIComponent).join("/")}${tail ? `?${tail}` : ""}`;
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return new Refusal(problem.code ?? `http_${response.status}`, problem.text ?? "", problem.option ?? "");
  } catch {
    return new Refusal(`http_${response.status}`, "");
  }
}

async function call<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), ...init });
  } catch {
    throw new Refusal("offline", "");
  }
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as Answer;
}

/** The key of a link goes in a header, so that it stays out of addresses and logs. */
function withKey(key: string): RequestInit {
  return { headers: { Authorization: `Bearer ${key}` } };
}

export function fetchGames(language: string): Promise<Games> {
  return call(address(["games"], { lang: language }));
}

export function fetchGlossary(game: string, language: string): Promise<Glossary> {
  return call(address(["games", game, "glossary"], { lang: language }));
}

/** Which sounds a game makes. */
export function fetchSounds(game: string): Promise<GameSounds> {
  return call(address(["games", game, "sounds"]));
}

/** What a game counts and honours. */
export function fetchStory(game: string, language: string): Promise<StoryWords> {
  return call(address(["games", game, "story"], { lang: language }));
}

/** What is told of a game that is over. */
export function fetchChronicle(table: string, key: string, language: string): Promise<Chronicle> {
  return call(address(["tables", table, "chronicle"], { lang: language }), withKey(key));
}

export function fetchRulebook(game: string, language: string): Promise<Rulebook> {
  return call(address(["games", game, "rules"], { lang: language }));
}

/** A board that players build, drawn, with what is still wrong with it. */
export function draftBoard(game: string, draft: DraftBoard, language: string): Promise<BoardDraft> {
  return call(address(["games", game, "board"], { lang: language }), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(draft),
  });
}

/** The language is for what the server says when it cannot be done. */
export function makeTable(table: NewTable, language = "en"): Promise<MadeTable> {
  return call(address(["tables"], { lang: language }), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(table),
  });
}

/** Exchange an invitation for a seat's own key; only the first one can. */
export function acceptInvitation(
  table: string,
  invitation: string,
  wish: AcceptInvitation,
  language: string,
): Promise<SeatLink> {
  return call(address(["tables", table, "accept"], { lang: language }), {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${invitation}` },
    body: JSON.stringify(wish),
  });
}

/** Tables that their hosts have opened to everyone. */
export function fetchOpenTables(): Promise<OpenTables> {
  return call(address(["open"]));
}

/** Take a free seat of an open table. */
export function takeSeat(table: string, wish: TakeSeat, language: string): Promise<SeatLink> {
  return call(address(["tables", table, "join"], { lang: language }), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
}

/** How others reach this server; told to browsers on the same computer. */
export function fetchHere(): Promise<Here> {
  return call(address(["here"]));
}

export function fetchPersonal(key: string, language: string): Promise<Personal> {
  return call(address(["me"], { lang: language }), withKey(key));
}

/** Put something behind a personal link; without a key, behind a new one. */
export function keepPersonal(key: string, wish: KeepPersonal, language: string): Promise<PersonalLink> {
  return call(address(["me"], { lang: language }), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key ? { Authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(wish),
  });
}

export function renewPersonal(key: string, language: string): Promise<PersonalLink> {
  return call(address(["me", "link"], { lang: language }), { ...withKey(key), method: "POST" });
}

export function dropPersonal(key: string, language: string): Promise<PersonalLink> {
  return call(address(["me"], { lang: language }), { ...withKey(key), method: "DELETE" });
}

/** Give a seat a new invitation; its old link stops working. */
export function renewLink(table: string, key: string, seat: number, language: string): Promise<SeatLink> {
  return call(address(["tables", table, "seats", String(seat), "link"], { lang: language }), {
    ...withKey(key),
    method: "POST",
  });
}

export function fetchRecord(table: string, key: string): Promise<GameRecord> {
  return call(address(["tables", table, "record"]), withKey(key));
}

export function fetchReplayFrame(table: string, key: string, version: number, language: string): Promise<ReplayFrame> {
  return call(address(["tables", table, "moments", String(version)], { lang: language }), withKey(key));
}

export function fetchReport(table: string, key: string): Promise<ProblemReport> {
  return call(address(["tables", table, "report"]), withKey(key));
}

/** The address of a table's websocket; the key goes beside it as a subprotocol. */
export function playAddress(table: string, language: string): string {
  const url = new URL(address(["tables", table, "play"], { lang: language }), window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.toString();
}

export function playProtocols(key: string): string[] {
  return ["veglia", key];
}
