import { expect, it } from 'vitest';
import { hasPosition } from './has-position.ts';

it.each([
  [['51.5, -0.12'], true],
  [['51.5,', '-0.12'], true],
  [['SE10'], false],
  [['51.5', 'SE10'], false],
  [['51', '.5, -0.12'], false],
  [undefined, false],
])('says whether the parameter near=%j is a position [finder.search]', (near, expected) => {
  expect(hasPosition(near ? { near } : {})).toBe(expected);
});
