import { expect, it } from 'vitest';
import { describeArea } from './describe-area.ts';

it.each([
  [{ name: 'Main room', seats: 60 }, 'Main room: 60 seats'],
  [{ name: 'Window', seats: '1' }, 'Window: 1 seat'],
  [{ name: 'Main room' }, undefined],
  [{ name: 'Main room', seats: '' }, undefined],
  [{ seats: 60 }, undefined],
  ['text', undefined],
])('%j is listed as %j among the areas [editor.content]', (entry, expected) => {
  expect(describeArea(entry)).toBe(expected);
});
