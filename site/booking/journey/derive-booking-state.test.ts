import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createJourneyRestaurant } from '#blocks/booking/journey/create-journey-restaurant.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { restaurantOf } from '#site/layout/planned-example.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { unavailableBookingSystem } from '../testing/unavailable-booking-system.ts';
import { bookingOptionsOf } from './booking-options-of.ts';
import { type BookingStateInput, deriveBookingState } from './derive-booking-state.ts';
import { type FindEarlierBooking, loadBookingState } from './load-booking-state.ts';

const hours = { Open: '12:00', Close: '22:00' };
const openingTimes = {
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
};
const closedDay = {
  openTime: 'Closed',
  closeTime: 'Closed',
  clickCollectClose: undefined,
  reason: undefined,
};
const soho = restaurantOf({ onlineBooking: true, openingTimes });
const times = { first: '09:00', stepMinutes: 15 };
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The state of an address at ten o'clock on a Saturday evening, too late for a table on that day. */
const stateAt = (
  address: string,
  { restaurant = soho, ...more }: Partial<BookingStateInput> & { restaurant?: Restaurant | undefined } = {},
) => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]]));
  const now = new Date('2026-11-21T22:00:00Z');
  return deriveBookingState({ route: matchRoute(pathname), query, now, times, ...more }, restaurant);
};

describe('the state of the journey at an address', () => {
  it('begins with the party on the first day with a table [booking.step1] [booking.date]', () => {
    expect(stateAt('/booking/soho')).toMatchObject({
      step: 'party',
      choice: { date: '2026-11-22', occasionId: undefined, adults: undefined, time: undefined },
      idempotencyKey: expect.stringMatching(uuid),
    });
  });

  it('is that of the address, with its time rounded to one of the calendar [booking.date]', () => {
    expect(stateAt('/booking/soho?step=details&date=2026-12-24&adults=2&time=19:05')).toMatchObject({
      step: 'details',
      choice: { date: '2026-12-24', adults: 2, time: '19:00' },
    });
  });

  it('exists on the page of a restaurant at book-now [route.restaurant-book]', () => {
    expect(stateAt('/restaurants/london/soho/book-now')).toMatchObject({ step: 'party' });
    expect(stateAt('/restaurants/london/soho')).toBeUndefined();
    expect(stateAt('/restaurants/london/soho/menu')).toBeUndefined();
  });

  it('does not exist without a restaurant that takes bookings [route.booking]', () => {
    expect(stateAt('/booking/soho', { restaurant: restaurantOf({ onlineBooking: false }) })).toBeUndefined();
    expect(stateAt('/booking', {})).toBeUndefined();
    expect(stateAt('/menu')).toBeUndefined();
  });

  it('exists while a restaurant is being chosen, with the day in London [booking.location]', () => {
    const now = new Date('2026-07-01T23:30:00Z');
    const route = matchRoute('/booking/choose');
    expect(deriveBookingState({ route, query: {}, now, times }, undefined)).toMatchObject({
      step: 'party',
      choice: { date: '2026-07-02' },
    });
  });
});

describe('the state after a posted form', () => {
  const typed = { ...emptyDetails, firstName: 'Ada' };
  const stateAfter = (outcome: BookingOutcome | undefined) =>
    stateAt('/booking/soho?step=details&time=19:00', {
      submission: { idempotencyKey: 'key-of-this-intent', typed, outcome },
    });
  const refused = (isFinal: boolean): BookingOutcome => ({ kind: 'refused', message: 'No.', isFinal });

  it('is back at the time with what was typed when the slot was taken [booking.taken]', () => {
    expect(stateAfter({ kind: 'taken', message: 'Taken.' })).toMatchObject({
      step: 'time',
      typed,
      choice: { time: '19:00' },
    });
  });

  it('stays at the details with what was typed after any other outcome [booking.error]', () => {
    for (const outcome of [undefined, uncertainOutcome({ isEnquiry: false }), refused(true), refused(false)])
      expect(stateAfter(outcome)).toMatchObject({ step: 'details', typed });
  });

  it('keeps its key where a booking may have been made, and has a new one otherwise [booking.once]', () => {
    const done: BookingOutcome = { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false };
    for (const outcome of [undefined, done, uncertainOutcome({ isEnquiry: false }), refused(false)])
      expect(stateAfter(outcome)?.idempotencyKey).toBe('key-of-this-intent');
    for (const outcome of [refused(true), { kind: 'taken', message: 'Taken.' } as const])
      expect(stateAfter(outcome)?.idempotencyKey).toMatch(uuid);
  });
});

