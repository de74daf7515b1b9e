import type { Choice, Hero, Question, Scene } from "../../src/wire";

export function choice(number: number, targets: string[], more: Partial<Choice> = {}): Choice {
  return { number, text: `choice ${number}`, targets, look: "move", ...more };
}

export function question(choices: Choice[], more: Partial<Question> = {}): Question {
  return { version: 3, seats: [0], prompt: "What now?", rule: "r", choices, asides: [], owners: [], ...more };
}

export function hero(id: string, more: Partial<Hero> = {}): Hero {
  return {
    id,
    look: "carl",
    name: "Carl",
    title: "Brawler",
    seat: 0,
    is_active: false,
    out: "",
    bars: [
      { name: "Health", value: 3, most: 3, shape: "hearts" },
      { name: "Adrenaline", value: 0, most: 43 },
    ],
    actions: 3,
    free_actions: 0,
    slots: [],
    skills: [],
    ...more,
  };
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    board: "b",
    mission: "M0",
    round: 1,
    phase: "Players' Phase",
    turn: "",
    chips: [],
    goals: [],
    rules: [],
    pieces: [],
    heroes: [],
    piles: [],
    result: null,
    ...more,
  };
}
