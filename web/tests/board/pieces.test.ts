import { render } from "svelte/server";
import { expect, test } from "vitest";
import PieceDrawing from "../../src/board/pieces/PieceDrawing.svelte";
import PlainGround from "../../src/board/PlainGround.svelte";
import { iconPath } from "../../src/looks/looks";
import { palette } from "../../src/looks/themes";
import type { BoardShape, Piece } from "../../src/wire";

function drawn(piece: Piece, theme = "plain", turn?: number): string {
  return render(PieceDrawing, { props: { piece, hero: undefined, turn, paint: palette(theme), theme, name: "b" } }).body;
}

const token: Piece = { id: "token/0", look: "token", name: "Token", zone: "zone/0" };

test("a token face down shows its back, and its front only where that is known", () => {
  const unknown = drawn({ ...token, back: "token" });
  const known = drawn({ ...token, look: "shield", back: "token" });

  expect(unknown).toContain(iconPath("token"));
  expect(unknown).not.toContain('class="known');
  expect(known).toContain(iconPath("token"));
  expect(known).toContain('class="known');
  expect(known).toContain(iconPath("shield"));
});

test("a title draws its own tokens, and any other look is a disc", () => {
  const crate: Piece = { ...token, look: "objective", states: ["red"] };

  expect(drawn(crate, "dusk_west")).toContain("<rect");
  expect(drawn(crate, "plain")).not.toContain("<rect");
  expect(drawn({ ...token, look: "unheard_of" }, "dusk_west")).toContain('r="13.500"');
});

test("what is on an edge shows its state, and a thing without one shows its look", () => {
  const door: Piece = { ...token, look: "door", beside: "zone/1" };
  const states = ["closed", "open", "destroyed", "sealed"].map((state) => drawn({ ...door, states: [state] }, "plain", 90));
  const barricade = drawn({ ...door, look: "blocked" }, "plain", 0);

  expect(new Set([...states, barricade]).size).toBe(5);
  expect(states.every((one) => one.includes("rotate(90)"))).toBe(true);
  expect(barricade).toContain(iconPath("blocked"));
});

test("a board that nobody has drawn has its zones, walls with gaps, and borders", () => {
  const board: BoardShape = {
    key: "b",
    theme: "plain",
    width: 2,
    height: 1,
    zones: [
      { id: "zone/0", kind: "hall", name: "Hall", rects: [[0, 0, 1, 1]], middle: [0.5, 0.5] },
      { id: "zone/1", kind: "cellar", name: "Cellar", rects: [[1, 0, 1, 1]], middle: [1.5, 0.5] },
    ],
    edges: [
      { kind: "opening", start: [1, 0], end: [1, 1] },
      { kind: "wall", start: [0, 0], end: [2, 0] },
      { kind: "border", start: [0, 1], end: [2, 1] },
    ],
    decor: [],
  };
  const { body } = render(PlainGround, { props: { board, name: "b" } });

  expect(body).toContain("M240 0L240 97M240 143L240 240M0 0L480 0");
  expect(body).toContain("M240 97L240 143");
  expect(body).toContain("M0 240L480 240");
  expect(new Set([...body.matchAll(/fill-opacity="([^"]+)"/g)].map((found) => found[1])).size).toBe(2);
});
