import { describe, expect, it } from 'vitest';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingStep } from '../booking-choice.ts';
import type { BookingParty, BookingQuestions } from './booking-facts.ts';
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

/** What was asked, and what came of it, where the restaurant has this occasion; undefined: it cannot be had. */
async function load(step: BookingStep, change: object = {}, occasion: Occasion | undefined = dinner, fails = false) {
  const asked: string[] = [];
  const parties = new Set<BookingParty>();
  const answer = (name: string) => {
    asked.push(name);
    return Promise.resolve({ ok: true, value: Object(name) } as const);
  };
  const ofParty = (name: string) => (party: BookingParty, time?: unknown) => {
    parties.add(party);
    return answer(typeof time === 'string' ? `${name} ${time}` : name);
  };
  const questions: BookingQuestions = {
    occasions: (storeId, date) => {
      asked.push(`occasions ${storeId} ${date}`);
      return Promise.resolve(
        fails ? { ok: false, message: 'Closed.' } : { ok: true, value: occasion ? [occasion] : [] },
      );
    },
    areas: ofParty('areas'),
    menus: ofParty('menus'),
    slots: ofParty('slots'),
    requirements: ofParty('requirements'),
    extras: ofParty('extras'),
    availability: () => Promise.reject(new Error('Nobody asks other restaurants.')),
  };
  const facts = await loadBookingFacts(questions, 'bath', step, { ...choice, ...change });
  return { asked, facts, parties: [...parties] };
}

const day = 'occasions bath 2026-12-03';

describe('what is asked for the page of a step', () => {
  it('is nothing without a day [booking.date]', async () => {
    expect(await load('time', { date: undefined })).toEqual({ asked: [], facts: {}, parties: [] });
  });

  it('is the occasions of the day alone at the first step [booking.step1]', async () => {
    const { asked, facts } = await load('party');
    expect(asked).toEqual([day]);
    expect(facts).toEqual({ occasions: { ok: true, value: [dinner] } });
  });

  it('is the slots as well at the second, for the party that was chosen [booking.step2]', async () => {
    const { asked, facts, parties } = await load('time');
    expect(asked).toEqual([day, 'slots']);
    expect(facts.slots).toEqual({ ok: true, value: Object('slots') });
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
    [{ menuLinkGroup: 'M' }, ['menus', 'slots']],
    [{ areaLinkGroup: 'A', menuLinkGroup: 'M' }, ['areas', 'menus', 'slots']],
  ])('is areas and menus where the occasion links to them: %o [booking.areas-menus]', async (links, expected) => {
    const { asked, facts } = await load('time', {}, { ...dinner, ...links });
    expect(asked).toEqual([day, ...expected]);
    expect([facts.areas?.ok, facts.menus?.ok]).toEqual([
      expected.includes('areas') || undefined,
      expected.includes('menus') || undefined,
    ]);
  });

  it.each(['extras', 'details'] as const)(
    'is at the step %s what the time requires, and its extras [booking.step2] [booking.upsells]',
    async (step) => {
      const { asked, facts } = await load(step);
      expect(asked).toEqual([day, 'slots', 'requirements 19:00', 'extras 19:00']);
      expect([facts.requirements?.ok, facts.extras?.ok]).toEqual([true, true]);
      expect((await load(step, { time: undefined })).asked).toEqual([day, 'slots']);
    },
  );

  it('is nothing more where the occasion cannot be had or is another, or the party is not chosen [booking.step2]', async () => {
    const failed = await load('details', {}, dinner, true);
    expect([failed.asked, failed.facts]).toEqual([[day], { occasions: { ok: false, message: 'Closed.' } }]);
    expect((await load('details', { occasionId: 'lunch' })).asked).toEqual([day]);
    expect((await load('details', { adults: undefined })).asked).toEqual([day]);
  });
});
