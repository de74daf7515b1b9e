/** QR codes for links: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). Ours, so that no link leaves the page. */

/** By version: codewords for correction in a block, and how many blocks there are. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5],
];
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
/** All codewords of a version, data and correction. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
/** Correction level M in the format bits. */
const LEVEL = 0;

export type Modules = boolean[][];

/** Return the dark modules of a code, row by row; null for a text that is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= BLOCKS.length; version++) {
    const [correction, blocks] = BLOCKS[version - 1]!;
    const room = CODEWORDS[version - 1]! - correction * blocks;
    const lengthBits = version < 10 ? 8 : 16;
    if (4 + lengthBits + bytes.length * 8 <= room * 8) return drawn(version, interleaved(data(bytes, lengthBits, room), version));
  }
  return null;
}

/** The text as codewords: mode, length, bytes, and padding up to what there is room for. */
function data(bytes: number[], lengthBits: number, room: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, lengthBits);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let place = 0; place < bits.length; place += 8) words.push(bits.slice(place, place + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleaved(words: number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1]!;
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  const blocks: number[][] = [];
  let from = 0;
  for (let number = 0; number < count; number++) {
    const length = short + (number >= count - longer ? 1 : 0);
    blocks.push(words.slice(from, from + length));
    from += length;
  }
  const checks = blocks.map((block) => remainder(block, generator(correction)));
  return [...columns(blocks, short + 1), ...columns(checks, correction)];
}

function columns(blocks: number[][], length: number): number[] {
  const found: number[] = [];
  for (let place = 0; place < length; place++) {
    for (const block of blocks) if (place < block.length) found.push(block[place]!);
  }
  return found;
}

/** Multiply in the field of 256 elements that Reed-Solomon codes of QR use. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

export function generator(degree: number): number[] {
  let found: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    found = found.map((one, place) => times(one, root) ^ (found[place + 1] ?? 0));
    root = times(root, 2);
  }
  return found;
}

export function remainder(block: number[], divisor: number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of block) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, place) => one ^ times(divisor[place]!, factor));
  }
  return rest;
}

class Canvas {
  readonly dark: Modules;
  readonly isFixed: Modules;

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }

  fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = isDark;
    this.isFixed[y]![x] = true;
  }
}

function drawn(version: number, words: number[]): Modules {
  const canvas = new Canvas(version * 4 + 17);
  drawPatterns(canvas, version);
  drawFormat(canvas, 0);
  drawWords(canvas, words);
  let best: { mask: number; penalty: number } | null = null;
  for (let mask = 0; mask < 8; mask++) {
    masked(canvas, mask);
    drawFormat(canvas, mask);
    const penalty = penaltyOf(canvas.dark);
    if (!best || penalty < best.penalty) best = { mask, penalty };
    masked(canvas, mask);
  }
  masked(canvas, best!.mask);
  drawFormat(canvas, best!.mask);
  return canvas.dark;
}

function drawPatterns(canvas: Canvas, version: number): void {
  const { size } = canvas;
  for (let place = 0; place < size; place++) {
    canvas.fix(6, place, place % 2 === 0);
    canvas.fix(place, 6, place % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let down = -4; down <= 4; down++) {
      for (let across = -4; across <= 4; across++) {
        const ring = Math.max(Math.abs(across), Math.abs(down));
        canvas.fix(x + across, y + down, ring !== 2 && ring !== 4);
      }
    }
  }
  const lines = ALIGNED[version - 1]!;
  const last = lines.length - 1;
  for (const [row, y] of lines.entries()) {
    for (const [column, x] of lines.entries()) {
      const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (isCorner) continue;
      for (let down = -2; down <= 2; down++) {
        for (let across = -2; across <= 2; across++) canvas.fix(x + across, y + down, Math.max(Math.abs(across), Math.abs(down)) !== 1);
      }
    }
  }
  if (version >= 7) drawVersion(canvas, version);
}

function drawVersion(canvas: Canvas, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let place = 0; place < 18; place++) {
    const isDark = ((bits >>> place) & 1) === 1;
    const [near, far] = [Math.floor(place / 3), canvas.size - 11 + (place % 3)];
    canvas.fix(far, near, isDark);
    canvas.fix(near, far, isDark);
  }
}

function drawFormat(canvas: Canvas, mask: number): void {
  const { size } = canvas;
  const value = (LEVEL << 3) | mask;
  let rest = value;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((value << 10) | rest) ^ 0x5412;
  const bit = (place: number): boolean => ((bits >>> place) & 1) === 1;
  for (let place = 0; place <= 5; place++) canvas.fix(8, place, bit(place));
  canvas.fix(8, 7, bit(6));
  canvas.fix(8, 8, bit(7));
  canvas.fix(7, 8, bit(8));
  for (let place = 9; place < 15; place++) canvas.fix(14 - place, 8, bit(place));
  for (let place = 0; place < 8; place++) canvas.fix(size - 1 - place, 8, bit(place));
  for (let place = 8; place < 15; place++) canvas.fix(8, size - 15 + place, bit(place));
  canvas.fix(8, size - 8, true);
}

/** Bits go in pairs of columns from the right, up and down in turn, around what is fixed. */
function drawWords(canvas: Canvas, words: number[]): void {
  const { size } = canvas;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const goesUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = goesUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (canvas.isFixed[y]![x] || next >= words.length * 8) continue;
        canvas.dark[y]![x] = ((words[next >> 3]! >>> (7 - (next & 7))) & 1) === 1;
        next++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(canvas: Canvas, mask: number): void {
  for (let y = 0; y < canvas.size; y++) {
    for (let x = 0; x < canvas.size; x++) {
      if (!canvas.isFixed[y]![x] && MASKS[mask]!(x, y)) canvas.dark[y]![x] = !canvas.dark[y]![x];
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and a lack of balance. */
function penaltyOf(dark: Modules): number {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  let penalty = 0;
  for (const line of lines) {
    const text = line.map((one) => (one ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (let place = 0; place + 11 <= size; place++) {
      const part = text.slice(place, place + 11);
      if (part === "10111010000" || part === "00001011101") penalty += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const one = dark[y]![x];
      if (one === dark[y]![x + 1] && one === dark[y + 1]![x] && one === dark[y + 1]![x + 1]) penalty += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return penalty + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
