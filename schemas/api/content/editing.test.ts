import { expect, it } from 'vitest';
import { seenVersion } from './editing.ts';

it.each([
  [0, true],
  [12, true],
  ['12', true],
  [undefined, true],
  [-1, false],
  [1.5, false],
  ['1.5', false],
])('the version %j of a draft that an editor has seen is accepted: %s [preview.publish]', (version, isAccepted) => {
  expect(seenVersion.safeParse(version).success).toBe(isAccepted);
});
