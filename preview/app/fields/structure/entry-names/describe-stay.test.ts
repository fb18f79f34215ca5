import { expect, it } from 'vitest';
import { describeStay } from './describe-stay.ts';

it.each([
  [{ upToCovers: 2, minutes: 90 }, 'Up to 2 guests: 90 minutes'],
  [{ upToCovers: 1, minutes: 60 }, 'Up to 1 guest: 60 minutes'],
  [{ minutes: 90 }, undefined],
  ['text', undefined],
])('%j is listed as %j among the stays [editor.content]', (entry, expected) => {
  expect(describeStay(entry)).toBe(expected);
});
