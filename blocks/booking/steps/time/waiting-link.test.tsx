import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { meals } from '#schemas/domain/booking/availability/parts-of-day.ts';
import { WaitingLink } from './waiting-link.tsx';

const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1 };
const render = (waiting: BookingFacts['waiting'], isDayFull = true): string =>
  renderToStaticMarkup(
    <WaitingLink
      storeId="1018"
      choice={choice}
      waiting={waiting}
      fullMeals={meals.filter(({ id }) => id === 'dinner')}
      isDayFull={isDayFull}
    />,
  );
const timesOf = (...times: string[]) => ({ ok: true, value: { times, isPhoneRequired: false } }) as const;

it('leads to the waiting list of a full day [diner.waiting-list]', () => {
  expect(render(timesOf('19:00'))).toContain('href="/waiting-list/join/1018~2026-12-03~dinner~2~1"');
});

it('says for how many minutes a table is kept, where that is known [diner.waiting-list]', () => {
  const times = { times: ['19:00'], isPhoneRequired: false };
  expect(render({ ok: true, value: { ...times, offerMinutes: 15 } })).toContain('keep it for you for 15 minutes.');
  expect(render({ ok: true, value: times })).toContain('keep it for you for a while.');
});

it.each([
  ['a day without times to wait for', timesOf()],
  ['an API without waiting lists', { ok: false, message: '' } as const],
  ['a day whose times are not loaded', undefined],
])('is left out for %s [diner.waiting-list]', (_, waiting) => {
  expect(render(waiting)).toBe('');
});

it('leads to the waiting list of a full meal where the day has other free times [diner.waiting-list]', () => {
  expect(render(timesOf('12:15', '19:00'), false)).toMatch(
    /href="\/waiting-list\/join\/1018~2026-12-03~dinner~2~1~~dinner"[^>]*>.*for dinner/,
  );
  expect(render(timesOf('12:15'), false)).toBe('');
});
