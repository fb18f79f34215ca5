/** A maze without loops: from each cell there is exactly one way to every other. */
export interface Maze {
  readonly columns: number;
  readonly rows: number;
  /** Whether a cell, numbered row by row, is open to its right neighbour and to the one below. */
  readonly cells: readonly { readonly right: boolean; readonly below: boolean }[];
}

/** Builds a maze by a depth-first walk. The same seed always gives the same maze. Pure. */
export function createMaze(seed: string, columns: number, rows: number): Maze {
  const random = createRandom(seed);
  const cells = Array.from({ length: columns * rows }, () => ({ right: false, below: false }));
  const visited = new Set([0]);
  const way = [0];
  for (let cell = way.at(-1); cell !== undefined; cell = way.at(-1)) {
    const unvisited = listNeighbours(cell, columns, rows).filter((each) => !visited.has(each));
    const next = unvisited[Math.floor(random() * unvisited.length)];
    if (next === undefined) {
      way.pop();
      continue;
    }
    const first = cells[Math.min(cell, next)];
    if (first) first[Math.abs(cell - next) === 1 ? 'right' : 'below'] = true;
    visited.add(next);
    way.push(next);
  }
  return { columns, rows, cells };
}

function listNeighbours(cell: number, columns: number, rows: number): readonly number[] {
  const column = cell % columns;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell < columns * (rows - 1) ? [cell + columns] : []),
  ];
}

/** Numbers from 0 up to, not including, 1 (mulberry32, seeded by a text with FNV-1a). */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
