// Shortens the paths of icons: whole numbers from point to point, counted from the rounded points so that no error grows.

const LENGTHS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** A path as commands with their numbers. Flags of arcs may stand without a space between them. */
function commands(path) {
  const found = [];
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = letter.toLowerCase() === "a" ? arcNumbers(rest) : numbersIn(rest);
    const length = LENGTHS[letter.toLowerCase()];
    if (length === 0) found.push([letter]);
    for (let at = 0; at < numbers.length; at += length) {
      // More pairs after a move are lines.
      const next = at > 0 && letter === "m" ? "l" : at > 0 && letter === "M" ? "L" : letter;
      found.push([next, ...numbers.slice(at, at + length)]);
    }
  }
  return found;
}

function numbersIn(text) {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
}

function arcNumbers(text) {
  const number = "(-?(?:\\d+\\.?\\d*|\\.\\d+))[\\s,]*";
  const arc = new RegExp(`${number}${number}${number}([01])[\\s,]*([01])[\\s,]*${number}${number}`, "g");
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1, 8).map(Number));
}

/** For each number of a command: 0 counts across, 1 counts down, -1 is no place. */
function axes(letter) {
  if (letter === "h") return [0];
  if (letter === "v") return [1];
  if (letter === "a") return [-1, -1, -1, -1, -1, 0, 1];
  return Array.from({ length: LENGTHS[letter] }, (_, index) => index % 2);
}

export function shortened(path) {
  // Where the icon's own path is, and where ours is, in whole numbers.
  let exact = [0, 0];
  let ours = [0, 0];
  let starts = [exact, ours];
  let out = "";
  for (const [letter, ...numbers] of commands(path)) {
    const lower = letter.toLowerCase();
    if (lower === "z") {
      [exact, ours] = starts.map((point) => [...point]);
      out += "z";
      continue;
    }
    const isRelative = letter === lower;
    const places = axes(lower);
    const end = [...exact];
    const rounded = numbers.map((number, index) => {
      const axis = places[index];
      if (axis < 0) return index < 2 ? Math.round(number * 10) / 10 : Math.round(number);
      const at = isRelative ? exact[axis] + number : number;
      end[axis] = at;
      return Math.round(at) - ours[axis];
    });
    exact = end;
    ours = end.map(Math.round);
    if (lower === "m") starts = [[...exact], [...ours]];
    out += lower + joined(rounded);
  }
  return out;
}

function joined(numbers) {
  return numbers.map((number, index) => (index > 0 && number >= 0 ? " " : "") + number).join("");
}
