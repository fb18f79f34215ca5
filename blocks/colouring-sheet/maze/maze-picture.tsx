/** @jsxImportSource #eager */
import { createMaze } from './create-maze.ts';
import { mazePath } from './maze-path.ts';
import styles from './maze-picture.module.css';

const columns = 20;
const rows = 6;
const cell = 12;
/** The space at the left and the right of the maze, for its start and its end. */
const side = 26;

const noodle = 'M-22 10q4-10 9-3t-6 7q-7 3-2 8t9-2';

/** A steaming bowl beside the exit of a maze of the given height. */
const bowlAt = (x: number, height: number): string =>
  `M${x - 10} ${height - 8}a10 10 0 0 0 20 0zM${x - 5} ${height - 12}q-3-4 0-8t0-8M${x + 4} ${height - 12}q-3-4 0-8t0-8`;

/** A maze from a curl of noodle to a bowl. Decorative: its caption says what to do. */
export function MazePicture({ seed }: { readonly seed: string }) {
  const [width, height] = [columns * cell, rows * cell];
  return (
    <svg
      className={styles.maze}
      viewBox={`${-side} -2 ${width + 2 * side} ${height + 4}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${mazePath(createMaze(seed, columns, rows), cell)}${noodle}${bowlAt(width + side / 2, height)}`} />
    </svg>
  );
}
