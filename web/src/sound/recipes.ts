/** How each sound is made. */

import type { Sound } from "./names";
import { hiss, type Place, tone } from "./parts";

export const RECIPES: Record<Sound, (place: Place) => void> = {
  dice(place) {
    // A handful that rattles and comes to rest.
    for (const [after, loud] of [[0, 0.4], [0.07, 0.35], [0.13, 0.4], [0.22, 0.3], [0.33, 0.25], [0.46, 0.2], [0.52, 0.12]] as const) {
      hiss(place, { from: 2600, to: 1500, seconds: 0.05, loud, sharp: 4, after });
      tone(place, { from: 420, to: 260, seconds: 0.04, loud: loud * 0.3, wave: "triangle", after });
    }
  },
  steps(place) {
    for (const after of [0, 0.16]) {
      hiss(place, { from: 300, to: 140, seconds: 0.09, loud: 0.22, kind: "lowpass", after });
      hiss(place, { from: 1800, seconds: 0.03, loud: 0.05, after });
    }
  },
  card(place) {
    hiss(place, { from: 2200, to: 5200, seconds: 0.14, loud: 0.16, sharp: 0.8, rise: 0.05 });
    hiss(place, { from: 1300, seconds: 0.04, loud: 0.22, sharp: 2, after: 0.15 });
  },
  banner(place) {
    tone(place, { from: 98, to: 92, seconds: 0.9, loud: 0.26, wave: "triangle", rise: 0.02 });
    tone(place, { from: 147, seconds: 0.7, loud: 0.1, after: 0.03 });
  },
  door(place) {
    tone(place, { from: 180, to: 320, seconds: 0.3, loud: 0.05, wave: "sawtooth", rise: 0.1 });
    hiss(place, { from: 500, to: 160, seconds: 0.18, loud: 0.4, kind: "lowpass", after: 0.3 });
    tone(place, { from: 110, to: 60, seconds: 0.16, loud: 0.3, after: 0.3 });
  },
  hatch(place) {
    hiss(place, { from: 900, to: 4200, seconds: 0.35, loud: 0.2, sharp: 1.5, rise: 0.15 });
    tone(place, { from: 70, to: 50, seconds: 0.22, loud: 0.35, wave: "triangle", after: 0.34 });
    hiss(place, { from: 1400, seconds: 0.06, loud: 0.2, after: 0.34 });
  },
  break(place) {
    hiss(place, { from: 3500, to: 700, seconds: 0.35, loud: 0.35, sharp: 0.7 });
    for (const [after, from] of [[0.06, 2900], [0.14, 2300], [0.25, 3300]] as const) tone(place, { from, to: from * 0.8, seconds: 0.08, loud: 0.06, wave: "square", after });
  },
  camera(place) {
    tone(place, { from: 1900, seconds: 0.06, loud: 0.08, wave: "square" });
    tone(place, { from: 1900, seconds: 0.06, loud: 0.08, wave: "square", after: 0.13 });
  },
  search(place) {
    for (const [after, from] of [[0, 1500], [0.12, 2100], [0.26, 1700]] as const) hiss(place, { from, to: from * 1.3, seconds: 0.1, loud: 0.12, rise: 0.03, after });
  },
  reload(place) {
    for (const after of [0, 0.14]) {
      hiss(place, { from: 3200, seconds: 0.03, loud: 0.3, sharp: 5, after });
      tone(place, { from: 700, to: 480, seconds: 0.03, loud: 0.1, wave: "square", after });
    }
  },
  spawn(place) {
    tone(place, { from: 62, to: 88, seconds: 0.6, loud: 0.25, wave: "sawtooth", rise: 0.25 });
    hiss(place, { from: 250, to: 600, seconds: 0.6, loud: 0.2, sharp: 2, rise: 0.3 });
  },
  growl(place) {
    for (const [after, from] of [[0, 82], [0.03, 87], [0.06, 77]] as const) tone(place, { from, to: from * 0.72, seconds: 0.7, loud: 0.1, wave: "sawtooth", rise: 0.12, after });
    hiss(place, { from: 420, to: 260, seconds: 0.65, loud: 0.14, sharp: 3, rise: 0.1 });
  },
  noise(place) {
    tone(place, { from: 330, to: 250, seconds: 0.3, loud: 0.16, wave: "triangle" });
    hiss(place, { from: 900, seconds: 0.1, loud: 0.18 });
  },
  engine(place) {
    for (const after of [0, 0.22, 0.44]) hiss(place, { from: 700, to: 300, seconds: 0.18, loud: 0.22, sharp: 0.8, rise: 0.04, after });
    tone(place, { from: 466, to: 440, seconds: 0.7, loud: 0.08, wave: "square", rise: 0.05, after: 0.1 });
  },
  shot(place) {
    hiss(place, { from: 3800, to: 300, seconds: 0.28, loud: 0.6, kind: "lowpass", sharp: 0.6, rise: 0.001 });
    tone(place, { from: 170, to: 45, seconds: 0.16, loud: 0.4 });
    hiss(place, { from: 900, to: 400, seconds: 0.5, loud: 0.07, rise: 0.08, after: 0.1 });
  },
  beam(place) {
    tone(place, { from: 1500, to: 190, seconds: 0.22, loud: 0.16, wave: "sawtooth" });
    tone(place, { from: 2300, to: 400, seconds: 0.16, loud: 0.1 });
    hiss(place, { from: 5000, to: 1200, seconds: 0.18, loud: 0.12 });
  },
  blow(place) {
    hiss(place, { from: 700, to: 2400, seconds: 0.1, loud: 0.14, rise: 0.06 });
    hiss(place, { from: 420, to: 120, seconds: 0.12, loud: 0.55, kind: "lowpass", after: 0.1 });
    tone(place, { from: 130, to: 55, seconds: 0.13, loud: 0.4, after: 0.1 });
  },
  bite(place) {
    hiss(place, { from: 1100, to: 500, seconds: 0.07, loud: 0.35, sharp: 3 });
    hiss(place, { from: 800, to: 300, seconds: 0.14, loud: 0.35, sharp: 2, after: 0.09 });
  },
  wound(place) {
    tone(place, { from: 240, to: 110, seconds: 0.25, loud: 0.22, wave: "sawtooth" });
    hiss(place, { from: 600, to: 200, seconds: 0.16, loud: 0.35, kind: "lowpass" });
  },
  death(place) {
    tone(place, { from: 180, to: 46, seconds: 0.8, loud: 0.24, wave: "sawtooth", rise: 0.02 });
    hiss(place, { from: 380, to: 90, seconds: 0.25, loud: 0.45, kind: "lowpass", after: 0.45 });
    tone(place, { from: 70, to: 40, seconds: 0.3, loud: 0.35, after: 0.45 });
  },
  blast(place) {
    hiss(place, { from: 2000, to: 60, seconds: 1.1, loud: 0.8, kind: "lowpass", rise: 0.002 });
    tone(place, { from: 90, to: 28, seconds: 0.8, loud: 0.5 });
  },
  fire(place) {
    hiss(place, { from: 500, to: 1300, seconds: 0.6, loud: 0.24, sharp: 0.6, rise: 0.2 });
    for (const after of [0.12, 0.21, 0.37, 0.45]) hiss(place, { from: 4200, seconds: 0.02, loud: 0.22, sharp: 5, after });
  },
  virus(place) {
    tone(place, { from: 310, to: 420, seconds: 0.5, loud: 0.08, wave: "sawtooth", rise: 0.2 });
    tone(place, { from: 327, to: 398, seconds: 0.5, loud: 0.08, wave: "sawtooth", rise: 0.2 });
  },
  heal(place) {
    for (const [after, from] of [[0, 392], [0.1, 494], [0.2, 587]] as const) tone(place, { from, seconds: 0.45, loud: 0.12, rise: 0.03, after });
  },
  level(place) {
    for (const [after, from] of [[0, 294], [0.12, 370], [0.24, 440], [0.36, 587]] as const) tone(place, { from, seconds: 0.4, loud: 0.13, wave: "triangle", after });
  },
  gain(place) {
    tone(place, { from: 659, seconds: 0.16, loud: 0.1, wave: "triangle" });
    tone(place, { from: 880, seconds: 0.3, loud: 0.1, wave: "triangle", after: 0.09 });
  },
  turn(place) {
    // A small bell, twice.
    for (const after of [0, 0.28]) {
      tone(place, { from: 784, seconds: 0.7, loud: 0.2, after });
      tone(place, { from: 1568, seconds: 0.4, loud: 0.06, after });
      tone(place, { from: 2117, seconds: 0.25, loud: 0.03, after });
    }
  },
  ping(place) {
    tone(place, { from: 1175, seconds: 0.3, loud: 0.14 });
    tone(place, { from: 1175, seconds: 0.3, loud: 0.09, after: 0.18 });
  },
  chat(place) {
    tone(place, { from: 523, to: 698, seconds: 0.1, loud: 0.12, wave: "triangle" });
  },
};
