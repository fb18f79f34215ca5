import { describe, expect, it } from 'vitest';
import { createMaze, type Maze } from './create-maze.ts';
import { mazePath } from './maze-path.ts';

/** The cells that can be reached from the first one. */
function findReachable({ columns, cells }: Maze): ReadonlySet<number> {
  const reached = new Set([0]);
  for (const cell of reached) {
    if (cells[cell]?.right) reached.add(cell + 1);
    if (cells[cell]?.below) reached.add(cell + columns);
    if (cell % columns > 0 && cells[cell - 1]?.right) reached.add(cell - 1);
    if (cells[cell - columns]?.below) reached.add(cell - columns);
  }
  return reached;
}

const sizes: [columns: number, rows: number][] = [
  [20, 6],
  [2, 2],
  [1, 1],
  [1, 5],
];

describe('a maze [diner.print]', () => {
  it.each(sizes)('of %d by %d has exactly one way from each cell to every other', (columns, rows) => {
    for (const seed of ['sheet', 'another', '']) {
      const maze = createMaze(seed, columns, rows);
      const openings = maze.cells.flatMap(({ right, below }) => [right, below]).filter(Boolean);
      expect(findReachable(maze).size).toBe(columns * rows);
      expect(openings).toHaveLength(columns * rows - 1);
    }
  });

  it('is always the same for a seed, and another for another', () => {
    expect(createMaze('sheet', 20, 6)).toEqual(createMaze('sheet', 20, 6));
    expect(createMaze('sheet', 20, 6)).not.toEqual(createMaze('sheets', 20, 6));
  });

  it('has a wall between two cells unless they are open to each other, and an entrance and an exit', () => {
    const cells = [
      { right: true, below: false },
      { right: false, below: true },
      { right: false, below: false },
      { right: false, below: false },
    ];
    expect(mazePath({ columns: 2, rows: 2, cells }, 10)).toBe('M0 0H20V10M20 20H0V10M0 10h10M10 10v10');
  });
});
