/** Weapons and things that people of several titles carry, as shapes on a square of 100 by 100; muzzles and blades point right. */

import type { Shape } from "../looks/shapes";

export const STEEL = "#aeb8c6";
export const IRON = "#6d7686";
export const GUNMETAL = "#4a5262";
export const BRASS = "#e0b04a";
export const WOOD = "#9a5f33";
export const LEATHER = "#6b4630";

interface Gun {
  metal?: string;
  grip?: string;
  /** How far the barrel reaches. */
  barrel: number;
  /** How thick it is. */
  bore?: number;
}

export function revolver({ metal = STEEL, grip = WOOD, barrel, bore = 9 }: Gun, trim = BRASS): Shape[] {
  return [
    [trim, "*42 56, *44 66, *54 64, *56 54", 3.4],
    [grip, "*24 46, *38 52, 36 66, *32 86, *14 84, 18 64"],
    [metal, `*52 32, *${barrel} 32, *${barrel} ${32 + bore}, *52 ${32 + bore}`],
    [metal, "*26 30, *58 30, *60 46, *52 56, *32 56, *24 48"],
    [IRON, "o 44 43 10 10"],
    ["#00000055", "*38 39, *51 39", 2],
    ["#00000055", "*38 45, *51 45", 2],
    [metal, "*26 34, *16 26, *22 22, *32 31"],
    [IRON, `*${barrel - 7} 32, *${barrel - 3} 26, *${barrel - 2} 32`],
  ];
}

/** A pistol with a slide. */
export function pistol(slide: string, grip: string, light?: string): Shape[] {
  return [
    [GUNMETAL, "*42 54, *44 66, *58 64, *58 52", 4],
    [grip, "*18 48, *42 50, *38 68, *34 88, *12 86, *16 66"],
    [slide, "*12 26, *88 26, *90 44, *86 48, *12 48"],
    [GUNMETAL, "*14 42, *88 42, *86 50, *16 50"],
    ["#00000066", "*20 30, *20 42", 2.4],
    ["#00000066", "*26 30, *26 42", 2.4],
    ["#00000066", "*32 30, *32 42", 2.4],
    ...(light ? [[light, "*44 36, *80 36", 4] as Shape] : []),
  ];
}

interface Rifle {
  wood?: string;
  metal?: string;
  barrel?: number;
  bore?: number;
  isDouble?: boolean;
  hasLever?: boolean;
  hasPump?: boolean;
  /** Without a stock: a grip for one hand. */
  isShort?: boolean;
  receiver?: string;
}

export function rifle({ wood = WOOD, metal = STEEL, barrel = 98, bore = 6, isDouble = false, hasLever = false, hasPump = false, isShort = false, receiver = IRON }: Rifle): Shape[] {
  const butt: Shape = isShort ? [wood, "*30 42, *36 54, 28 62, *20 76, *8 72, 14 56"] : [wood, "*2 46, *32 42, *36 54, *24 57, *6 70, *1 66"];
  return [
    [BRASS, hasLever ? "*34 54, *32 66, *50 66, *52 55" : "*38 55, *40 63, *48 62, *49 54", 3],
    butt,
    [metal, `*50 40, *${barrel} 40, *${barrel} ${40 + bore}, *50 ${40 + bore}`],
    ...(isDouble ? [[metal, `*50 ${41 + bore}, *${barrel} ${41 + bore}, *${barrel} ${41 + 2 * bore}, *50 ${41 + 2 * bore}`] as Shape] : []),
    [wood, hasPump ? "*60 47, *80 47, *80 55, *60 55" : "*52 47, *76 48, *74 54, *52 55"],
    [receiver, "*30 39, *54 39, *55 55, *33 55"],
    ...(hasPump ? [["#00000055", "*65 49, *65 54", 1.6] as Shape, ["#00000055", "*70 49, *70 54", 1.6] as Shape, ["#00000055", "*75 49, *75 54", 1.6] as Shape] : []),
  ];
}

/** A blade with its edge below, and a handle. */
export function blade(outline: string, handle: string, guard: string, metal = "#cdd5e2", shine = ""): Shape[] {
  return [
    [metal, outline],
    ...(shine ? [["#f6f9ff", shine, 2.6] as Shape] : []),
    [LEATHER, handle],
    [BRASS, guard],
  ];
}

export function cartridges(body: string, tip: string): Shape[] {
  return [18, 42, 66].flatMap((x, place): Shape[] => [
    [body, `*${x} ${88 - place * 3}, *${x} ${48 - place * 3}, *${x + 17} ${48 - place * 3}, *${x + 17} ${88 - place * 3}`],
    [tip, `*${x + 1} ${49 - place * 3}, ${x + 3} ${30 - place * 3}, ${x + 8.5} ${20 - place * 3}, ${x + 14} ${30 - place * 3}, *${x + 16} ${49 - place * 3}`],
    ["#00000055", `*${x} ${81 - place * 3}, *${x + 17} ${81 - place * 3}`, 2.4],
  ]);
}
