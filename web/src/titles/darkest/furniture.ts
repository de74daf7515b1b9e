/** Things that stand in rooms, seen from above, as parts; a tile is 100 wide. */

import type { Part } from "../../looks/figures";

export type Things = Part[];

const SHADOW = "#07040d";

export function box(x: number, y: number, w: number, h: number, colour: string, round = 1.5): Part {
  const r = Math.min(round, w / 2, h / 2);
  return [`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`, colour];
}

export function disc(x: number, y: number, r: number, colour: string): Part {
  return [`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, colour];
}

export function line(path: string, colour: string, width = 1): Part {
  return [path, colour, width];
}

export function shade(x: number, y: number, w: number, h: number): Part {
  const [path] = box(x + 1.2, y + 1.8, w, h, "", 2);
  return [path, SHADOW, 0, 0.35];
}

/** A thing that throws a shadow: a box. */
export function block(x: number, y: number, w: number, h: number, colour: string, round = 1.5): Things {
  return [shade(x, y, w, h), box(x, y, w, h, colour, round)];
}

export function rug(x: number, y: number, w: number, h: number, colour: string, rim: string): Things {
  return [box(x, y, w, h, rim, 2), box(x + 2, y + 2, w - 4, h - 4, colour, 1), line(`M${x + 5} ${y + 5}h${w - 10}v${h - 10}h${10 - w}z`, rim, 0.8)];
}

export function runner(x: number, y: number, w: number, h: number): Things {
  return [box(x, y, w, h, "#c9a14a", 1), box(x + 1.5, y + 1.5, w - 3, h - 3, "#7c2236", 1)];
}

/** A bed with its pillow at the top. */
export function bed(x: number, y: number, w: number, h: number, blanket: string): Things {
  return [
    ...block(x, y, w, h, "#5a3d2b", 2),
    box(x + 1.5, y + 2, w - 3, h - 3.5, "#ece6ee", 2),
    box(x + 3.5, y + 3.5, w - 7, h * 0.16, "#ffffff", 2),
    box(x + 1.5, y + h * 0.36, w - 3, h * 0.6, blanket, 2),
    line(`M${x + 2} ${y + h * 0.44}h${w - 4}`, "#ffffff", 1.4),
  ];
}

const SPINES = ["#b3483c", "#3c6f9a", "#d0a24a", "#4f7f55", "#7a4f96", "#d8d0c0", "#5a3a2a"];

/** Shelves with books, along x or along y. */
export function books(x: number, y: number, w: number, h: number): Things {
  const things: Things = [...block(x, y, w, h, "#4a3022", 1)];
  const isWide = w > h;
  const length = isWide ? w : h;
  for (let at = 1.5, place = Math.round(x + y); at + 2.4 < length; at += 2.8, place++) {
    const colour = SPINES[(place * 5 + Math.round(at)) % SPINES.length]!;
    things.push(isWide ? box(x + at, y + 1.2, 2.2, h - 2.4, colour, 0.4) : box(x + 1.2, y + at, w - 2.4, 2.2, colour, 0.4));
  }
  return things;
}

export function chair(x: number, y: number, colour = "#6b4630", back: "n" | "e" | "s" | "w" = "n"): Things {
  const rail = { n: [x, y, 8, 2], e: [x + 6, y, 2, 8], s: [x, y + 6, 8, 2], w: [x, y, 2, 8] }[back] as [number, number, number, number];
  return [shade(x, y, 8, 8), box(x, y, 8, 8, colour, 2), box(...rail, "#2e1c14", 1)];
}

export function sofa(x: number, y: number, w: number, h: number, colour: string): Things {
  return [...block(x, y, w, h, colour, 3), box(x + 2.5, y + 3.5, w - 5, h - 5, "#ffffff", 2), [box(x + 2.5, y + 3.5, w - 5, h - 5, "", 2)[0], colour, 0, 0.75], line(`M${x + w / 2} ${y + 4}v${h - 6}`, "#07040d", 0.7)];
}

/** A plant in a pot, its leaves round it. */
export function plant(x: number, y: number, r: number, leaf = "#4f9a4a"): Things {
  const leaves = Array.from({ length: 8 }, (_, place) => {
    const angle = (place / 8) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (far: number, off: number): string => `${(x + c * far - s * off).toFixed(1)} ${(y + s * far + c * off).toFixed(1)}`;
    return `M${at(1, 0)}Q${at(r * 0.6, r * 0.28)} ${at(r, 0)}Q${at(r * 0.6, -r * 0.28)} ${at(1, 0)}Z`;
  }).join("");
  return [disc(x + 1, y + 1.5, r * 0.8, SHADOW), disc(x, y, r * 0.42, "#9a5a36"), [leaves, leaf], disc(x, y, r * 0.16, "#2f6a36")];
}

export function crate(x: number, y: number, size: number, colour = "#9a6f3e"): Things {
  return [...block(x, y, size, size, colour, 1), line(`M${x + 1.5} ${y + 1.5}l${size - 3} ${size - 3}M${x + size - 1.5} ${y + 1.5}l${3 - size} ${size - 3}`, "#5f4122", 1.6), line(`M${x + 1.2} ${y + 1.2}h${size - 2.4}v${size - 2.4}h${2.4 - size}z`, "#5f4122", 1.2)];
}

export function barrel(x: number, y: number, r: number, colour: string, sign = ""): Things {
  const things: Things = [disc(x + 1, y + 1.5, r, SHADOW), disc(x, y, r, colour), disc(x, y, r * 0.72, "#ffffff"), [disc(x, y, r * 0.72, "")[0], colour, 0, 0.8]];
  return sign ? [...things, line(sign, "#07040d", 1.4)] : things;
}

/** A screen that glows, on a desk. */
export function screen(x: number, y: number, w = 13, h = 9): Things {
  return [...block(x, y, w, h, "#2b3040", 1), box(x + 1.5, y + 1.5, w - 3, h - 3.5, "#35d8f0", 0.6), line(`M${x + 3} ${y + 3.4}h${w * 0.4}M${x + 3} ${y + 5}h${w * 0.28}`, "#083844", 0.8)];
}

export function candle(x: number, y: number): Things {
  return [disc(x, y, 2.2, "#d9a04e"), disc(x, y, 1.4, "#fff3cf")];
}

/** A pipe of a boiler or a heating, with its flanges. */
export function pipe(path: string, colour: string): Things {
  return [line(path, SHADOW, 6), line(path, colour, 4.4), line(path, "#ffffff55", 1)];
}

export function valve(x: number, y: number, colour: string): Things {
  return [disc(x, y, 4, colour), disc(x, y, 2.2, "#241a38"), line(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, colour, 1.4)];
}

/** Steps, along x or along y. */
export function steps(x: number, y: number, w: number, h: number, count: number, isUpright: boolean, colour: string): Things {
  const things: Things = [...block(x, y, w, h, colour, 0.5)];
  for (let place = 1; place < count; place++) {
    const far = (isUpright ? h : w) * (place / count);
    things.push(line(isUpright ? `M${x} ${y + far}h${w}` : `M${x + far} ${y}v${h}`, "#07040d", 0.9));
    things.push([isUpright ? `M${x} ${y + far}h${w}v${h / count}h${-w}z` : `M${x + far} ${y}v${h}h${w / count}v${-h}z`, "#07040d", 0, 0.06 * place]);
  }
  return things;
}

export function cupboard(x: number, y: number, w: number, h: number, colour: string, doors = 2): Things {
  const things: Things = [...block(x, y, w, h, colour, 1)];
  for (let place = 1; place < doors; place++) things.push(line(w > h ? `M${x + (w * place) / doors} ${y}v${h}` : `M${x} ${y + (h * place) / doors}h${w}`, "#07040d", 0.9));
  return things;
}
