// A small game for two: they mark cells in turn; a full board is wiped, so that it never ends.
export const CELLS = 9;

export const Marks = {
  name: "marks",
  setup: () => ({ cells: Array(CELLS).fill(null), rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      if (G.cells.every((one) => one !== null)) {
        G.cells = Array(CELLS).fill(null);
        G.rounds += 1;
      }
    },
  },
};
