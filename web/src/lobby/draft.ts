/** A table that is being set up: what the player has picked so far. The server has the last word on it. */

import type { Lobby, LobbyMission, NewTable } from "../wire";

export type Holder = "mine" | "link" | "bot";

export interface DraftSeat {
  holder: Holder;
  bot: string;
  label: string;
}

export interface Draft {
  game: string;
  mission: string;
  /** Chosen figures in the order they were chosen, and the seat of each. */
  heroes: string[];
  seatOf: Record<string, number>;
  seats: DraftSeat[];
  options: Record<string, string>;
  seed: string;
  practice: boolean;
}

export function missionOf(lobby: Lobby, id: string): LobbyMission | undefined {
  return lobby.missions.find((mission) => mission.id === id);
}

/** So many figures, in the words of the title; empty when it has none of its own. */
export function figuresIn(lobby: Lobby, count: number): string {
  const words = lobby.words;
  return (count === 1 ? words?.one_figure : words?.figures?.replace("{count}", String(count))) ?? "";
}

/** A draft for a mission: its own party, one seat of mine, every option as usual. */
export function newDraft(lobby: Lobby, mission: LobbyMission, bot: string): Draft {
  return {
    game: lobby.id,
    mission: mission.id,
    heroes: [...mission.party],
    seatOf: Object.fromEntries(mission.party.map((hero) => [hero, 0])),
    seats: [{ holder: "mine", bot, label: "" }],
    options: Object.fromEntries(lobby.options.map((option) => [option.id, option.values[0]?.[0] ?? ""])),
    seed: "",
    practice: false,
  };
}

/** Go to another mission; those it does not allow make way for others of its own party. */
export function withMission(draft: Draft, mission: LobbyMission): Draft {
  const kept = draft.heroes.filter((hero) => mission.heroes.includes(hero));
  const wanted = draft.heroes.length;
  const others = [...mission.party, ...mission.heroes].filter((hero) => !kept.includes(hero));
  const heroes = [...kept, ...new Set(others)].slice(0, wanted);
  const freed = draft.heroes.filter((hero) => !kept.includes(hero)).map((hero) => draft.seatOf[hero] ?? 0);
  const seatOf = Object.fromEntries(
    heroes.map((hero) => [hero, kept.includes(hero) ? (draft.seatOf[hero] ?? 0) : (freed.shift() ?? 0)]),
  );
  return { ...draft, mission: mission.id, heroes, seatOf };
}

/** Take a figure along or leave it; a full party stays as it is. */
export function toggled(draft: Draft, hero: string, most: number): Draft {
  if (draft.heroes.includes(hero)) {
    const heroes = draft.heroes.filter((one) => one !== hero);
    return { ...draft, heroes, seatOf: seatsOf(draft, heroes) };
  }
  if (draft.heroes.length >= most) return draft;
  const heroes = [...draft.heroes, hero];
  return { ...draft, heroes, seatOf: { ...draft.seatOf, [hero]: emptiest(draft) } };
}

export function withHeroes(draft: Draft, heroes: string[]): Draft {
  const dealt = { ...draft, heroes };
  return { ...dealt, seatOf: dealtOut(heroes, draft.seats.length) };
}

/** A mission with those who come along in a party of a size; some are there for large ones only. */
export function comers(lobby: Lobby, mission: LobbyMission, count: number): LobbyMission {
  const tooFew = new Set(lobby.heroes.filter((hero) => (hero.least_party ?? 0) > count).map((hero) => hero.id));
  return { ...mission, heroes: mission.heroes.filter((hero) => !tooFew.has(hero)) };
}

/** As many at random as are chosen now, or a full party when nobody is. */
export function randomParty(mission: LobbyMission, count: number, chance: () => number): string[] {
  const left = [...mission.heroes];
  const party: string[] = [];
  while (party.length < count && left.length > 0) {
    party.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return party;
}

/** The fewest seats that have room for all figures. */
export function leastSeats(draft: Draft, mostAtSeat: number): number {
  return Math.max(1, Math.ceil(draft.heroes.length / mostAtSeat));
}

/** The first seat with too many figures, or -1: such a table cannot be asked for. */
export function fullSeat(draft: Draft, mostAtSeat: number): number {
  return draft.seats.findIndex((_, seat) => heroesAt(draft, seat).length > mostAtSeat);
}

/** Where a seat has become too full: as many seats as are needed, more of mine, and the figures dealt out again. */
export function withRoom(draft: Draft, mostAtSeat: number, bot: string): Draft {
  if (fullSeat(draft, mostAtSeat) < 0) return draft;
  const missing = Math.max(0, leastSeats(draft, mostAtSeat) - draft.seats.length);
  const more = Array.from({ length: missing }, (): DraftSeat => ({ holder: "mine", bot, label: "" }));
  const seats = [...draft.seats, ...more];
  return { ...draft, seats, seatOf: dealtOut(draft.heroes, seats.length) };
}

/** Have this many seats and deal the figures out again, in order, as evenly as it goes. */
export function withSeatCount(draft: Draft, count: number, bot: string): Draft {
  const seats = Array.from({ length: count }, (_, place): DraftSeat => {
    return draft.seats[place] ?? { holder: "link", bot, label: "" };
  });
  return { ...draft, seats, seatOf: dealtOut(draft.heroes, count) };
}

export function withSeat(draft: Draft, place: number, change: Partial<DraftSeat>): Draft {
  const seats = draft.seats.map((seat, at) => (at === place ? { ...seat, ...change } : seat));
  return { ...draft, seats };
}

export function seated(draft: Draft, hero: string, seat: number): Draft {
  return { ...draft, seatOf: { ...draft.seatOf, [hero]: seat } };
}

export function heroesAt(draft: Draft, seat: number): string[] {
  return draft.heroes.filter((hero) => (draft.seatOf[hero] ?? 0) === seat);
}

/** The first seat without a figure, or -1: such a table cannot be asked for. */
export function emptySeat(draft: Draft): number {
  return draft.seats.findIndex((_, seat) => heroesAt(draft, seat).length === 0);
}

export function asNewTable(draft: Draft, lobby: Lobby): NewTable {
  const usual = new Map(lobby.options.map((option) => [option.id, option.values[0]?.[0] ?? ""]));
  const changed = Object.entries(draft.options).filter(([id, value]) => usual.get(id) !== value);
  return {
    game: draft.game,
    mission: draft.mission,
    seats: draft.seats.map((seat, place) => ({
      heroes: heroesAt(draft, place),
      holder: seat.holder,
      bot: seat.bot,
      label: seat.label.trim(),
    })),
    // At a table with links the server draws it.
    seed: canPractise(draft) ? draft.seed.trim() : "",
    options: Object.fromEntries(changed),
    practice: draft.practice && canPractise(draft),
  };
}

/** Undoing anything is for those who play alone. */
export function canPractise(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.holder !== "link");
}

function dealtOut(heroes: string[], seats: number): Record<string, number> {
  // In blocks, not in turn: whoever made the party together keeps neighbours together.
  return Object.fromEntries(heroes.map((hero, place) => [hero, Math.floor((place * seats) / heroes.length)]));
}

function seatsOf(draft: Draft, heroes: string[]): Record<string, number> {
  return Object.fromEntries(heroes.map((hero) => [hero, draft.seatOf[hero] ?? 0]));
}

function emptiest(draft: Draft): number {
  const counts = draft.seats.map((_, seat) => heroesAt(draft, seat).length);
  return counts.indexOf(Math.min(...counts));
}
