/** Rooms in which somebody worked: what stands in them, for a room of a width and height. */

import type { Part } from "../../looks/figures";
import { barrel, block, books, box, crate, cupboard, disc, line, pipe, rug, screen, type Things, valve } from "./furniture";

/** A tank in which something floats. */
function tank(x: number, y: number): Things {
  return [disc(x + 1, y + 2, 10, "#07040d"), disc(x, y, 10, "#2b3040"), disc(x, y, 8.2, "#39c27a"), [`M${x - 3} ${y - 4}q5 -3 6 2q0 3 -3 3q-3 2 1 4q3 1 4 -1`, "#0f5a3a", 2.4], disc(x - 3, y - 4.5, 1.6, "#c8ffd8")];
}

function flasks(x: number, y: number): Things {
  const colours = ["#7d6ad8", "#5fd07a", "#f0555f", "#f7d84a"];
  return colours.flatMap((colour, place): Things => [[`M${x + place * 7} ${y}h3v3l2 5h-7l2 -5z`, colour]]);
}

function cross(x: number, y: number, size: number, colour: string): Part {
  const third = size / 3;
  return [`M${x + third} ${y}h${third}v${third}h${third}v${third}h${-third}v${third}h${-third}v${-third}h${-third}v${-third}h${third}z`, colour];
}

function sickbed(x: number, y: number): Things {
  return [...block(x, y, 17, 36, "#c3ccd2", 2), box(x + 1.5, y + 1.5, 14, 8, "#ffffff", 2), box(x + 1.5, y + 13, 14, 21, "#5fa3a8", 1.5), line(`M${x + 1.5} ${y + 16}h14`, "#e8f6f6", 1.6)];
}

