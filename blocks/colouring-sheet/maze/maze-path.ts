import type { Maze } from './create-maze.ts';

/**
 * The walls of a maze as the data of an SVG path, with cells of the given size. It is entered at the left of the first
 * cell and left at the right of the last one.
 */
export function mazePath({ columns, rows, cells }: Maze, size: number): string {
  const [width, height] = [columns * size, rows * size];
  const walls = cells.map(({ right, below }, cell) => {
    const [x, y] = [((cell % columns) + 1) * size, (Math.floor(cell / columns) + 1) * size];
    const isLastColumn = x === width;
    const isLastRow = y === height;
    return `${right || isLastColumn ? '' : `M${x} ${y - size}v${size}`}${below || isLastRow ? '' : `M${x - size} ${y}h${size}`}`;
  });
  return `M0 0H${width}V${height - size}M${width} ${height}H0V${size}${walls.join('')}`;
}
