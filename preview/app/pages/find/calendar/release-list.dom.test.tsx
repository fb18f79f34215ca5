import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { Release } from '#schemas/api/content/releases.ts';
import { ReleaseList } from './release-list.tsx';

const release = (day: string): Release => ({
  at: `${day}T10:00:00Z`,
  isWholeDay: true,
  event: 'end',
  kind: 'offer',
  id: day,
  name: `Offer of ${day}`,
});

function list(today: string) {
  const releases = ['2026-11-03', '2026-11-28', '2026-11-30'].map(release);
  const { container } = render(
    <TestQueries>
      <ReleaseList releases={releases} today={today} />
    </TestQueries>,
  );
  return [...container.querySelectorAll('h3, p')].map(({ textContent }) => textContent);
}

it('lists what is to come before what is past, and says that other days have no entries [editor.find]', () => {
  const note = 'Only days with entries are shown.';
  const [third, today, last] = ['Tuesday, 3 November 2026', 'Saturday, 28 November 2026', 'Monday, 30 November 2026'];
  expect(list('2026-11-28')).toEqual([note, today, last, 'Earlier this month', third]);
  expect(list('2026-12-01')).toEqual([note, third, today, last]);
});
