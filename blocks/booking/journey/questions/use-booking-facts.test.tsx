import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { type JourneyFacts, useBookingFacts } from './use-booking-facts.client.ts';

type Input = Parameters<typeof useBookingFacts>[0];

const occasion = {
  id: 'dinner',
  name: 'Dinner',
  minimumCovers: 1,
  maximumCovers: 20,
  menuLinkGroup: 'M',
  areaLinkGroup: 'A',
};
const answer = <Value,>(value: Value) => ({ ok: true, value }) as const;
const facts = {
  occasions: answer([occasion]),
  areas: answer([{ id: 'bar', name: 'Bar' }]),
  menus: answer([{ id: 'set', name: 'Set menu' }]),
  slots: answer([{ time: '19:00', available: true, canEnquire: false, areaIds: undefined }]),
  requirements: { ok: false, message: 'No requirements.' },
  extras: { ok: false, message: 'No extras.' },
} satisfies BookingFacts;
const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0, time: '19:00', areaId: 'bar' };
const initial: Input['initial'] = { storeId: 'bath', choice, facts, round: 0 };

/** Returns the answers on the first render, before anything is fetched. */
function renderFacts(change: Partial<Input> = {}) {
  let rendered: JourneyFacts | undefined;
  const Probe = () => {
    rendered = useBookingFacts({ storeId: 'bath', choice, initial, round: 0, isInProgress: true, ...change });
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  );
  const { occasions, areas, menus, slots, requirements, extras } = rendered ?? {};
  return [occasions, areas, menus, slots, requirements, extras].map((query) => query?.data);
}

const { occasions, areas, menus, slots, requirements, extras } = facts;

describe('the first answers of a booking journey', () => {
  it('are those of the page, for the choice of the page [booking.step2]', () => {
    expect(renderFacts()).toEqual([occasions, areas, menus, slots, requirements, extras]);
    expect(renderFacts({ choice: { ...choice } })).toEqual([occasions, areas, menus, slots, requirements, extras]);
  });

  it.each([
    ['another day', { choice: { ...choice, date: '2026-12-04' } }],
    ['another restaurant', { storeId: 'soho' }],
  ])('are empty for %s [booking.step1]', (_, change) => {
    expect(renderFacts(change)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['more adults', { choice: { ...choice, adults: 3 } }],
    ['more children', { choice: { ...choice, children: 1 } }],
    ['another area', { choice: { ...choice, areaId: undefined } }],
    ['another menu', { choice: { ...choice, menuId: 'set' } }],
    ['a slot that was taken in the meantime', { round: 1 }],
  ])('do not include outdated tables for %s [booking.step2] [booking.taken]', (_, change) => {
    expect(renderFacts(change)).toEqual([occasions, undefined, undefined, undefined, undefined, undefined]);
  });

  it('do not include requirements and extras of another time [booking.step2] [booking.upsells]', () => {
    const later = { ...choice, time: '19:15' };
    expect(renderFacts({ choice: later })).toEqual([occasions, areas, menus, slots, undefined, undefined]);
  });

  it('report why occasions failed for everything that depends on one [booking.slot-failure]', () => {
    const closed = { ok: false, message: 'The booking system does not answer.' } as const;
    const change = { initial: { ...initial, facts: { occasions: closed } } };
    expect(renderFacts(change)).toEqual([closed, undefined, undefined, closed, closed, closed]);
  });

  it('report that nothing can be booked on a day without occasions [booking.codes]', () => {
    const change = { initial: { ...initial, facts: { occasions: answer([]) } } };
    const none = { ok: false, message: expect.stringMatching(/./) };
    expect(renderFacts(change)).toEqual([answer([]), undefined, undefined, none, none, none]);
  });
});