describe('the step at which a booking opens', () => {
  const occasion = {
    id: 'dinner',
    name: 'Dinner',
    minimumCovers: 1,
    maximumCovers: 8,
    menuLinkGroup: undefined,
    areaLinkGroup: undefined,
  };
  const requested: string[] = [];
  const questions = {
    ...unavailableBookingSystem,
    occasions: async (storeId: string) => {
      requested.push(storeId);
      return { ok: true, value: [occasion] } as const;
    },
  };
  const load = async (
    query: BookingStateInput['query'],
    more: object = {},
    restaurant: Restaurant | undefined = soho,
    findEarlier?: FindEarlierBooking,
    answers: Partial<BookingQueries> = {},
  ) => {
    requested.length = 0;
    const route = matchRoute('/booking/soho');
    return loadBookingState({
      request: { route, query, now: new Date('2026-11-21T12:00:00Z'), ...more },
      restaurant,
      questions: { ...questions, ...answers },
      findEarlier,
      options: bookingOptionsOf({ ...defaultConfiguration, bookingStartStep: 2 }),
    });
  };

  it('is the configured one where the address names none [config.constants]', async () => {
    expect(await load({})).toMatchObject({ step: 'time', choice: { occasionId: 'dinner', adults: 2, children: 0 } });
    expect(requested).toEqual(['1']);
  });

  it('is the one after day and party where the address has both, unless the day is not offered [booking.step1]', async () => {
    const opened = (query: Readonly<Record<string, string[]>>) =>
      loadBookingState({
        request: { route: matchRoute('/booking/soho'), query, now: new Date('2026-11-21T12:00:00Z') },
        restaurant: soho,
        questions: { ...questions },
        options: bookingOptionsOf(defaultConfiguration),
      });
    const party = { date: ['2026-12-02'], adults: ['4'] };
    expect(await opened(party)).toMatchObject({ step: 'time', choice: { occasionId: 'dinner', adults: 4 } });
    expect((await opened({ ...party, step: ['party'] }))?.step).toBe('party');
    for (const partial of [{ date: ['2026-12-02'] }, { adults: ['4'] }, { ...party, date: ['soon'] }])
      expect((await opened(partial))?.step, JSON.stringify(partial)).toBe('party');
    const past = await opened({ ...party, date: ['2026-11-01'] });
    expect(past).toMatchObject({ step: 'party', notOffered: expect.any(String) });
    expect(past?.asksOccasionOnly).toBeFalsy();
  });

  it('is the one after the time for a link to a table, or the time with a message if it was taken [diner.next-tables]', async () => {
    const query = { step: ['extras'], date: ['2026-12-02'], adults: ['2'], time: ['19:00'] };
    const slot = { available: true, canEnquire: false, date: undefined, areaIds: undefined };
    const withSlot = (time: string) =>
      load(query, {}, soho, undefined, { slots: async () => ({ ok: true, value: [{ ...slot, time }] }) as const });
    expect(await withSlot('19:00')).toMatchObject({ step: 'extras', choice: { occasionId: 'dinner', time: '19:00' } });
    expect(await withSlot('18:00')).toMatchObject({
      step: 'time',
      choice: { occasionId: 'dinner', time: '19:00' },
      notOffered: 'Sorry, 19:00 has just been taken. The nearest free time is 18:00.',
    });
  });

  it('is that of the address, and after a posted form that of its result [booking.error]', async () => {
    expect(await load({ step: ['party'] })).toMatchObject({ step: 'party' });
    const submission = { idempotencyKey: 'key-of-this-intent', outcome: uncertainOutcome({ isEnquiry: false }) };
    expect(await load({}, { submission })).toMatchObject({
      step: 'party',
      outcome: uncertainOutcome({ isEnquiry: false }),
    });
    expect(requested).toEqual([]);
  });

  it('has the uncertain outcome of an earlier attempt, unless another table is asked for [upstream.once]', async () => {
    const uncertain = uncertainOutcome({ isEnquiry: false });
    const slots: object[] = [];
    const findEarlier: FindEarlierBooking = (slot) => {
      slots.push(slot);
      return uncertain;
    };
    const query = { step: ['details'], date: ['2026-12-02'], occasion: ['dinner'], adults: ['2'], time: ['19:00'] };
    expect(await load(query, {}, soho, findEarlier)).toMatchObject({ earlierOutcome: uncertain });
    expect(slots).toEqual([{ storeId: '1', date: '2026-12-02', time: '19:00' }]);
    const again = await load({ ...query, again: ['1'] }, {}, soho, findEarlier);
    expect(again).not.toHaveProperty('earlierOutcome');
    expect(again?.idempotencyKey).toMatch(/^again-[\da-f-]{36}$/);
    expect(await load({ ...query, time: [] }, {}, soho, findEarlier)).not.toHaveProperty('earlierOutcome');
  });

  it('is that of the booking that the address names, when its result is no longer in memory [booking.once]', async () => {
    const done = { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false } as const;
    const findEarlier: FindEarlierBooking = (_, resultId) => (resultId === 'id-of-result' ? done : undefined);
    const query = { step: ['details'], date: ['2026-12-02'], occasion: ['dinner'], adults: ['2'], time: ['19:00'] };
    const result = ['id-of-result'];
    for (const shown of [
      { ...query, result },
      { ...query, result, again: ['1'] },
    ])
      expect(await load(shown, {}, soho, findEarlier)).toMatchObject({ outcome: done });
    expect(await load(query, {}, soho, findEarlier)).not.toHaveProperty('outcome');
  });

  it('is that of a lost result where the address names one that cannot be read [booking.once] [form.nojs]', async () => {
    const query = { step: ['details'], date: ['2026-12-02'], occasion: ['dinner'], adults: ['2'], time: ['19:00'] };
    for (const more of [{}, { again: ['1'] }]) {
      const sent = await load({ ...query, ...more, result: ['id-of-result'] });
      expect(sent).toMatchObject({ step: 'details', lostResult: 'sent' });
      expect(sent).not.toHaveProperty('outcome');
    }
    expect(await load({ ...query, result: ['unsent.id-of-result'] })).toMatchObject({ lostResult: 'unsent' });
    expect(await load(query)).not.toHaveProperty('lostResult');
  });

  it.each([
    [1, 'party'],
    [2, 'time'],
    [3, 'details'],
  ])('is for the configured number %d that of the %s [config.constants]', (bookingStartStep, opensAt) => {
    expect(bookingOptionsOf({ ...defaultConfiguration, bookingStartStep }).opensAt).toBe(opensAt);
  });

  it('has times from the configured hour and minute [booking.date]', () => {
    const { times: configured } = bookingOptionsOf({
      ...defaultConfiguration,
      bookingStartHour: 8,
      bookingStartMinute: 5,
      bookingTimeStepMinutes: 30,
    });
    expect(configured).toEqual({ first: '08:05', stepMinutes: 30 });
  });
});

