import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { WaitedTable } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import type { WaitingPage } from '#schemas/sources/waiting-list.source.ts';
import { waitingList } from '#schemas/tiles/waiting-list/waiting-list.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Islands load their code on import and render nothing until then. */
beforeAll(async () => {
  await import('../_shared/forms/compiled/waiting-list.generated.client.tsx');
  await nextEventLoopTurn();
});

const times = ['19:00', '19:15', '20:00'].map((time) => ({ value: time, label: time }));
const join = { context: { today: '2026-12-01', choices: { from: times, to: times } }, values: { from: '19:00' } };
const [restaurant] = exampleData.restaurants;
const table = { storeId: '1018', date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1 };
const tile = waitingList.schema.parse({ type: 'waiting-list', ...waitingList.examples.plain });

function renderSent(
  query: Readonly<Record<string, readonly string[]>>,
  setting: typeof join | null = join,
  waited: WaitedTable = table,
): string {
  const waiting: WaitingPage = { kind: 'join', table: waited, isOpen: setting !== null, restaurant };
  const html = renderToStaticMarkup(
    <WaitingList
      tile={tile}
      data={{ waiting, restaurants: exampleData.restaurants, join: setting ?? undefined }}
      placement={{ headingLevel: 1, alternation: 0, first: true, span: 6 }}
      page={{ ...fakePage, now: new Date('2026-12-01T18:30:00Z'), query: { sent: ['waiting-list'], ...query } }}
    />,
  );
  return /role="status".*/s.exec(html)?.[0].replaceAll('&amp;', '&') ?? '';
}

it('repeats the chosen times after the redirect, and leads to the day and to the restaurants nearby [diner.waiting-list] [form.nojs]', () => {
  const thanks = renderSent({ from: ['19:15'], to: ['20:00'] }, join, { ...table, meal: 'dinner' });
  expect(thanks).toContain('You asked for 19:15 to 20:00.');
  const hrefOf = (name: string) => new RegExp(`href="([^"]*)"[^>]*>${name}<`).exec(thanks)?.[1];
  expect(hrefOf('See all times of that day')).toBe(
    `/booking/${restaurant?.slug}?step=time&date=2026-12-03&occasion=dinner&adults=2&children=1#booking.journey`,
  );
  const nearby = new URLSearchParams({
    near: restaurant?.postcode ?? '',
    date: table.date,
    adults: '2',
    children: '1',
  });
  expect(hrefOf('See restaurants nearby')).toBe(`/booking/choose?${nearby}`);
  expect(thanks).not.toContain('ui-button-primary');
});

it('leads from a full day to another one [diner.waiting-list]', () => {
  const thanks = renderSent({});
  expect(thanks).not.toContain('See all times of that day');
  expect(thanks).toMatch(/href="[^"]*\?step=party&date=2026-12-03[^"]*"[^>]*>Choose another day</);
});

it('does not say that the chosen times hold, because an earlier place keeps its own [diner.waiting-list]', () => {
  const thanks = renderSent({ from: ['19:15'], to: ['20:00'] });
  expect(thanks.replace('You asked for 19:15 to 20:00.', '')).not.toMatch(/\d\d:\d\d/);
  expect(thanks).toContain('you may be on the list already, for the times in an earlier mail');
});

it.each([[{}], [{ from: ['19:15'] }], [{ from: ['19:15'], to: ['any words'] }]])(
  'repeats no times that the list does not have: %j [diner.waiting-list] [form.abuse]',
  (query) => {
    const thanks = renderSent(query);
    expect(thanks).toContain('Look in your mail for your place and its times</h2>');
    expect(thanks).toContain('The mail confirms your place');
    expect(thanks).not.toMatch(/You asked for|any words/);
  },
);

it('says thanks even if the list has ended meanwhile [diner.waiting-list]', () => {
  expect(renderSent({}, null)).toContain('The mail confirms your place');
});
