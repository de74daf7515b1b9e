/** Corridors, halls and stairs: what stands in them, for a room of a width and height. */

import { block, box, candle, chair, cupboard, disc, line, plant, runner, screen, steps, type Things } from "./furniture";

/** A carpet along the middle of a room, the long way. */
function carpet(w: number, h: number): Things {
  return w > h ? runner(0, h / 2 - 10, w, 20) : runner(w / 2 - 10, 0, 20, h);
}

export const PASSAGES: Record<string, (w: number, h: number) => Things> = {
  corridor: (w, h) => [...carpet(w, h), ...candle(6, 6), ...candle(w - 6, h - 6), ...block(w - 15, 4, 11, 8, "#6b4630"), disc(w - 9.5, 8, 2.4, "#8fb4d8"), ...(w > h ? chair(8, h - 12, "#7c2236", "s") : chair(4, h - 20, "#7c2236", "w"))],
  crossing: () => [
    box(40, 0, 20, 100, "#c9a14a", 1),
    box(0, 40, 100, 20, "#c9a14a", 1),
    box(41.500, 0, 17, 100, "#7c2236", 0.5),
    box(0, 41.500, 100, 17, "#7c2236", 0.5),
    ["M50 36L64 50L50 64L36 50Z", "#c9a14a"],
    ["M50 41L59 50L50 59L41 50Z", "#7c2236"],
    ...plant(14, 14, 9),
    ...plant(86, 86, 9),
    ...block(76, 8, 16, 12, "#6b4630"),
    ...candle(84, 14),
    ...chair(12, 80, "#7c2236", "s"),
  ],
  monitored_crossing: () => [
    line("M50 4V96M4 50H96", "#35d8f0", 1.2),
    disc(50, 50, 17, "#4a4658"),
    disc(50, 50, 14, "#5d586e"),
    line("M50 38a12 12 0 1 0 .100 0M50 44a6 6 0 1 0 .100 0", "#35d8f0", 1.2),
    ...screen(8, 8),
    ...screen(24, 8),
    ...cupboard(78, 78, 14, 14, "#59606e", 2),
    disc(85, 85, 2, "#f0555f"),
    ...plant(88, 13, 7),
    ...block(8, 82, 24, 10, "#59606e"),
    line("M11 87h18", "#2b3040", 1.6),
  ],
  long_corridor: (w, h) => [...runner(36, 0, 28, h), ...candle(10, 20), ...candle(w - 10, 50), ...candle(10, 80), ...block(w - 20, 8, 14, 20, "#6b4630"), disc(w - 13, 18, 4, "#8fb4d8"), ...block(6, 40, 12, 18, "#8d8a98", 6), line("M12 44v10M9 47h6", "#c3cad8", 1.6), ...block(w - 18, 66, 12, 20, "#59606e", 4), line(`M${w - 12} 70v12`, "#c3cad8", 1.8)],
  bent_corridor: () => [["M40 100V56Q40 40 56 40H100V60H62Q60 60 60 62V100Z", "#c9a14a"], ["M42 100V57Q42 42 57 42H100V58H61Q58 58 58 61V100Z", "#7c2236"], ...plant(16, 16, 11), ...block(66, 8, 24, 11, "#6b4630"), disc(72, 13, 3, "#f4ecd8"), ...candle(84, 13), ...chair(82, 82, "#7c2236", "e")],
  hall: (w, h) => [...runner(16, h / 2 - 8, w - 32, 20), ...plant(9, h - 10, 7), ...block(w - 20, h - 14, 14, 9, "#6b4630"), ...candle(w - 13, h - 9), ...chair(w / 2 - 4, h - 11, "#7c2236", "s")],
  cellar_stairs: (w, h) => [...steps(24, 5, w - 34, h - 10, 9, false, "#8d8a98"), box(w - 12, 5, 7, h - 10, "#0b0716", 0.5), ...candle(10, h / 2), line(`M24 4H${w - 6}M24 ${h - 4}H${w - 6}`, "#59566a", 2)],
  passage: (w, h) => [line(`M0 ${h * 0.3}h${w}M0 ${h * 0.7}h${w}`, "#52505e", 1.2), disc(w / 2, h / 2, 11, "#59566a"), disc(w / 2, h / 2, 8, "#34313e"), line(`M${w / 2 - 6} ${h / 2}h12M${w / 2} ${h / 2 - 6}v12M${w / 2 - 4} ${h / 2 - 5}v10M${w / 2 + 4} ${h / 2 - 5}v10`, "#8d8a98", 1.2), ...candle(7, 9), ...candle(w - 7, h - 9)],
  closet: (w, h) => [line(`M${w / 2 - 8} 5V${h - 5}`, "#a5774a", 2), ...["#8a2a3a", "#3c6f9a", "#5f8f4a", "#d9a04e", "#6a4f9a", "#d8d0c0", "#4a4456"].map((colour, place) => box(w / 2 - 15, 8 + place * 12.5, 15, 9, colour, 3)), ...block(w - 12, 8, 8, 20, "#6b4630"), box(w - 13, h - 26, 9, 6, "#2e1c14", 2), box(w - 13, h - 17, 9, 6, "#2e1c14", 2)],
};
