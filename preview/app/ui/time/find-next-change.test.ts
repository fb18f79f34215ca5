import { afterEach, expect, it, vi } from 'vitest';
import { findNextChange } from './find-next-change.ts';

afterEach(() => vi.unstubAllGlobals());

const until = '2027-04-01T11:00:00.000Z';
const ask = (answer: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ next: null, until, ...answer }));
  return findNextChange({ id: 'about', tiles: [] }, { path: '/about', at: undefined });
};

it('a complete search says until when the page stays the same [preview.time]', async () => {
  const { next, message } = await ask({ isComplete: true });
  expect(next).toBeUndefined();
  expect(message).toMatch(/^No change until at least .* 1 April 2027 at 12:00\.$/);
});

it('an incomplete search says so, and how to continue [preview.time]', async () => {
  const { next, message } = await ask({ isComplete: false });
  expect(next).toEqual(new Date(until));
  expect(message).toMatch(/12:00\. To search further, preview that date and search again\.$/);
});
