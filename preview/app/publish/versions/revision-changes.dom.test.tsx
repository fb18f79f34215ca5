import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#blocks/_shared/testing/fake-observers.ts';
import { describeItemChanges } from '#preview/app/content/publish/item-changes.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { RevisionList } from './revision-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const menu = (pricePence: number, ...more: readonly object[]) => ({
  id: 'food',
  name: 'Food',
  sections: [{ id: 'mains', name: 'Mains', items: [{ id: 'laksa', name: 'Laksa', pricePence }, ...more] }],
});
const rice = { id: 'rice', name: 'Rice', pricePence: 300 };
const stored = [menu(1250), menu(1300), menu(1300), menu(1350, rice)];
const revisions = [4, 3, 2, 1].map((number) => ({
  number,
  at: `2026-11-2${number}T10:00:00.000Z`,
  origin: number === 2 ? ('draft' as const) : ('editor' as const),
}));

/** The revisions of a menu. The first `seen` rows are in view. */
async function show(seen: number) {
  const intersections = fakeIntersections();
  const load = vi.fn(async (number: number) => stored[number - 1]);
  render(
    <TestQueries>
      <RevisionList
        revisions={revisions}
        live={4}
        contents={{ key: 'menu food', load, describe: (...versions) => describeItemChanges('menu', ...versions) }}
        actions={() => null}
      />
    </TestQueries>,
  );
  const boxes = [...document.querySelectorAll('.revision-changes')];
  const scroll = (count: number) => act(async () => intersections.scroll(true, ...boxes.slice(0, count)));
  await scroll(seen);
  const texts = () => [...document.querySelectorAll('.revision-changes')].map(({ textContent }) => textContent);
  return { load, texts, scroll };
}

it('says in words what each revision changes in the one before, and how much else [preview.publish]', async () => {
  const { texts } = await show(4);
  await screen.findByText('No changes');
  expect(texts()).toEqual([
    expect.stringMatching(/, and 1 more change$/),
    'No changes',
    'Laksa: price £12.50 → £13.00',
    'First version',
  ]);
});

it('loads only the revisions that are seen, and the ones before them [preview.publish]', async () => {
  const { load, texts } = await show(1);
  await screen.findByText(/more change$/);
  expect(load.mock.calls).toEqual([[3], [4]]);
  expect(texts().slice(1)).toEqual(['', '', 'First version']);
});

it('compares with the published revision before if drafts are left out [preview.publish]', async () => {
  await show(4);
  await userEvent.click(screen.getByLabelText('Show drafts'));
  expect(await screen.findByText('Laksa: price £12.50 → £13.00')).toBeTruthy();
});
