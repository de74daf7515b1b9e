/** Equipment of the west in colour, on a square of 100 by 100, and the ground of its trade. */

import type { Part } from "../../looks/figures";
import { pictured, type Shape } from "../../looks/shapes";
import { blade, BRASS, cartridges, GUNMETAL, IRON, LEATHER, revolver, rifle, STEEL, WOOD } from "../arms";

const PISTOL = "#7a2f22";
const LONG = "#4b4a86";
const BLADE = "#76591d";
const THING = "#286a7a";

const SPARK: Shape = ["#ffd15c", "*84 4, *87 12, *95 10, *89 17, *95 24, *87 22, *84 30, *81 22, *73 24, *79 17, *73 10, *81 12"];

const DRAWN: Record<string, readonly [ground: string, turn: number, shapes: readonly Shape[]]> = {
  pistol_old: [PISTOL, -14, [...revolver({ barrel: 84, metal: "#8a6f5a", grip: "#5a3f2c", bore: 8 }, IRON), ["#b5642f", "o 66 36 3 2", 0], ["#b5642f", "o 34 50 3 2", 0], ["#d8c6a8", "*18 66, *36 70", 5]]],
  revolver: [PISTOL, -14, revolver({ barrel: 88 })],
  revolver_long: [PISTOL, -14, revolver({ barrel: 96, metal: "#8f98ac", grip: "#7a4424", bore: 8 })],
  revolver_heavy: [PISTOL, -14, revolver({ barrel: 86, metal: "#d4dae4", grip: "#3a2a22", bore: 13 }, STEEL)],
  revolver_buntline: [PISTOL, -20, [...revolver({ barrel: 106, metal: "#c9a24b", grip: "#f0e6d2", bore: 8 }, STEEL), ["#b5341f", "o 24 66 3 4", 0]]],
  pistol_mauser: [PISTOL, -12, [["#7a4424", "o 24 70 10 15 12"], [GUNMETAL, "*40 48, *56 48, *54 70, *42 70"], [IRON, "*14 30, *62 30, *64 48, *16 50"], [STEEL, "*60 33, *98 33, *98 39, *60 40"], [IRON, "*18 31, *10 22, *16 18, *24 30"], ["#00000055", "*26 36, *50 36", 2], ["#00000055", "*44 52, *52 52", 2], [BRASS, "*58 50, *60 60, *68 58", 3]]],
  pistol_volcanic: [PISTOL, -12, [[BRASS, "*34 54, *30 68, *50 70, *54 54", 3.6], [WOOD, "*20 44, *34 52, 30 66, *24 84, *8 80, 14 62"], [BRASS, "*22 32, *56 30, *58 54, *30 56"], [STEEL, "*56 30, *98 30, *98 37, *56 37"], [IRON, "*56 38, *94 38, *94 45, *56 46"]]],
  frying_pan: [BLADE, 0, [[LEATHER, "*60 58, *68 50, *96 78, *98 88, *88 94"], [GUNMETAL, "o 40 40 36 34"], ["#2f3540", "o 39 39 27 25", 0], ["#f6f3ea", "30 26, 46 22, 58 34, 54 50, 36 54, 22 42", 0], ["#f2b632", "o 40 38 9 8", 0], ["#ffe08a", "o 37 35 3 2.5", 0]]],
  rifle: [LONG, -18, rifle({ hasLever: true })],
  rifle_old: [LONG, -18, [...rifle({ wood: "#7a4a2a", metal: "#98a2b2" }), ["#7a4a2a", "*54 48, *90 47, *90 51, *54 55"], [IRON, "*40 40, *34 30, *40 28, *46 39"], [BRASS, "*68 40, *68 52", 3]]],
  rifle_lever: [LONG, -18, rifle({ hasLever: true, receiver: BRASS, wood: "#6a3a22", metal: "#c2cad6" })],
  shotgun: [LONG, -18, rifle({ hasPump: true, bore: 7, wood: "#8a5630" })],
  shotgun_sawed_off: [LONG, -14, rifle({ isShort: true, isDouble: true, barrel: 78, bore: 6, wood: "#8a5630" })],
  shotgun_double: [LONG, -18, rifle({ isDouble: true, bore: 6, wood: "#6a3a22" })],
  lupara: [LONG, -12, [...rifle({ isShort: true, isDouble: true, barrel: 88, bore: 8, wood: "#5a2f1c", metal: "#b8a06a", receiver: BRASS }), ["#5a2f1c", "*56 58, *70 58, *66 66, *58 66"]]],
  dynamite: [THING, 10, [["#d03a2c", "*18 34, *36 34, *36 90, *18 90"], ["#e04a38", "*40 30, *58 30, *58 92, *40 92"], ["#c23022", "*62 34, *80 34, *80 90, *62 90"], ["#2a1c18", "*14 54, *84 54, *84 66, *14 66"], ["#e6dcc8", "*49 30, *50 18, *64 14, *80 18", 3.6], SPARK]],
  holy_water: [THING, 0, [["#a8713c", "*42 8, *58 8, *57 20, *43 20"], ["#cfeaf2", "*42 20, *58 20, *58 34, 76 48, 80 72, 66 92, 34 92, 20 72, 24 48, *42 34"], ["#4fb3dc", "24 58, 50 54, 77 58, 78 74, 65 89, 35 89, 22 74", 0], ["#ffffff", "*46 54, *54 54, *54 62, *62 62, *62 70, *54 70, *54 84, *46 84, *46 70, *38 70, *38 62, *46 62", 0], ["#ffffff", "*31 50, *28 64", 3.4], ["#fff7c0", "*88 22, *88 34", 2.6], ["#fff7c0", "*82 28, *94 28", 2.6], ["#fff7c0", "*12 40, *12 48", 2.4], ["#fff7c0", "*8 44, *16 44", 2.4]]],
  knife: [BLADE, 0, blade("*38 60, *88 8, 90 26, *50 70", "*8 90, *34 60, *46 70, *18 98", "*30 54, *36 50, *56 70, *50 76", undefined, "*46 60, *84 18")],
  machete: [BLADE, 0, [...blade("*32 66, *66 26, 84 4, *94 10, 92 30, *42 76", "*6 88, *28 64, *42 76, *16 98", "*26 64, *30 60, *46 76, *42 80", undefined, "*42 66, *84 18"), ["#b5341f", "*70 36, *86 22, 84 34, *74 42", 0]]],
  pickaxe: [BLADE, 0, [[WOOD, "*16 92, *64 26, *72 32, *24 98"], [IRON, "*22 16, 52 14, *66 22, *84 44, *92 80, 82 56, *68 38, 48 22, *20 24"], [STEEL, "*62 20, *74 30, *66 40, *54 30"]]],
  bullets: [THING, 0, cartridges(BRASS, "#c87a4a")],
  shells: [THING, 0, [16, 42, 68].flatMap((x, place): Shape[] => [["#c8383a", `*${x} ${70 - place * 4}, *${x} ${26 - place * 4}, *${x + 18} ${26 - place * 4}, *${x + 18} ${70 - place * 4}`], [BRASS, `*${x - 1} ${90 - place * 4}, *${x - 1} ${68 - place * 4}, *${x + 19} ${68 - place * 4}, *${x + 19} ${90 - place * 4}`], ["#ffffff44", `*${x + 5} ${30 - place * 4}, *${x + 5} ${64 - place * 4}`, 3]])],
  sabre: [BLADE, 0, [["#d5dce8", "*28 72, 56 56, 78 34, *92 4, 90 34, 66 66, *36 82"], ["#ffffff", "*40 72, *62 58, *82 32", 2], [LEATHER, "*8 92, *26 72, *36 80, *18 99"], [BRASS, "*10 84, 14 66, 36 64, *40 82", 4], [BRASS, "*24 68, *30 64, *42 80, *36 84"]]],
  sabre_heavy: [BLADE, 0, [["#e2e8f2", "*26 70, 52 52, 70 26, *80 2, *96 14, 90 44, 66 72, *38 84"], ["#b5341f", "*42 70, 64 54, *82 20", 3], [GUNMETAL, "*6 90, *24 70, *36 82, *16 99"], [BRASS, "*8 84, 12 62, 36 60, *44 82", 5], [BRASS, "*22 66, *28 60, *44 80, *38 86"]]],
  tomahawk: [BLADE, 0, [[WOOD, "*20 94, *58 14, *66 18, *28 98"], [STEEL, "*56 16, 74 8, *94 18, 92 34, *90 50, 72 40, *52 36"], ["#eef3fa", "*93 20, *90 48", 3], [LEATHER, "*46 30, *60 36, *58 42, *44 36"], ["#c8383a", "*26 84, 18 90, *12 84"], ["#e8dcc3", "*30 78, 20 78, *16 72"]]],
  war_club: [BLADE, 0, [[WOOD, "*14 92, *52 44, *62 50, *24 98"], ["#7a4a2a", "50 46, 52 22, 74 8, 90 20, 84 42, 64 52"], ["#aeb8c6", "*86 10, *98 2, *92 16"], ["#aeb8c6", "*90 30, *101 32, *90 38"], ["#aeb8c6", "*62 10, *58 0, *70 8"], ["#ffd15c", "*66 22, *72 30, *80 26, *72 36", 3], ["#4a8a8c", "*40 62, *50 68", 5], ["#c8383a", "*34 70, *44 76", 5]]],
  water: [THING, 0, [[LEATHER, "*22 40, 30 14, 70 14, *78 40", 5], ["#8a6a44", "50 26, 80 36, 88 62, 74 86, 50 92, 26 86, 12 62, 20 36"], ["#a9824f", "50 36, 70 42, 76 60, 66 76, 50 80, 34 76, 24 60, 30 42", 0], [IRON, "*42 12, *58 12, *57 28, *43 28"], ["#4fb3dc", "50 44, 60 58, 58 68, 50 72, 42 68, 40 58", 0]]],
  improvised_melee: [BLADE, 0, [["#8a6238", "*14 88, *76 14, *84 20, *24 96"], ["#a5764a", "*70 24, *84 6, *94 16, *80 30"], ["#aeb8c6", "*80 8, *90 0", 3], ["#aeb8c6", "*88 20, *99 16", 3]]],
  improvised_ranged: [PISTOL, 0, [["#8f8778", "24 60, 30 36, 52 26, 76 36, 82 60, 66 78, 38 80"], ["#00000044", "*40 40, *48 56, *64 60", 2.4], ["#ffe9bf", "*10 40, *20 44", 3], ["#ffe9bf", "*6 56, *18 57", 3]]],
  supplies: [THING, 0, [["#b08a58", "30 34, 50 28, 70 34, 88 70, 76 92, 50 94, 24 92, 12 70"], ["#8a6238", "*32 34, *40 12, 50 18, *60 12, *68 34"], ["#c8383a", "*30 33, *70 33", 6], ["#6b4630", "*40 58, *60 58, *60 78, *40 78", 0], ["#e8dcc3", "*50 60, *50 76", 3.4], ["#e8dcc3", "*43 68, *57 68", 3.4]]],
  gatling: [LONG, -8, [[GUNMETAL, "*20 60, *8 96, *16 98, *32 66"], [GUNMETAL, "*34 62, *46 98, *54 96, *42 58"], [BRASS, "*10 36, *36 32, *38 62, *12 58"], [STEEL, "*36 34, *98 32, *98 39, *36 41"], [IRON, "*36 42, *98 41, *98 48, *36 50"], [STEEL, "*36 51, *98 50, *98 57, *36 59"], [IRON, "*64 30, *70 30, *70 60, *64 60"], [BRASS, "*88 30, *94 30, *94 60, *88 60"], [WOOD, "*10 46, *0 40", 5]]],
};

export const PICTURES: Record<string, readonly Part[]> = Object.fromEntries(
  Object.entries(DRAWN).map(([look, [, turn, shapes]]) => [look, pictured(shapes, turn)]),
);

export const GROUNDS: Record<string, string> = Object.fromEntries(Object.entries(DRAWN).map(([look, [ground]]) => [look, ground]));
