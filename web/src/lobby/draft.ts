/** A table that is being set up: what the player has picked so far. The server has the last word on it. */

import type { Lobby, LobbyMission, LobbyOption, LobbySide, NewTable } from "../wire";
import { allowed } from "./budget";

export type Holder = "mine" | "link" | "bot";

export interface DraftSeat {
  /** The id of its side; empty in a title of one side. */
  side: string;
  /** Whether figures are played from it; a side may have seats without any. */
  picks: boolean;
  /** Which figures its side may pick; without it any of the mission. */
  figures?: string[];
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
  /** How long a reaction window lasts; 0: the usual time. */
  windowSeconds: number;
}

export function missionOf(lobby: Lobby, id: string): LobbyMission | undefined {
  return lobby.missions.find((mission) => mission.id === id);
}

/** So many figures, in the words of the title; empty when it has none of its own. */
export function figuresIn(lobby: Lobby, count: number): string {
  const words = lobby.words;
  return (count === 1 ? words?.one_figure : words?.figures?.replace("{count}", String(count))) ?? "";
}

/** The sides of a title where there are several: one side alone is nothing to choose. */
export function sidesOf(lobby: Lobby): LobbySide[] {
  const sides = lobby.sides ?? [];
  return sides.length > 1 ? sides : [];
}

/** A draft for a mission: its own party, one seat of mine, every option as usual; bots play the other sides. */
export function newDraft(lobby: Lobby, mission: LobbyMission, bot: string): Draft {
  const sides = sidesOf(lobby);
  const seats =
    sides.length === 0
      ? [seatOfMine({ id: "", picks_figures: true }, bot)]
      : sides.flatMap((side, place) => {
          const seat = { ...seatOfMine(side, bot), holder: place === 0 ? ("mine" as const) : ("bot" as const) };
          return Array.from({ length: side.least }, () => seat);
        });
  const draft: Draft = {
    game: lobby.id,
    mission: mission.id,
    heroes: [...mission.party],
    seatOf: dealtOut(mission.party, seats),
    seats,
    options: Object.fromEntries(lobby.options.map((option) => [option.id, option.values[0]?.[0] ?? ""])),
    seed: "",
    practice: false,
    windowSeconds: 0,
  };
  return sides.length === 0 ? draft : withRoom(draft, lobby.most_at_seat ?? Infinity, bot, mostPicking(lobby));
}

/** Whether anybody chooses figures; some titles deal them out. */
export function picksFigures(lobby: Lobby): boolean {
  return lobby.most_heroes > 0;
}

/** The options by group, in their order, without those that need another option to be set. */
export function groupedOptions(lobby: Lobby, chosen: Record<string, string>): { group: string; options: LobbyOption[] }[] {
  const shown = lobby.options.filter((option) => Object.entries(option.needs ?? {}).every(([id, value]) => chosen[id] === value));
  const groups = [...new Set(shown.map((option) => option.group ?? ""))];
  return groups.map((group) => ({ group, options: shown.filter((option) => (option.group ?? "") === group) }));
}

/** Take the options of a choice that somebody has shared; what does not exist here stays as usual. */
export function withOptions(draft: Draft, lobby: Lobby, options: Record<string, string>): Draft {
  const known = new Map(lobby.options.map((option) => [option.id, option.values.map(([value]) => value)]));
  // Points are spent and boards are built in many ways: the server says whether they can be.
  const bought = [...Object.values(lobby.budget?.options ?? {}), ...(lobby.builder ? [lobby.builder.option] : [])];
  const taken = Object.entries(options).filter(([id, value]) => bought.includes(id) || known.get(id)?.includes(value));
  return withAllowed({ ...draft, options: { ...draft.options, ...Object.fromEntries(taken) } }, lobby);
}

/** The options that differ from the usual ones. */
export function changedOptions(draft: Draft, lobby: Lobby): Record<string, string> {
  const usual = new Map(lobby.options.map((option) => [option.id, option.values[0]?.[0] ?? ""]));
  return Object.fromEntries(Object.entries(draft.options).filter(([id, value]) => (usual.get(id) ?? "") !== value));
}

/** Put back what cannot be bought in the mission. */
export function withAllowed(draft: Draft, lobby: Lobby): Draft {
  return lobby.budget ? { ...draft, options: allowed(lobby.budget, draft.options, draft.mission) } : draft;
}

/** How many seats the first side that picks figures may have. */
export function mostPicking(lobby: Lobby): number {
  return sidesOf(lobby).find((side) => side.picks_figures)?.most ?? Infinity;
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
  const next = { ...draft, mission: mission.id, heroes, seatOf };
  const isWrong = heroes.some((hero) => !placesFor(draft.seats, hero).includes(seatOf[hero] ?? 0));
  return isWrong ? withHeroes(next, heroes) : next;
}

/** Take a figure along or leave it; a full party stays as it is. */
export function toggled(draft: Draft, hero: string, most: number): Draft {
  if (draft.heroes.includes(hero)) {
    const heroes = draft.heroes.filter((one) => one !== hero);
    return { ...draft, heroes, seatOf: seatsOf(draft, heroes) };
  }
  if (draft.heroes.length >= most) return draft;
  const heroes = [...draft.heroes, hero];
  return { ...draft, heroes, seatOf: { ...draft.seatOf, [hero]: emptiest(draft, hero) } };
}

