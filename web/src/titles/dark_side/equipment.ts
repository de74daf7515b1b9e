/** Equipment of the station in colour, on a square of 100 by 100, and the ground of its trade. */

import type { Part } from "../../looks/figures";
import { built, pictured, type Shape } from "../../looks/shapes";
import { cartridges, GUNMETAL, IRON, pistol, STEEL } from "../arms";
import { KINDS } from "./xenos";

const SIDEARM = "#23526e";
const GUN = "#33406e";
const BLADE = "#5b3f74";
const THING = "#25665c";
const NEW = "#7a4a1c";
const NEST = "#6b2436";

const PLATE = "#5d7180";
const DARK = "#323c48";
const CYAN = "#7ff0ff";
const AMBER = "#ffb347";

interface Body {
  shell?: string;
  light?: string;
  /** A magazine, a drum or a belt, below. */
  feed: "magazine" | "drum" | "belt" | "cell";
  muzzle: number;
  bore: number;
}

/** A gun of the station: stock, body, barrel, and what feeds it. */
function gun({ shell = PLATE, light = CYAN, feed, muzzle, bore }: Body): Shape[] {
  const feeds: Record<Body["feed"], Shape[]> = {
    magazine: [[DARK, "*48 54, *60 54, *64 80, *52 82"]],
    drum: [[DARK, "o 58 66 14 13"], [IRON, "o 58 66 6 6", 0]],
    belt: [[GUNMETAL, "*46 52, *66 52, *66 74, *46 74"], ["#e0b04a", "*66 60, 76 64, *78 84", 5], ["#00000066", "*50 58, *62 58", 2]],
    cell: [[DARK, "*46 54, *64 54, *62 72, *48 72"], [light, "*50 63, *60 63", 5]],
  };
  return [
    [DARK, "*2 42, *22 38, *24 52, *12 56, *10 66, *2 66"],
    [DARK, "*32 52, *42 52, *38 72, *28 72"],
    ...feeds[feed],
    [GUNMETAL, `*64 ${44 - bore / 2}, *${muzzle} ${44 - bore / 2}, *${muzzle} ${44 + bore / 2}, *64 ${44 + bore / 2}`],
    [shell, "*18 36, *30 30, *72 32, *78 38, *78 50, *66 56, *22 54"],
    [light, "*36 40, *66 40", 3.6],
    [DARK, "*38 30, *40 22, *58 22, *60 30"],
    ["#00000055", "*70 36, *70 50", 2],
  ];
}

const SAW = (x: number, y: number, r: number): Shape[] => {
  const teeth = Array.from({ length: 16 }, (_, place) => {
    const [by, far] = [(place * Math.PI) / 8, place % 2 ? r : r * 0.82];
    return `*${(x + Math.cos(by) * far).toFixed(1)} ${(y + Math.sin(by) * far).toFixed(1)}`;
  });
  return [[STEEL, teeth.join(", ")], [DARK, `o ${x} ${y} ${r * 0.35} ${r * 0.35}`]];
};
const BATON: readonly Shape[] = [["#39434b", "*8 90, *46 46, *54 54, *18 98"], [PLATE, "*44 46, *84 8, *92 16, *54 56"], [CYAN, "*54 44, *60 52", 4], [CYAN, "*66 32, *72 40", 4], [CYAN, "*78 20, *84 28", 4], ["#e6fbff", "*90 2, *96 8, *90 12, *99 18", 2.4], ["#e6fbff", "*74 2, *80 6, *78 0", 2]];
const DIGGER = (look: string): readonly Part[] => {
  const kind = KINDS[look]!;
  const pieces = { back: kind.back.attack, head: kind.heads[0]!, front: kind.front.attack };
  const shapes = kind.body.flatMap((one) => (typeof one === "string" ? pieces[one] : [one]));
  // It comes out of its hole.
  const hole = pictured([["#3a2c24", "4 82, 24 70, 50 66, 76 70, 96 82, 78 96, 22 96"], ["#120d0c", "o 50 82 34 10", 0]]);
  return [...hole, ...built(shapes, kind.colours[0], "#c9fff2", { x: 52, y: 84, unit: 0.72 })];
};