function radiationSign(x: number, y: number, r: number): Things {
  const blade = (turn: number): string => {
    const at = (angle: number, far: number): string => `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
    const start = (turn * Math.PI) / 180;
    return `M${at(start, r * 0.25)}L${at(start, r)}A${r} ${r} 0 0 1 ${at(start + 1.05, r)}L${at(start + 1.05, r * 0.25)}Z`;
  };
  return [disc(x, y, r * 1.2, "#f0d23c"), [blade(-120) + blade(0) + blade(120), "#1a1408"], disc(x, y, r * 0.2, "#1a1408")];
}

export const WORKING_ROOMS: Record<string, (w: number, h: number) => Things> = {
  laboratory: () => [
    ...block(8, 8, 44, 12, "#d5e2e2"),
    ...flasks(12, 9.5),
    ...tank(84, 20),
    ...tank(84, 50),
    ...tank(84, 80),
    ...block(24, 38, 30, 22, "#c6d4d6", 2),
    box(28, 41, 22, 16, "#f6fbfb"),
    ["M33 51q3 -8 8 -5q6 -2 5 4q-4 5 -13 1z", "#8a1420"],
    ...block(8, 78, 40, 13, "#d5e2e2"),
    ...screen(11, 80),
    ["M30 82h4v3l3 4h-10l3 -4z", "#39c27a"],
    ...barrel(14, 36, 5, "#e0b93c"),
  ],
  fire_control: () => [
    ...pipe("M8 14H62V40H92", "#c8372d"),
    ...pipe("M8 30H36V70", "#c8372d"),
    ...pipe("M36 70H70V92", "#c8372d"),
    ...valve(36, 30, "#f0a030"),
    ...valve(62, 14, "#f0a030"),
    ...valve(36, 70, "#f0a030"),
    ...barrel(13, 60, 6.5, "#c8372d"),
    ...barrel(13, 78, 6.5, "#c8372d"),
    ...block(66, 56, 26, 12, "#5a6070"),
    ...screen(69, 57.5),
    ["M86 62q3 -4 0 -7q5 2 4 7z", "#ff8a24"],
    ...block(72, 80, 18, 12, "#c8372d"),
    line("M76 86h10M81 82v8", "#ffffff", 1.6),
  ],
  infirmary: () => [
    ...sickbed(10, 14),
    ...sickbed(33, 14),
    line("M29.500 10V54", "#dfeff0", 1.4),
    ...block(66, 8, 26, 14, "#eef4f4"),
    cross(75, 10, 9, "#d8334a"),
    ...cupboard(80, 34, 13, 30, "#dfe8ea", 3),
    cross(83, 38, 6, "#d8334a"),
    ...block(8, 76, 30, 15, "#cdd8da"),
    disc(16, 83, 4, "#9db4b8"),
    box(24, 79, 11, 3, "#7d8f94", 1),
    box(24, 85, 11, 3, "#d8334a", 1),
    ...screen(66, 80),
  ],
  ammo_reserve: () => [
    ...cupboard(8, 8, 56, 12, "#545c46", 5),
    line("M13 17v-6M17 17v-6M21 17v-6M30 17v-6M34 17v-6M38 17v-6M47 17v-6M51 17v-6", "#e8b84a", 2.2),
    ...crate(10, 70, 20, "#5f6b46"),
    ...crate(32, 74, 16, "#5f6b46"),
    line("M14 79h12M14 83h9", "#e8d8a0", 1.2),
    ...block(72, 30, 20, 34, "#4a5040"),
    line("M75 34h14M75 41h14M75 48h14M75 55h14", "#c79a3c", 2.6),
    ...screen(72, 80),
    ...block(36, 38, 22, 14, "#6b7252"),
    line("M39 45h16", "#e8b84a", 3),
    line("M8 60h84", "#e8b84a", 0.8),
  ],
  kitchen: () => [
    ...block(7, 7, 86, 15, "#b9a58c"),
    ...block(12, 8, 20, 13, "#3b3a46"),
    disc(17, 12, 2.6, "#f06a3c"),
    disc(26, 12, 2.6, "#2a2834"),
    disc(17, 18, 2.2, "#2a2834"),
    disc(26, 18, 2.6, "#f06a3c"),
    box(46, 9, 18, 11, "#dfe6ea", 2),
    box(48, 11, 6.5, 7, "#8fa3ac", 1.5),
    box(56, 11, 6.5, 7, "#8fa3ac", 1.5),
    ...block(76, 26, 16, 24, "#e6ebee", 2),
    line("M90 30v6M90 42v5M76 38h16", "#7d8a94", 1.2),
    ...block(28, 46, 36, 24, "#a5774a", 2),
    line("M31 53h30M31 62h30", "#7d5632", 0.8),
    ["M36 52l12 3l-1 4l-12 -3z", "#d5dae2"],
    box(33.500, 54.500, 4, 3, "#3a2418", 1),
    disc(54, 60, 4.5, "#d8453a"),
    disc(56, 53, 2.5, "#5fae4a"),
    ...cupboard(7, 78, 40, 13, "#b9a58c", 3),
  ],
  kitchen_corridor: (w, h) => [...block(w - 13, 10, 10, 30, "#b9a58c"), disc(w - 8, 18, 3, "#d8d0c0"), disc(w - 8, 28, 3, "#d8d0c0"), box(w * 0.3, h * 0.55, 14, 10, "#8a6a44"), disc(w * 0.3 + 7, h * 0.55 + 5, 3, "#d0a24a")],
  pantry: (_w, h) => [
    ...block(4, 5, 9, h - 10, "#6b4a30"),
    ...Array.from({ length: 8 }, (_, place): Part => disc(8.5, 12 + place * 10.5, 3.2, ["#c8453a", "#d9a04e", "#5f8f4a", "#e6dcc8"][place % 4]!)),
    ...crate(22, 8, 14),
    disc(26, 13, 2.5, "#c8453a"),
    disc(31, 17, 2.5, "#c8453a"),
    ["M24 78q-3 -10 5 -14q8 4 5 14z", "#c9b48a"],
    line("M26 66h6", "#8a6a44", 1.6),
    ["M24 40q4 -5 10 -2q4 4 -2 7q-7 2 -8 -5z", "#b5563c"],
  ],
  laundry: () => [
    ...[10, 32, 54].flatMap((x): Things => [...block(x, 8, 19, 19, "#e6ebee", 2), disc(x + 9.5, 18.5, 6.5, "#7d8f9c"), disc(x + 9.5, 18.5, 4.6, "#8fd0e8"), line(`M${x + 3} 11h6`, "#5aa8ff", 1.6)]),
    line("M8 62L92 54", "#d8d0c0", 1),
    ["M18 61l14 -1.500v16h-14z", "#d8e6f0"],
    ["M40 59l12 -1l2 17h-15z", "#e08a9c"],
    ["M64 57l14 -1v14h-14z", "#8fb4d8"],
    ...block(12, 80, 22, 12, "#c9a874", 4),
    ["M15 83q8 -6 16 0z", "#ffffff"],
    ...cupboard(78, 8, 14, 30, "#a9b4bc", 2),
  ],
  boiler_room: () => [
    disc(52, 50, 25, "#07040d"),
    disc(50, 47, 24, "#7a4a36"),
    disc(50, 47, 17, "#94604a"),
    disc(50, 47, 8, "#ff8a24"),
    disc(50, 47, 4, "#ffd15c"),
    line("M33 30L67 64M67 30L33 64", "#4a2c20", 1.6),
    ...pipe("M50 22V6", "#8d97ad"),
    ...pipe("M74 47H94", "#8d97ad"),
    ...pipe("M26 47H14V92", "#8d97ad"),
    ...valve(14, 66, "#c8372d"),
    ...valve(84, 47, "#c8372d"),
    ["M66 92q-4 -12 8 -14q14 -2 16 8l-2 6z", "#241f28"],
    disc(74, 87, 2.4, "#3a343e"),
    disc(82, 85, 2.6, "#3a343e"),
  ],
  records_room: () => [
    ...Array.from({ length: 6 }, (_, place): Things => [...block(8, 8 + place * 14, 13, 12, "#59707a", 1), line(`M12 ${14 + place * 14}h5`, "#d8d0c0", 1.6)]).flat(),
    ...books(80, 8, 12, 66),
    ...rug(34, 30, 36, 38, "#5a3a2c", "#8a6a3c"),
    ...block(38, 38, 28, 20, "#6b4630"),
    ["M41 42l10 -2l2 9l-10 2z", "#f4ecd8"],
    ["M52 46l9 1l-1 8l-9 -1z", "#e6d6b4"],
    line("M44 44l5 -1M44 47l5 -1M54 49l4 .500M54 52l4 .500", "#6b5a44", 0.8),
    ["M30 78l9 -3l3 9l-9 3zM48 84l8 1l-1 7l-8 -1z", "#f4ecd8"],
  ],
  vault: () => [
    ...block(10, 10, 28, 28, "#4f586c", 2),
    disc(24, 24, 10, "#8d97ad"),
    disc(24, 24, 6, "#4f586c"),
    line("M24 14v20M14 24h20", "#c3cad8", 1.6),
    ...[0, 1, 2].flatMap((row): Things => Array.from({ length: 3 - row }, (_, place): Part => [`M${62 + place * 10 + row * 5} ${22 - row * 6}h9l1.500 5h-12z`, "#f0c040"])),
    ...block(56, 64, 30, 20, "#7d5230", 2),
    line("M56 73h30", "#e0b04a", 2),
    box(68, 70, 6, 7, "#e0b04a", 1),
    disc(30, 66, 3, "#f0c040"),
    disc(38, 74, 3, "#f0c040"),
    disc(26, 78, 3, "#f0c040"),
    ...block(8, 46, 12, 40, "#4f586c"),
    line("M8 56h12M8 66h12M8 76h12", "#2b3040", 1),
  ],
  operating_room: () => [
    disc(52, 50, 27, "#b9d2d4"),
    ...block(36, 32, 28, 40, "#dfe9ea", 3),
    box(39, 35, 22, 9, "#ffffff", 2),
    box(39, 47, 22, 22, "#5fa3a8", 2),
    ["M44 54q6 -4 11 1q2 6 -5 7q-7 0 -6 -8z", "#a3162c"],
    ...[0, 1, 2, 3].map((place): Part => disc(50 + 15 * Math.cos(place * 1.57 + 0.8), 20 + 6 * Math.sin(place * 1.57 + 0.8), 4, "#fdfbe6")),
    ...block(76, 42, 15, 26, "#cdd8da"),
    line("M79 47h9M79 52h7M79 57h9M79 62h6", "#7d8f94", 1.4),
    ...screen(8, 12),
    ...cupboard(8, 70, 14, 22, "#dfe8ea", 2),
    ["M28 80q4 -3 8 0q-1 5 -5 4z", "#8a1420"],
  ],
  gun_closet: (_w, h) => [
    ...block(4, 6, 12, h - 12, "#4a3626"),
    ...Array.from({ length: 6 }, (_, place): Part => line(`M6 ${14 + place * 13}h8l3 2h12`, "#aab2c0", 2)),
    ...crate(26, h - 24, 13, "#5f6b46"),
    ...block(26, 8, 12, 16, "#5f6b46"),
    line("M29 12h6M29 16h6M29 20h6", "#e8b84a", 1.6),
  ],
  depot: (w, h) => [...crate(6, 6, 16), ...crate(24, 8, 13), ...crate(8, 24, 12), ...barrel(46, h / 2, 7, "#3c6f9a"), ...barrel(62, h / 2 - 6, 6, "#c8372d"), ...block(w - 24, 6, 18, h - 12, "#59606e"), line(`M${w - 24} ${h / 3}h18M${w - 24} ${(2 * h) / 3}h18`, "#2b3040", 1)],
  reactor: () => [
    disc(51.500, 52, 33, "#07040d"),
    disc(50, 50, 33, "#59624a"),
    line("M50 17a33 33 0 1 0 .100 0", "#f0d23c", 3),
    disc(50, 50, 24, "#2b3324"),
    disc(50, 50, 18, "#5fd04a"),
    disc(50, 50, 11, "#c8ff9a"),
    line("M50 26v48M26 50h48M33 33l34 34M67 33l-34 34", "#2b3324", 2.4),
    ...radiationSign(14, 14, 6),
    ...radiationSign(86, 86, 6),
    ...screen(78, 8, 15, 10),
    ...barrel(13, 86, 6, "#f0d23c"),
  ],
};
