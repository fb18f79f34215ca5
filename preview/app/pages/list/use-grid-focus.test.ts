import { expect, it } from 'vitest';
import { nextIndex } from './use-grid-focus.ts';

it.each<[string, columns: number, at: number, next: number | undefined]>([
  ['ArrowDown', 1, 4, 5],
  ['ArrowUp', 1, 4, 3],
  ['PageDown', 1, 4, 14],
  ['PageUp', 1, 14, 4],
  ['Home', 1, 40, 0],
  ['End', 1, 4, 99],
  ['ArrowDown', 1, 99, 99],
  ['ArrowUp', 1, 0, 0],
  ['ArrowDown', 4, 4, 8],
  ['ArrowUp', 4, 9, 5],
  ['ArrowRight', 4, 4, 5],
  ['ArrowLeft', 4, 4, 3],
  ['PageDown', 4, 4, 44],
  ['PageUp', 4, 50, 10],
  ['ArrowUp', 4, 2, 0],
  ['ArrowDown', 4, 98, 99],
  ['ArrowRight', 1, 4, undefined],
  ['ArrowLeft', 1, 4, undefined],
  ['Tab', 4, 4, undefined],
  ['constructor', 4, 4, undefined],
])('%s in a list of 100 pages in %d columns moves from %d to %s [editor.find]', (key, columns, at, next) => {
  expect(nextIndex(key, at, columns, 100)).toBe(next);
});
