import { describe, expect, test } from "vitest";
import { generator, type Modules, qrCode, remainder } from "../../src/ui/qr";

/** Read a code as a camera program does: format, mask, zigzag, blocks, bytes. */
function read(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const bit = (x: number, y: number): number => Number(modules[y]![x]);
  const format = [...Array(15).keys()].reduce((sum, place) => {
    const [x, y] = place < 6 ? [8, place] : place === 6 ? [8, 7] : place === 7 ? [8, 8] : place === 8 ? [7, 8] : [14 - place, 8];
    return sum | (bit(x!, y!) << place);
  }, 0);
  const [level, mask] = [((format ^ 0x5412) >> 13) & 3, ((format ^ 0x5412) >> 10) & 7];
  expect(level).toBe(0);
  const aligned = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]][version - 1]!;
  const isFixed = (x: number, y: number): boolean => {
    if (x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    return aligned.some((ax) => aligned.some((ay) => {
      const isCorner = (ax === 6 && ay === 6) || (ax === 6 && ay === size - 7) || (ax === size - 7 && ay === 6);
      return !isCorner && Math.abs(x - ax) <= 2 && Math.abs(y - ay) <= 2;
    }));
  };
  const masks = [
    (i: number, j: number) => (i + j) % 2, (i: number) => i % 2, (_: number, j: number) => j % 3, (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2, (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2, (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ];
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(bit(x, y) ^ Number(masks[mask]!(y, x) === 0));
    }
    up = !up;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
  const [check, count] = [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]][version - 1]!;
  const room = words.length - check! * count!;
  const lengths = Array.from({ length: count! }, (_, at) => Math.floor(room / count!) + Number(at >= count! - (room % count!)));
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  for (let place = 0; place < Math.max(...lengths); place++) {
    for (const [at, length] of lengths.entries()) if (place < length) blocks[at]!.push(words[next++]!);
  }
  const data = blocks.flat().map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(data.slice(0, 4)).toBe("0100");
  const lengthBits = version < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + lengthBits), 2);
  const from = 4 + lengthBits;
  const bytes = Array.from({ length }, (_, at) => parseInt(data.slice(from + at * 8, from + at * 8 + 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test("the correction codes are those of the standard", () => {
  expect(generator(10)).toEqual([216, 194, 159, 111, 199, 94, 95, 113, 157, 193]);
  const words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(remainder(words, generator(10))).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

describe("a code", () => {
  test.each([1, 14, 15, 26, 42, 43, 62, 84, 106, 122, 152, 180, 213])("of %i letters is read again", (length) => {
    const padded = "http://192.168.1.5:8480/#/join/0123456789".repeat(6).slice(0, length);
    const modules = qrCode(padded);
    expect(modules).not.toBeNull();
    expect(read(modules!)).toBe(padded);
  });

  test("of a link to a seat is small enough for a camera", () => {
    const link = `http://192.168.178.100:8480/#/join/${"a".repeat(18)}/${"k".repeat(32)}`;
    expect(qrCode(link)!.length).toBeLessThanOrEqual(41);
    expect(read(qrCode(link)!)).toBe(link);
  });

  test("of other letters than English ones is read again", () => {
    expect(read(qrCode("perché ☃")!)).toBe("perché ☃");
  });

  test("of too much is none", () => {
    expect(qrCode("x".repeat(214))).toBeNull();
  });
});
