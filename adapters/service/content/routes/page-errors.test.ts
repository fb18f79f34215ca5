import { expect, it } from 'vitest';
import { sharedTilesUsed } from './page-errors.ts';

it('shared tiles that are shown name up to five of the pages [editor.shared-tiles]', () => {
  const messageFor = (count: number) =>
    sharedTilesUsed(
      Array.from({ length: count }, (_, index) => ({
        kind: 'page' as const,
        id: `page-${index}`,
        name: index === 0 ? undefined : `Page ${index}`,
        isLive: true,
        isDraft: false,
      })),
    ).message;
  const five = 'These tiles are shown on page-0, Page 1, Page 2, Page 3, Page 4';
  expect(messageFor(5)).toBe(`${five}. Remove them there first.`);
  expect(messageFor(7)).toBe(`${five} and 2 more. Remove them there first.`);
});
