/** What is heard under everything else: low, and different for each game. */

import type { Ambience } from "./names";
import { drone, hiss, hum, type Place, tone } from "./parts";

interface Ground {
  /** What goes on all the time; it is stopped when the ambience ends. */
  begin(place: Place): AudioScheduledSourceNode[];
  /** What is heard now and then, and how many seconds lie between at least. */
  now(place: Place): void;
  every: number;
}

export const GROUNDS: Record<Ambience, Ground> = {
  prairie: {
    begin: (place) => [...drone(place, 420, 0.05, "bandpass", 0.07), ...drone(place, 160, 0.05, "lowpass", 0.11)],
    now(place) {
      // Crickets.
      for (let chirp = 0; chirp < 6; chirp++) tone(place, { from: 4300, seconds: 0.035, loud: 0.012, after: chirp * 0.06 });
    },
    every: 3,
  },
  station: {
    begin: (place) => [...hum(place, 49, 0.06), ...hum(place, 98.6, 0.02, "triangle"), ...drone(place, 900, 0.012, "bandpass", 0.05)],
    now(place) {
      tone(place, { from: 1245, seconds: 0.5, loud: 0.012, rise: 0.02 });
      hiss(place, { from: 2500, to: 900, seconds: 0.8, loud: 0.012, rise: 0.3, after: 0.4 });
    },
    every: 9,
  },
  town: {
    begin: (place) => [...drone(place, 300, 0.06, "bandpass", 0.09), ...hum(place, 55, 0.015)],
    now(place) {
      tone(place, { from: 150, to: 118, seconds: 1.8, loud: 0.02, wave: "sawtooth", rise: 0.7 });
      hiss(place, { from: 350, to: 240, seconds: 1.6, loud: 0.02, sharp: 4, rise: 0.6 });
    },
    every: 11,
  },
  house: {
    begin: (place) => [...drone(place, 1500, 0.02, "highpass", 0.13), ...drone(place, 120, 0.06, "lowpass", 0.06)],
    now(place) {
      // A board that creaks.
      tone(place, { from: 210, to: 290, seconds: 0.5, loud: 0.012, wave: "sawtooth", rise: 0.2 });
      tone(place, { from: 260, to: 190, seconds: 0.4, loud: 0.01, wave: "sawtooth", rise: 0.1, after: 0.6 });
    },
    every: 8,
  },
};
