import { expect, it } from 'vitest';
import { pageUsed } from './page-errors.ts';

it('shared tiles that are shown name up to five of the pages [editor.shared-tiles]', () => {
  const messageFor = (count: number) =>
    pageUsed(
      '_shared/hours',
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

it('a page that is linked to names what links to it [editor.find]', () => {
  const use = { kind: 'offer', id: 'lunch', isLive: true, isDraft: false } as const;
  expect(pageUsed('about', [{ ...use, name: 'Lunch' }, use]).message).toBe(
    'Other content refers to this page: Lunch, lunch. Change it first.',
  );
});