const DRAWN: Record<string, readonly [ground: string, turn: number, shapes: readonly Shape[]]> = {
  electrified_baton: [BLADE, 0, BATON],
  reserve_baton: [BLADE, 0, BATON],
  starting_pistol: [SIDEARM, -12, pistol(PLATE, DARK, AMBER)],
  reserve_pistol: [SIDEARM, -12, pistol(PLATE, DARK, AMBER)],
  pistol: [SIDEARM, -12, pistol(STEEL, DARK, CYAN)],
  golden_dragon_pistols: [SIDEARM, -8, [...pistol("#e0b04a", "#7a1f24"), ["#c8383a", "50 30, 62 34, 74 30, 80 36, 70 40, 58 38", 0], ["#fff3c4", "o 76 33 2 2", 0], ["#ffe08a", "*14 20, *86 20", 3]]],
  assault_rifle: [GUN, -16, gun({ feed: "magazine", muzzle: 97, bore: 7 })],
  light_machine_gun: [GUN, -14, gun({ feed: "belt", muzzle: 99, bore: 10, shell: "#5d7a52", light: "#b6ff6a" })],
  heavy_shotgun: [GUN, -16, gun({ feed: "drum", muzzle: 92, bore: 15, shell: "#8a5a44", light: AMBER })],
  minigun: [GUN, -10, [[DARK, "*8 34, *4 18, *34 18, *32 34", 6], [PLATE, "*6 36, *38 32, *42 66, *10 68"], [STEEL, "*40 34, *96 32, *96 40, *40 42"], [IRON, "*40 44, *98 43, *98 52, *40 53"], [STEEL, "*40 55, *96 56, *96 64, *40 63"], [GUNMETAL, "*58 31, *66 31, *66 66, *58 66"], [GUNMETAL, "*84 31, *90 31, *90 66, *84 66"], ["#e0b04a", "*24 66, 32 80, *50 92", 7], [AMBER, "*14 46, *32 44", 4]]],
  sledgehammer: [BLADE, 0, [["#b08a3c", "*12 90, *60 34, *68 40, *20 98"], [IRON, "*46 22, *64 4, *96 34, *78 54"], [STEEL, "*64 4, *72 0, *101 28, *96 34"], ["#2a2f36", "*54 24, *76 44", 5]]],
  chain_sword: [BLADE, 0, [[DARK, "*4 90, *26 66, *36 76, *14 99"], ["#b5485a", "*22 64, *34 54, *48 68, *38 80"], [STEEL, "*36 56, *84 6, *97 4, *94 18, *48 68"], ["#fff3c4", "*42 54, *47 57, *50 47, *55 50, *58 39, *63 42, *66 31, *71 34, *74 23, *79 26, *82 15", 2.6], [DARK, "*46 62, *88 16", 3]]],
  chainsaw: [BLADE, 0, [[DARK, "*10 46, 14 26, 34 30, *40 44", 6], ["#e0762c", "*4 46, *40 44, *44 76, *6 80"], [STEEL, "*42 48, *88 40, 98 50, *90 62, *42 70"], [DARK, "*44 46, *50 41, *56 44, *62 39, *68 42, *74 37, *80 40, *86 36", 3], [DARK, "*44 73, *50 76, *56 71, *62 74, *68 69, *74 72, *80 67, *86 69", 3], [DARK, "*48 58, *86 52", 3], ["#fff3c4", "*12 56, *28 55", 4]]],
  mining_saw: [BLADE, 0, [[DARK, "*4 44, *30 40, *34 70, *22 72, *18 88, *8 88"], ["#d9a02c", "*22 38, *56 34, *60 62, *26 66"], ["#2a2f36", "*30 40, *36 63", 5], ["#2a2f36", "*42 38, *48 61", 5], ...SAW(70, 50, 28)]],
  reaper_sword: [BLADE, 0, [[DARK, "*6 92, *46 44, *52 50, *14 98"], ["#e2e8f2", "*40 44, 40 20, 62 4, *96 4, 72 16, 62 32, *56 56"], [CYAN, "46 38, 50 22, *80 8", 3], ["#b5485a", "*38 44, *46 40, *58 54, *52 60"]]],
  prototype_assault_rifle: [NEW, -16, gun({ feed: "cell", muzzle: 98, bore: 8, shell: "#d9dfe8", light: AMBER })],
  prototype_heavy_shotgun: [NEW, -16, gun({ feed: "drum", muzzle: 94, bore: 17, shell: "#d9dfe8", light: "#ff6a5c" })],
  prototype_light_machine_gun: [NEW, -14, gun({ feed: "belt", muzzle: 99, bore: 12, shell: "#d9dfe8", light: "#b6ff6a" })],
  prototype_sniper_rifle: [NEW, -20, [...gun({ feed: "cell", muzzle: 106, bore: 5, shell: "#d9dfe8", light: CYAN }), [DARK, "*30 20, *66 20, *66 12, *30 12"], [CYAN, "*66 13, *66 19", 4]]],
  prototype_saw_assault_rifle: [NEW, -12, [...gun({ feed: "magazine", muzzle: 90, bore: 6, shell: "#d9dfe8", light: "#d3a6ff" }), ...SAW(82, 62, 17)]],
  seismic_grenade: [THING, 0, [["#5a6b3c", "50 30, 74 40, 78 66, 64 88, 36 88, 22 66, 26 40"], [STEEL, "*40 16, *60 16, *60 32, *40 32"], [STEEL, "*60 18, 80 20, *84 50", 5], [AMBER, "*24 60, *76 60", 5], ["#3a4826", "*30 46, *70 46", 3], ["#3a4826", "*30 74, *70 74", 3], [AMBER, "*8 70, 4 80, *8 92", 3], [AMBER, "*92 70, 96 80, *92 92", 3]]],
  energy_cell: [THING, 0, [[DARK, "*38 6, *62 6, *62 16, *38 16"], [PLATE, "*26 16, *74 16, *78 22, *78 88, *72 94, *28 94, *22 88, *22 22"], ["#0f2630", "*32 28, *68 28, *68 84, *32 84", 0], [CYAN, "*38 76, *62 76", 8], [CYAN, "*38 62, *62 62", 8], [CYAN, "*38 48, *62 48", 8], ["#2f6a74", "*38 34, *62 34", 8]]],
  plenty_of_bullets: [THING, 0, cartridges("#8f9a5a", "#e0b04a")],
  ablative_armor: [THING, 0, [[DARK, "*26 14, 42 24, 58 24, *74 14, *86 34, *84 60, *16 60, *14 34"], [PLATE, "*22 30, *47 34, *47 88, 30 84, *20 66"], [PLATE, "*78 30, *53 34, *53 88, 70 84, *80 66"], [CYAN, "*30 46, *42 48", 4], [CYAN, "*70 46, *58 48", 4], ["#00000055", "*24 64, *46 68", 2.4], ["#00000055", "*76 64, *54 68", 2.4]]],
  food_ration: [THING, 0, [["#b0a26a", "*14 36, *50 24, *88 36, *88 82, *50 94, *14 82"], ["#d6c88c", "*14 36, *50 24, *88 36, *50 48"], ["#8a2f2a", "*14 56, *50 68, *88 56, *88 68, *50 80, *14 68", 0], ["#f4ead2", "*60 72, *78 66", 4], ["#00000044", "*50 48, *50 94", 2]]],
  flashlight: [THING, -24, [["#fff0b0", "*74 40, *101 20, *101 80, *74 60", 0], [DARK, "*6 42, *54 42, *54 58, *6 58"], [PLATE, "*52 40, *66 32, *74 32, *74 68, *66 68, *52 60"], ["#fff8d8", "*74 36, *74 64", 5], [AMBER, "*30 46, *40 46", 5], ["#00000055", "*12 43, *12 57", 2.4], ["#00000055", "*18 43, *18 57", 2.4]]],
  seeker_drone: [THING, 0, [[DARK, "*18 30, *82 30", 5], [STEEL, "o 18 26 17 4"], [STEEL, "o 82 26 17 4"], [PLATE, "50 24, 72 36, 76 58, 62 74, 38 74, 24 58, 28 36"], ["#0f2630", "o 50 52 16 15"], [CYAN, "o 50 52 9 9", 0], ["#ffffff", "o 46 48 3 3", 0], [DARK, "*34 72, *28 88", 4], [DARK, "*66 72, *72 88", 4]]],
  avenger_bot: [GUN, 0, [[DARK, "o 44 78 24 18"], [IRON, "o 44 78 11 9"], ["#8a7f5c", "24 22, 48 12, 66 24, 66 52, 48 64, 24 56"], ["#0f2630", "*44 26, *68 30, *66 42, *44 40"], ["#ff6a5c", "*50 34, *62 36", 5], [GUNMETAL, "*52 46, *96 44, *96 54, *52 56"], [DARK, "*28 14, *24 2", 3]]],
  maul_sentry_gun: [GUN, 0, [[DARK, "*44 62, *24 98, *34 98, *52 66"], [DARK, "*52 62, *72 98, *82 96, *58 62"], [PLATE, "*10 26, *46 20, *58 32, *58 60, *46 68, *10 60"], [GUNMETAL, "*56 30, *98 30, *98 40, *56 40"], [GUNMETAL, "*56 48, *98 48, *98 58, *56 58"], ["#ff6a5c", "o 32 42 7 7", 0], ["#ffe0dc", "o 30 40 2.4 2.4", 0]]],
};

const NESTS: Record<string, string> = { pit_spawn_worker: "worker", pit_spawn_hunter: "hunter", pit_spawn_tank: "tank" };

export const PICTURES: Record<string, readonly Part[]> = Object.fromEntries([
  ...Object.entries(DRAWN).map(([look, [, turn, shapes]]) => [look, pictured(shapes, turn)] as const),
  ...Object.entries(NESTS).map(([look, kind]) => [look, DIGGER(kind)] as const),
]);

export const GROUNDS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(DRAWN).map(([look, [ground]]) => [look, ground])),
  ...Object.fromEntries(Object.keys(NESTS).map((look) => [look, NEST])),
};
