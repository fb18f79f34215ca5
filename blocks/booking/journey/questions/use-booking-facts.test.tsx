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
const first: Input['first'] = { storeId: 'bath', choice, facts, round: 0 };

/** What a page knows at once, before its browser has asked anything. */
function knownAtOnce(change: Partial<Input> = {}) {
  let known: JourneyFacts | undefined;
  const Probe = () => {
    known = useBookingFacts({ storeId: 'bath', choice, first, round: 0, goesOn: true, ...change });
    return null;
  };
  const client = new QueryClient();
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  );
  const { occasions, areas, menus, slots, requirements, extras } = known ?? {};
  return [occasions, areas, menus, slots, requirements, extras].map((asked) => asked?.data);
}

const { occasions, areas, menus, slots, requirements, extras } = facts;

describe('what a booking journey knows at once', () => {
  it('is all that its page came with, for the choice that it came with [booking.step2]', () => {
    expect(knownAtOnce()).toEqual([occasions, areas, menus, slots, requirements, extras]);
    expect(knownAtOnce({ choice: { ...choice } })).toEqual([occasions, areas, menus, slots, requirements, extras]);
  });

  it.each([
    ['another day', { choice: { ...choice, date: '2026-12-04' } }],
    ['another restaurant', { storeId: 'soho' }],
  ])('is nothing for %s [booking.step1]', (_, change) => {
    expect(knownAtOnce(change)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['more adults', { choice: { ...choice, adults: 3 } }],
    ['more children', { choice: { ...choice, children: 1 } }],
    ['another area', { choice: { ...choice, areaId: undefined } }],
    ['another menu', { choice: { ...choice, menuId: 'set' } }],
    ['a slot that was taken meanwhile', { round: 1 }],
  ])('is no table of before for %s [booking.step2] [booking.taken]', (_, change) => {
    expect(knownAtOnce(change)).toEqual([occasions, undefined, undefined, undefined, undefined, undefined]);
  });

  it('is not what another time requires or offers [booking.step2] [booking.upsells]', () => {
    const later = { ...choice, time: '19:15' };
    expect(knownAtOnce({ choice: later })).toEqual([occasions, areas, menus, slots, undefined, undefined]);
  });

  it('is why the day has no occasions, in the place of all that depends on one [booking.slot-failure]', () => {
    const closed = { ok: false, message: 'The booking system does not answer.' } as const;
    const given = { first: { ...first, facts: { occasions: closed } } };
    expect(knownAtOnce(given)).toEqual([closed, undefined, undefined, closed, closed, closed]);
  });

  it('is that nothing can be booked on a day without occasions [booking.codes]', () => {
    const given = { first: { ...first, facts: { occasions: answer([]) } } };
    const none = { ok: false, message: expect.stringMatching(/./) };
    expect(knownAtOnce(given)).toEqual([answer([]), undefined, undefined, none, none, none]);
  });
});