export function withHeroes(draft: Draft, heroes: string[]): Draft {
  const dealt = { ...draft, heroes };
  return { ...dealt, seatOf: dealtOut(heroes, draft.seats) };
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

/**
 * Where a seat has become too full: as many seats as are needed, more of mine, and the figures dealt out again.
 * They are seats of the first side that picks figures, which has at most so many.
 */
export function withRoom(draft: Draft, mostAtSeat: number, bot: string, most = Infinity): Draft {
  if (fullSeat(draft, mostAtSeat) < 0) return draft;
  const first = draft.seats.find((seat) => seat.picks)?.side ?? "";
  const picking = draft.seats.filter((seat) => seat.picks).length;
  const own = draft.seats.filter((seat) => seat.side === first).length;
  const missing = Math.min(Math.max(0, leastSeats(draft, mostAtSeat) - picking), Math.max(0, most - own));
  const figures = draft.seats.find((seat) => seat.picks)?.figures;
  const side = { id: first, picks_figures: true, ...(figures ? { figures } : {}) };
  const more = Array.from({ length: missing }, () => seatOfMine(side, bot));
  const end = draft.seats.findLastIndex((seat) => seat.side === first) + 1;
  const seats = [...draft.seats.slice(0, end), ...more, ...draft.seats.slice(end)];
  return { ...draft, seats, seatOf: dealtOut(draft.heroes, seats) };
}

/** Have this many seats and deal the figures out again, in order, as evenly as it goes. */
export function withSeatCount(draft: Draft, count: number, bot: string): Draft {
  return withSideCount(draft, { id: "", picks_figures: true }, count, bot);
}

/** Have this many seats on a side; the seats of a side stay together. Figures are dealt out again. */
export function withSideCount(draft: Draft, side: SeatSide, count: number, bot: string): Draft {
  const own = draft.seats.filter((seat) => seat.side === side.id);
  const start = Math.max(0, draft.seats.findIndex((seat) => seat.side === side.id));
  const mine = Array.from({ length: count }, (_, place): DraftSeat => {
    return own[place] ?? { ...seatOfMine(side, bot), holder: "link" };
  });
  const seats = [...draft.seats.slice(0, start), ...mine, ...draft.seats.slice(start + own.length)];
  return { ...draft, seats, seatOf: dealtOut(draft.heroes, seats) };
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

/** The first seat that lacks a figure, or -1: such a table cannot be asked for. */
export function emptySeat(draft: Draft): number {
  return draft.seats.findIndex((seat, place) => seat.picks && heroesAt(draft, place).length === 0);
}

/** The first side with too few or too many seats: such a table cannot be asked for. */
export function wrongSide(draft: Draft, lobby: Lobby): LobbySide | undefined {
  return sidesOf(lobby).find((side) => {
    const count = draft.seats.filter((seat) => seat.side === side.id).length;
    return count < side.least || count > side.most;
  });
}

/** Whether seats of several sides are played at this screen, which then shows the cards of all of them. */
export function playsSeveralSides(draft: Draft): boolean {
  return new Set(draft.seats.filter((seat) => seat.holder === "mine").map((seat) => seat.side)).size > 1;
}

export function asNewTable(draft: Draft, lobby: Lobby): NewTable {
  return {
    game: draft.game,
    mission: draft.mission,
    seats: draft.seats.map((seat, place) => ({
      heroes: heroesAt(draft, place),
      ...(seat.side ? { side: seat.side } : {}),
      holder: seat.holder,
      bot: seat.bot,
      label: seat.label.trim(),
    })),
    // At a table with links the server draws it.
    seed: canPractise(draft) ? draft.seed.trim() : "",
    options: changedOptions(draft, lobby),
    practice: draft.practice && canPractise(draft),
    ...(draft.windowSeconds ? { window_seconds: draft.windowSeconds } : {}),
  };
}

/** Undoing anything is for those who play alone. */
export function canPractise(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.holder !== "link");
}

/** What a seat takes over from its side. */
type SeatSide = Pick<LobbySide, "id" | "picks_figures" | "figures">;

function seatOfMine({ id, picks_figures, figures }: SeatSide, bot: string): DraftSeat {
  return { side: id, picks: picks_figures, ...(figures ? { figures } : {}), holder: "mine", bot, label: "" };
}

/** The places of the seats from which figures are played. */
export function pickingPlaces(seats: DraftSeat[]): number[] {
  return seats.flatMap((seat, place) => (seat.picks ? [place] : []));
}

/** The places of the seats from which a figure may be played. */
export function placesFor(seats: DraftSeat[], hero: string): number[] {
  return pickingPlaces(seats).filter((place) => seats[place]?.figures?.includes(hero) ?? true);
}

function dealtOut(heroes: string[], seats: DraftSeat[]): Record<string, number> {
  const allowed = (hero: string): string => placesFor(seats, hero).join();
  return Object.fromEntries(
    heroes.map((hero) => {
      // Those that may sit at the same places are dealt out together.
      const alike = heroes.filter((one) => allowed(one) === allowed(hero));
      const places = placesFor(seats, hero);
      // In blocks, not in turn: whoever made the party together keeps neighbours together.
      return [hero, places[Math.floor((alike.indexOf(hero) * places.length) / alike.length)] ?? 0];
    }),
  );
}

function seatsOf(draft: Draft, heroes: string[]): Record<string, number> {
  return Object.fromEntries(heroes.map((hero) => [hero, draft.seatOf[hero] ?? 0]));
}

function emptiest(draft: Draft, hero: string): number {
  const places = placesFor(draft.seats, hero);
  const counts = places.map((place) => heroesAt(draft, place).length);
  return places[counts.indexOf(Math.min(...counts))] ?? 0;
}
