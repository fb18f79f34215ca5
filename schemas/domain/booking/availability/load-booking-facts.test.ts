import { describe, expect, it } from 'vitest';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingStep } from '../booking-choice.ts';
import { applySlotEnquiry } from './apply-slot-enquiry.ts';
import type { BookingParty, BookingQueries } from './booking-facts.ts';
import { loadBookingFacts } from './load-booking-facts.ts';

const dinner: Occasion = {
  id: 'dinner',
  name: 'Dinner',
  minimumCovers: 1,
  maximumCovers: 20,
  areaLinkGroup: undefined,
  menuLinkGroup: undefined,
};
const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1, time: '19:00', areaId: 'bar' };

/** Returns the queries that ran and the loaded facts, for a restaurant with one occasion; none for undefined. */
async function load(step: BookingStep, change: object = {}, occasion: Occasion | undefined = dinner, fails = false) {
  const queries: string[] = [];
  const parties = new Set<BookingParty>();
  const answer = (name: string) => {
    queries.push(name);
    return Promise.resolve({ ok: true, value: Object([name]) } as const);
  };
  const answerParty = (name: string) => (party: BookingParty, time?: unknown) => {
    parties.add(party);
    return answer(typeof time === 'string' ? `${name} ${time}` : name);
  };
  const bookingQueries: BookingQueries = {
    occasions: (storeId, date) => {
      queries.push(`occasions ${storeId} ${date}`);
      return Promise.resolve(
        fails ? { ok: false, message: 'Closed.' } : { ok: true, value: occasion ? [occasion] : [] },
      );
    },
    areas: answerParty('areas'),
    menus: answerParty('menus'),
    slots: answerParty('slots'),
    requirements: answerParty('requirements'),
    extras: answerParty('extras'),
    availability: () => Promise.reject(new Error('Other restaurants are not queried.')),
  };
  const facts = await loadBookingFacts(bookingQueries, 'bath', step, { ...choice, ...change });
  return { queries, facts, parties: [...parties] };
}

const day = 'occasions bath 2026-12-03';

describe('the queries for the page of a step', () => {
  it('are none without a day [booking.date]', async () => {
    expect(await load('time', { date: undefined })).toEqual({ queries: [], facts: {}, parties: [] });
  });

  it('are only the occasions of the day at the first step [booking.step1]', async () => {
    const { queries, facts } = await load('party');
    expect(queries).toEqual([day]);
    expect(facts).toEqual({ occasions: { ok: true, value: [dinner] } });
  });

  it('include the slots for the chosen party at the second step [booking.step2]', async () => {
    const { queries, facts, parties } = await load('time');
    expect(queries).toEqual([day, 'slots']);
    expect(facts.slots).toEqual({ ok: true, value: Object(['slots']) });
    expect([facts.areas, facts.menus, facts.requirements, facts.extras]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(parties).toEqual([
      {
        storeId: 'bath',
        date: '2026-12-03',
        occasionId: 'dinner',
        adults: 2,
        children: 1,
        areaId: 'bar',
        menuId: undefined,
      },
    ]);
  });

  it.each([
    [{ areaLinkGroup: 'A' }, ['areas', 'slots']],
    [{ menuLinkGroup: 'M' }, ['menus 19:00', 'slots']],
    [{ areaLinkGroup: 'A', menuLinkGroup: 'M' }, ['areas', 'menus 19:00', 'slots']],
  ])('include areas and menus if the occasion links to them: %o [booking.areas-menus]', async (links, expected) => {
    const { queries, facts } = await load('time', {}, { ...dinner, ...links });
    expect(queries).toEqual([day, ...expected]);
    expect([facts.areas?.ok, facts.menus?.ok]).toEqual([
      expected.includes('areas') || undefined,
      expected.includes('menus 19:00') || undefined,
    ]);
  });

  it.each([
    ['time', {}, 'menus 19:00'],
    ['time', { time: undefined }, 'menus'],
    // The menu limits the times, so the other menus stay on offer.
    ['time', { menuId: 'set' }, 'menus'],
    ['details', { menuId: 'set' }, 'menus 19:00'],
  ] as const)(
    'at the step %s with %o ask for %s [booking.areas-menus] [upstream.requests]',
    async (step, change, menus) => {
      const { queries } = await load(step, change, { ...dinner, menuLinkGroup: 'M' });
      expect(queries).toContain(menus);
    },
  );

  it.each([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])(
    'make an enquiry of a slot with canEnquire %s and requirements with %s: %s [upstream.once]',
    (canEnquire, isEnquiry, expected) => {
      const at = { date: '2026-12-03', time: '19:00' };
      const other = { time: '20:00', available: true, canEnquire: !canEnquire, areaIds: undefined };
      const slots = { ok: true, value: [other, { ...other, time: '19:00', canEnquire }] } as const;
      const stated = { isEnquiry, creditCardRequired: false, isPhoneRequired: false };
      const requirements = {
        ok: true,
        value: {
          ...stated,
          guaranteeAmountPence: undefined,
          cancelHours: undefined,
          policyText: undefined,
          areaName: undefined,
        },
      } as const;
      expect(applySlotEnquiry(requirements, slots, at)).toMatchObject({ ok: true, value: { isEnquiry: expected } });
    },
  );

  it.each(['extras', 'details'] as const)(
    'include requirements and extras of the time at the step %s [booking.step2] [booking.upsells]',
    async (step) => {
      const { queries, facts } = await load(step);
      expect(queries).toEqual([day, 'slots', 'requirements 19:00', 'extras 19:00']);
      expect([facts.requirements?.ok, facts.extras?.ok]).toEqual([true, true]);
      expect((await load(step, { time: undefined })).queries).toEqual([day, 'slots']);
    },
  );

  it('stop at the occasions if the occasion is missing or another, or the party is not chosen [booking.step2]', async () => {
    const failed = await load('details', {}, dinner, true);
    expect([failed.queries, failed.facts]).toEqual([[day], { occasions: { ok: false, message: 'Closed.' } }]);
    expect((await load('details', { occasionId: 'lunch' })).queries).toEqual([day]);
    expect((await load('details', { adults: undefined })).queries).toEqual([day]);
  });
});