const page = {
  pageId: 'booking',
  path: '/booking/soho',
  area: { kind: 'home' },
  query: {},
  options: defaultOptions,
} as const;

describe('an address that chooses what is not offered', () => {
  const option = (id: string) => ({ id, name: `Option ${id}` });
  const calls: (readonly [string, string | undefined])[] = [];
  const questions = {
    ...unavailableBookingSystem,
    areas: async () => ({ ok: true, value: [option('terrace')] }) as const,
    menus: async (_: unknown, time: string | undefined) => {
      calls.push(['menus', time]);
      return { ok: true, value: [option('set')] } as const;
    },
  };
  const valid = {
    step: ['details'],
    date: ['2026-12-02'],
    occasion: ['dinner'],
    adults: ['2'],
    area: ['terrace'],
    menu: ['set'],
    time: ['19:00'],
  };
  const load = (changed: BookingStateInput['query'], more: Partial<Parameters<typeof loadBookingState>[0]> = {}) =>
    loadBookingState({
      request: {
        route: matchRoute('/booking/soho'),
        query: { ...valid, ...changed },
        now: new Date('2026-11-21T12:00:00Z'),
      },
      restaurant: { ...soho, bookingDaysAhead: 60 },
      questions,
      options: bookingOptionsOf(defaultConfiguration),
      ...more,
    });

  it('an area or a menu: it is left out, and the step of the time says so [booking.areas-menus]', async () => {
    const unchanged = await load({});
    expect(unchanged).toMatchObject({ step: 'details', choice: { areaId: 'terrace', menuId: 'set', time: '19:00' } });
    expect(unchanged?.notOffered).toBeUndefined();
    expect(await load({ area: ['roof'] })).toMatchObject({
      step: 'time',
      choice: { areaId: undefined, menuId: 'set', date: '2026-12-02', adults: 2 },
      notOffered: 'That part of the restaurant cannot be booked. Please choose another.',
    });
    expect(await load({ menu: ['caviar'], step: ['extras'] })).toMatchObject({
      step: 'time',
      choice: { areaId: 'terrace', menuId: undefined },
      notOffered: bookingMessage(bookingCode.menuNotAvailable),
    });
    expect(await load({ menu: ['caviar'], step: ['party'] })).toMatchObject({ step: 'party' });
  });

  it('is checked against the menus of its time where that is chosen [booking.areas-menus]', async () => {
    calls.length = 0;
    await load({});
    await load({ step: ['time'] });
    expect(calls).toEqual([
      ['menus', '19:00'],
      ['menus', undefined],
    ]);
  });

  it.each([
    [
      'in the past',
      '2026-11-20',
      'Friday 20 November 2026 has passed. The first day you can book is Saturday 21 November 2026.',
    ],
    [
      'later than the last one',
      '2027-01-21',
      'Thursday 21 January 2027 is too far ahead. The last day you can book is Wednesday 20 January 2027.',
    ],
    [
      'on which it is closed',
      '2026-12-25',
      'The restaurant is closed on Friday 25 December 2026 for Christmas. Please choose another day.',
    ],
    ['that is not a date', '2026-13-45', 'The day in the address is not a date. Please choose a day.'],
  ])('a day %s: the first step says so [booking.date]', async (_, date, notOffered) => {
    const christmas = { ...closedDay, reason: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-25' };
    const restaurant = { ...soho, bookingDaysAhead: 60, overrides: [christmas] };
    expect(await load({ date: [date] }, { restaurant })).toMatchObject({
      step: 'party',
      choice: { date: '2026-11-21', occasionId: 'dinner', adults: 2, time: undefined },
      notOffered,
    });
  });

  it('a day in a longer closure: it stays chosen, because the page itself says why it is closed [booking.date]', async () => {
    const refit = { ...closedDay, reason: 'A new kitchen', startDate: '2026-11-20', endDate: '2027-01-10' };
    const loaded = await load({ date: ['2026-12-02'] }, { restaurant: { ...soho, overrides: [refit] } });
    expect(loaded).toMatchObject({ step: 'party', choice: { date: '2026-12-02' } });
    expect(loaded?.notOffered).toBeUndefined();
  });

  it.each(['00:30', '04:59', '05:00'])(
    'a day that is too far ahead: the last day is that of the calendar, also at %s [booking.date]',
    async (time) => {
      const restaurant = { ...soho, openingTimes: undefined, bookingDaysAhead: 60 };
      const now = new Date(`2026-11-21T${time}:00Z`);
      const { last } = createJourneyRestaurant(restaurant, { ...page, now }, 2);
      const route = matchRoute('/booking/soho');
      const loadOn = (date: string) =>
        load({}, { restaurant, request: { route, now, query: { ...valid, date: [date] } } });
      expect(last).toBe('2027-01-20');
      expect((await loadOn(last))?.notOffered).toBeUndefined();
      expect((await loadOn('2027-01-21'))?.notOffered).toBe(
        'Thursday 21 January 2027 is too far ahead. The last day you can book is Wednesday 20 January 2027.',
      );
      expect((await loadOn('2026-11-19'))?.notOffered).toContain('first day you can book is Saturday 21 November 2026');
      expect((await loadOn('2026-11-20'))?.notOffered === undefined).toBe(time < '05:00');
    },
  );

  it.each([
    ['22:00', '00:30', true],
    ['02:00', '01:59', false],
    ['02:00', '02:00', true],
  ])(
    'yesterday, at a restaurant that closes at %s: at %s it has passed: %s, also for a posted form [booking.date] [form.nojs]',
    async (Close, time, isPast) => {
      const openingTimes = Object.fromEntries(
        Object.keys(soho.openingTimes ?? {}).map((day) => [day, { ...hours, Close }]),
      );
      const restaurant = restaurantOf({ onlineBooking: true, openingTimes });
      const request = {
        route: matchRoute('/booking/soho'),
        now: new Date(`2026-11-21T${time}:00Z`),
        query: { ...valid, date: ['2026-11-20'] },
      };
      const submission = { idempotencyKey: 'key-of-this-intent', typed: emptyDetails };
      for (const each of [request, { ...request, submission }]) {
        const notOffered = (await load({}, { restaurant, request: each }))?.notOffered;
        expect(notOffered?.startsWith('Friday 20 November 2026 has passed. The first day')).toBe(isPast || undefined);
      }
    },
  );

  it.each(['1e9', 'NaN', '2.5', '-3', '0'])(
    'the number of people “%s”: the first step asks for it instead of choosing another [booking.covers]',
    async (adults) => {
      const notOffered = expect.stringContaining('Please say how many people come.');
      expect(await load({ adults: [adults] })).toMatchObject({ step: 'party', notOffered });
      expect(await load({ children: ['-1'] })).toMatchObject({ step: 'party', notOffered });
      const route = matchRoute('/booking/choose');
      const request = { route, query: { adults: [adults] }, now: new Date('2026-11-21T12:00:00Z') };
      expect(await load({}, { request, restaurant: undefined })).toMatchObject({ notOffered });
    },
  );

  it('what a posted form chooses: the page says why it was not sent, and keeps what was typed [booking.error] [form.nojs]', async () => {
    const submission = { idempotencyKey: 'key-of-this-intent', typed: { ...emptyDetails, firstName: 'Ada' } };
    const posted = (change: Readonly<Record<string, readonly string[]>>) => {
      const request = {
        route: matchRoute('/booking/soho'),
        query: { ...valid, ...change },
        now: new Date('2026-11-21T12:00:00Z'),
      };
      return load({}, { request: { ...request, submission } });
    };
    expect(await posted({ time: ['18:07'] })).toMatchObject({
      step: 'time',
      notOffered: 'No table can be booked for 18:07 on this day. Please choose another time.',
      typed: { firstName: 'Ada' },
      idempotencyKey: 'key-of-this-intent',
    });
    expect(await posted({ date: ['2026-11-03'] })).toMatchObject({
      step: 'party',
      notOffered: expect.stringMatching(/^Tuesday 3 November 2026 has passed\. The first day you can book is/),
    });
    expect(await posted({})).toMatchObject({ step: 'details' });
    expect(await posted({})).not.toHaveProperty('notOffered');
  });

  describe('of a booking that was refused because an editor has changed the restaurant meanwhile', () => {
    const refuse = (
      answers: Partial<BookingQueries>,
      code: number = bookingCode.explained,
      changed: BookingStateInput['query'] = {},
      maxTableBookingCovers = defaultConfiguration.maxTableBookingCovers,
    ) => {
      const outcome = { kind: 'refused', code, message: 'Refused.', isFinal: true } as const;
      const submission = {
        idempotencyKey: 'key-of-this-intent',
        typed: { ...emptyDetails, firstName: 'Ada' },
        outcome,
      };
      const request = {
        route: matchRoute('/booking/soho'),
        query: { ...valid, area: ['roof'], ...changed },
        now: new Date('2026-11-21T12:00:00Z'),
      };
      const options = bookingOptionsOf({ ...defaultConfiguration, maxTableBookingCovers });
      return load({}, { request: { ...request, submission }, questions: { ...questions, ...answers }, options });
    };
    const none = async () => ({ ok: true, value: [] }) as const;
    const roof = async () => ({ ok: true, value: [{ id: 'roof', name: 'Roof' }] }) as const;

    it('a removed area leads to the times, and what was typed stays [booking.error] [form.nojs]', async () => {
      const state = await refuse({ areas: none });
      expect(state).toMatchObject({
        step: 'time',
        notOffered: 'That part of the restaurant cannot be booked. Please choose another.',
        typed: { firstName: 'Ada' },
        outcome: undefined,
      });
      expect(state?.choice).toMatchObject({ areaId: undefined, time: '19:00' });
    });

    it('a removed occasion, or a closed day, leads to the first step [booking.error] [form.nojs]', async () => {
      const other = { id: 'brunch', name: 'Brunch', minimumCovers: 1, maximumCovers: 8 };
      const value = [{ ...other, menuLinkGroup: undefined, areaLinkGroup: undefined }];
      const brunch = async () => ({ ok: true, value }) as const;
      expect(await refuse({ occasions: brunch }, bookingCode.notOnThisDate)).toMatchObject({
        step: 'party',
        choice: { occasionId: undefined, time: undefined },
        notOffered: 'That occasion cannot be booked here on this day. Please choose one of those below.',
      });
      expect(await refuse({ occasions: none }, bookingCode.notOnThisDate)).toMatchObject({
        step: 'party',
        notOffered: 'Nothing can be booked online for Wednesday 2 December 2026. Please choose another day.',
      });
    });

    it.each([
      [8, bookingCode.tooManyForOccasion],
      [20, bookingCode.tooMany],
    ])(
      'a party that is larger than %d leads to the first step, which says so [booking.covers] [form.nojs]',
      async (most, code) => {
        const dinner = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: most + 80 };
        const value = [{ ...dinner, menuLinkGroup: undefined, areaLinkGroup: undefined }];
        const occasions = async () => ({ ok: true, value }) as const;
        const state = (adults: string) => refuse({ occasions, areas: roof }, code, { adults: [adults] }, most);
        const { step, choice, outcome, typed } = (await state(String(most + 1))) ?? {};
        expect({ step, outcome, typed }).toMatchObject({
          step: 'party',
          outcome: undefined,
          typed: { firstName: 'Ada' },
        });
        expect(choice).toMatchObject({ adults: most + 1, time: '19:00' });
        expect(await state(String(most))).toMatchObject({ step: 'details', outcome: { message: 'Refused.' } });
      },
    );

    it('any other refusal stays as it is [booking.error]', async () => {
      for (const [answers, code] of [
        [{ areas: roof }, bookingCode.explained],
        [{ areas: none }, bookingCode.timeOut],
      ] as const)
        expect(await refuse(answers, code)).toMatchObject({ step: 'details', outcome: { message: 'Refused.' } });
    });
  });

  it.each(['<b>x</b>', 'x'.repeat(70)])(
    'an area that is none, %s, leads to the times, which say so [booking.step2]',
    async (area) => {
      expect(await load({ area: [area] })).toMatchObject({
        step: 'time',
        choice: { date: '2026-12-02', time: '19:00' },
        notOffered: 'That part of the restaurant cannot be booked. Please choose another.',
      });
      expect((await load({ area: [''] }))?.notOffered).toBeUndefined();
    },
  );

  it.each([
    ['details', 'time'],
    ['party', 'party'],
  ])('a time that is not one: from %s it leads to the step %s, which says so [booking.date]', async (from, step) => {
    const loaded = await load({ step: [from], time: ['xx'] });
    expect(loaded).toMatchObject({
      step,
      choice: { date: '2026-12-02' },
      notOffered: 'The time in the address is not a time. Please choose a time.',
    });
    expect(loaded?.choice.time).toBeUndefined();
  });

  it.each(['2026-11-21', '2027-01-20'])('the day %s is offered [booking.date]', async (date) => {
    expect(await load({ date: [date] })).toMatchObject({ step: 'details', choice: { date, time: '19:00' } });
  });

  it('stays as it is where the booking system does not answer, or may have booked [upstream.once]', async () => {
    expect(await load({ area: ['roof'] }, { questions: unavailableBookingSystem })).toMatchObject({
      step: 'details',
      choice: { areaId: 'roof' },
    });
    const earlierOutcome = uncertainOutcome({ isEnquiry: false });
    expect(await load({ date: ['2026-11-20'] }, { findEarlier: () => earlierOutcome })).toMatchObject({
      step: 'details',
      earlierOutcome,
    });
  });
});
