import { expect, it } from 'vitest';
import { replayContent } from './replay-content.tsx';

const place = { type: 'shared-tiles', key: 'hours', shared: 'hours' };
const sharedPage = (heading: string) => ({
  id: '_shared/hours',
  published: { id: '_shared/hours', title: 'Hours', tiles: [{ type: 'text', key: 'text', heading, body: '<p>x</p>' }] },
});

/** The tile that stands for shared tiles on a page. */
function replayPlace(...shared: readonly ReturnType<typeof sharedPage>[]) {
  const pages = [...shared, { id: 'about', published: { id: 'about', title: 'About', tiles: [place] } }];
  const replayed = replayContent({ pages, menus: [], offers: [], restaurants: [] });
  return replayed.find(({ id }) => id === 'about')?.tiles[0];
}

it('a change of shared tiles is a change of each page that shows them [editor.shared-tiles]', () => {
  const [noon, late] = [replayPlace(sharedPage('From noon')), replayPlace(sharedPage('Until late'))];
  expect([noon?.errors, late?.errors]).toEqual([[], []]);
  expect(noon?.markup).toMatch(/^[0-9a-f]{16}$/);
  expect(late?.markup).not.toBe(noon?.markup);
  expect(replayPlace(sharedPage('From noon'))?.markup).toBe(noon?.markup);
});

it('a page without its shared tiles has lost them [editor.shared-tiles]', () => {
  const missing = replayPlace();
  expect(missing?.markup).toBeUndefined();
  expect(missing?.errors).toEqual([expect.stringContaining('There are no live shared tiles “hours”.')]);
});
