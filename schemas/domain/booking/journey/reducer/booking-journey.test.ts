import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { lostInputMessage, lostResultMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { createRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import type { BookingJourneyEvent, BookingJourneyState, BookingJourneyStep } from '../journey-state.ts';
import { parseBookingJourney, serializeBookingJourney } from '../saved-journey.ts';
import { createBookingJourney } from './create-booking-journey.ts';
import { reduceBookingJourney } from './reduce-booking-journey.ts';

const typed = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phoneNumber: '020 7946 0000',
  specialRequest: 'By the window',
  shouldReceivePromotions: true,
  shouldReceiveSms: false,
};
const choice = {
  date: '2026-12-10',
  occasionId: 'dinner',
  adults: 3,
  children: 1,
  areaId: 'bar',
  menuId: 'set',
  time: '19:00',
  extras: [{ id: 'cake', quantity: 1 }],
};

/** Creates a booking at a step with everything chosen and typed. */
const at = (step: BookingJourneyStep, more: Partial<BookingJourneyState> = {}): BookingJourneyState => ({
  step,
  choice,
  typed,
  errors: {},
  idempotencyKey: 'first-key',
  sending: false,
  timesTaken: 0,
  ...more,
});

const done: BookingOutcome = { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false };
const taken: BookingOutcome = { kind: 'taken', message: 'Just taken' };
const timedOut: BookingOutcome = { kind: 'refused', code: 0, isFinal: false, message: 'Try again' };
const noAnswer: BookingOutcome = { kind: 'refused', isFinal: false, message: 'Not working' };
const refused: BookingOutcome = { kind: 'refused', code: 4, isFinal: true, message: 'Too many' };
const uncertain: BookingOutcome = { kind: 'uncertain', message: 'It may be booked', isEnquiry: false };
const outcomes = [done, taken, timedOut, noAnswer, refused, uncertain];
const freshKey = 'second-key';

const events: readonly BookingJourneyEvent[] = [
  { type: 'party-changed', change: { date: '2026-12-11' } },
  { type: 'party-changed', change: { occasionId: 'birthday', adults: 2, children: 0 } },
  { type: 'party-changed', change: { adults: 5 } },
  { type: 'party-changed', change: { adults: choice.adults } },
  { type: 'party-chosen', choice: { ...choice, children: 2 } },
  { type: 'party-chosen', choice },
  { type: 'area-or-menu-changed', change: { areaId: undefined, menuId: 'vegan' } },
  { type: 'time-changed', time: '20:15' },
  { type: 'time-chosen', time: '19:00', hasExtras: true },
  { type: 'time-chosen', time: '20:30', hasExtras: false },
  { type: 'extras-chosen', extras: [{ id: 'wine', quantity: 2 }] },
  { type: 'typed', change: { firstName: 'Grace' } },
  { type: 'errors-found', errors: { email: 'Enter your email address' } },
  { type: 'sent' },
  { type: 'failed', message: 'No answer' },
  { type: 'went-back', to: 'party' },
  { type: 'restaurant-changed' },
  { type: 'went-back', to: 'time' },
  { type: 'new-attempt-requested', freshKey: 'third-key' },
  ...outcomes.map((outcome) => ({ type: 'answered', outcome, freshKey }) as const),
];
const steps: readonly BookingJourneyStep[] = ['party', 'time', 'extras', 'details', 'thanks'];

const start = (): BookingJourneyState =>
  createBookingJourney({
    visit: { step: 'party', choice: { date: '2026-12-10' }, idempotencyKey: 'key-of-the-page' },
    facts: {},
  });

const toBookingParty = ({ choice: { date, occasionId, adults, children } }: BookingJourneyState): string =>
  JSON.stringify([date, occasionId, adults, children]);

/** Checks the invariants between a state and the state after any event. */
function checkInvariants(before: BookingJourneyState, event: BookingJourneyEvent, after: BookingJourneyState): void {
  if (before.sending && event.type !== 'answered') expect(after).toBe(before);
  if (!before.sending && event.type === 'answered') expect(after).toBe(before);
  if (before.step === 'thanks') expect(after).toBe(before);
  if (event.type !== 'typed') expect(after.typed).toBe(before.typed);
  if (event.type === 'party-changed' || event.type === 'party-chosen')
    if (toBookingParty(after) !== toBookingParty(before)) {
      expect(after.choice.time).toBeUndefined();
      expect(after.choice.extras).toEqual([]);
    }
  // The next suggestion is near the time that was lost with the day, the party, the area or the table.
  if (event.type !== 'traversed' && before.choice.time !== undefined && after.choice.time === undefined)
    expect(after.nearTime).toBe(before.choice.time);
  if (event.type !== 'answered' && event.type !== 'new-attempt-requested')
    expect(after.idempotencyKey).toBe(before.idempotencyKey);
  if (after.step === 'thanks') expect(after.done).toBeDefined();
  if (after.sending) expect(['extras', 'details']).toContain(after.step);
  if (after.step !== before.step && after.step === 'thanks') expect(event.type).toBe('answered');
  expect(after.timesTaken).toBeGreaterThanOrEqual(before.timesTaken);
}

/** Any sequence of events. */
const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 40 });

describe('the state of a booking', () => {
  it('keeps its invariants from every step with every event [booking.once] [booking.error]', () => {
    for (const step of steps)
      for (const sending of step === 'details' ? [false, true] : [false])
        for (const event of events) {
          const before = at(step, {
            sending,
            ...(step === 'thanks' && { done: { reference: 'R', isEnquiry: false } }),
          });
          checkInvariants(before, event, reduceBookingJourney(before, event));
        }
  });

  it('keeps its invariants for any sequence of events [booking.once] [booking.error]', () => {
    fc.assert(
      fc.property(anyEvents, (each) => {
        each.reduce((before, event) => {
          const after = reduceBookingJourney(before, event);
          checkInvariants(before, event, after);
          return after;
        }, start());
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps all typed details until they are sent [booking.error]', () => {
    fc.assert(
      fc.property(anyEvents, (each) => {
        const others = each.filter(({ type }) => type !== 'typed');
        expect(others.reduce(reduceBookingJourney, at('details')).typed).toEqual(typed);
      }),
      { numRuns: 1000 },
    );
  });

  it('resets time, extras, area and menu with the occasion, but only time and extras with the day [booking.areas-menus]', () => {
    const { choice: other } = reduceBookingJourney(at('party'), {
      type: 'party-changed',
      change: { occasionId: 'birthday' },
    });
    expect(other).toMatchObject({
      date: choice.date,
      areaId: undefined,
      menuId: undefined,
      time: undefined,
      extras: [],
    });
    const { choice: later } = reduceBookingJourney(at('party'), {
      type: 'party-changed',
      change: { date: '2026-12-12' },
    });
    expect(later).toMatchObject({ occasionId: 'dinner', areaId: 'bar', menuId: 'set', time: undefined, extras: [] });
  });

  it('resets the extras when the time changes and keeps them otherwise [booking.upsells]', () => {
    const chosen = (time: string) => reduceBookingJourney(at('time'), { type: 'time-chosen', time, hasExtras: true });
    expect(chosen('19:00').choice.extras).toEqual(choice.extras);
    expect(chosen('18:45').choice.extras).toEqual([]);
  });
});

describe('the outcome of a booking', () => {
  it.each([5, 10])(
    'of a form that was posted without script says whether a card was not asked for: code %i [booking.card]',
    (code) => {
      const outcome = { kind: 'refused', code, message: 'No.', isFinal: false } as const;
      const { notice } = createBookingJourney({
        visit: { step: 'details', choice, idempotencyKey: 'k', outcome },
        facts: {},
      });
      expect(notice?.isCardUnasked).toBe(code === 5 || undefined);
    },
  );

  const answered = (outcome: BookingOutcome, more: Partial<BookingJourneyState> = {}): BookingJourneyState =>
    reduceBookingJourney(at('details', { sending: true, ...more }), { type: 'answered', outcome, freshKey });

  it('taken: returns to the times with party, area, extras and details, and a new key [booking.taken]', () => {
    expect(answered(taken)).toEqual(
      at('time', {
        choice: { ...choice, time: undefined },
        idempotencyKey: freshKey,
        timesTaken: 1,
        lostTime: choice.time,
        nearTime: choice.time,
        notice: { kind: 'taken', message: 'Just taken' },
      }),
    );
  });

  it('taken again: is counted, even after a failure in between [booking.taken]', () => {
    const once = reduceBookingJourney(answered(taken), { type: 'time-chosen', time: '20:00', hasExtras: false });
    const failed = reduceBookingJourney(reduceBookingJourney(once, { type: 'sent' }), {
      type: 'answered',
      outcome: refused,
      freshKey,
    });
    const twice = reduceBookingJourney(reduceBookingJourney(failed, { type: 'sent' }), {
      type: 'answered',
      outcome: taken,
      freshKey,
    });
    expect([once, failed, twice].map(({ timesTaken }) => timesTaken)).toEqual([1, 1, 2]);
  });

  it('taken: needs only two events to book again, with or without extras [booking.taken]', () => {
    const chosen = reduceBookingJourney(answered(taken), { type: 'time-chosen', time: '20:00', hasExtras: true });
    expect(chosen).toMatchObject({ step: 'details', choice: { time: '20:00', extras: choice.extras }, typed });
    const sent = reduceBookingJourney(chosen, { type: 'sent' });
    expect(reduceBookingJourney(sent, { type: 'answered', outcome: done, freshKey: 'third-key' }).step).toBe('thanks');
  });

  it.each([
    ['a time-out', timedOut, 'first-key'],
    ['no answer', noAnswer, 'first-key'],
    ['a clear no', refused, freshKey],
  ])(
    '%s: returns to the details with its message and the same key [booking.error] [booking.once]',
    (_, outcome, key) => {
      expect(answered(outcome)).toEqual(
        at('details', {
          idempotencyKey: key,
          notice: { kind: 'failed', message: 'message' in outcome ? outcome.message : '' },
        }),
      );
    },
  );

  it('uncertain: keeps the key until the guest wants another table [booking.once]', () => {
    const uncertainJourney = answered(uncertain);
    expect(uncertainJourney).toEqual(
      at('details', {
        notice: { kind: 'uncertain', isEnquiry: false, message: 'It may be booked', sentChoice: choice },
      }),
    );
    expect(
      reduceBookingJourney(reduceBookingJourney(uncertainJourney, { type: 'typed', change: { firstName: 'Bo' } }), {
        type: 'sent',
      }),
    ).toMatchObject({
      idempotencyKey: 'first-key',
    });
    expect(reduceBookingJourney(uncertainJourney, { type: 'new-attempt-requested', freshKey: 'third-key' })).toEqual(
      at('details', { idempotencyKey: 'third-key' }),
    );
    expect(reduceBookingJourney(at('details'), { type: 'new-attempt-requested', freshKey: 'third-key' })).toEqual(
      at('details'),
    );
  });

  it('uncertain: its notice stays at every step until there is an answer or another table is asked for [upstream.once]', () => {
    const { notice } = answered(uncertain);
    const going: readonly BookingJourneyEvent[] = [
      { type: 'errors-found', errors: { email: 'Enter your email address' } },
      { type: 'traversed', step: 'time', choice, typed: emptyDetails },
      { type: 'time-chosen', time: '20:30', hasExtras: true },
      { type: 'extras-chosen', extras: [] },
      { type: 'went-back', to: 'party' },
      { type: 'party-changed', change: { adults: 5 } },
      { type: 'party-chosen', choice },
    ];
    let journey = answered(uncertain);
    for (const event of going) {
      journey = reduceBookingJourney(journey, event);
      expect([event.type, journey.notice]).toEqual([event.type, notice]);
    }
    expect(reduceBookingJourney(journey, { type: 'new-attempt-requested', freshKey }).notice).toBeUndefined();
    const sent = reduceBookingJourney(answered(uncertain), { type: 'sent' });
    expect(reduceBookingJourney(sent, { type: 'answered', outcome: done, freshKey }).notice).toBeUndefined();
  });

  it('has an effect only once [booking.once]', () => {
    for (const outcome of outcomes) {
      const first = answered(outcome);
      for (const other of outcomes)
        expect(reduceBookingJourney(first, { type: 'answered', outcome: other, freshKey: 'third' })).toBe(first);
    }
  });

  it('is awaited: sending twice sends once [booking.once]', () => {
    const sent = reduceBookingJourney(at('details'), { type: 'sent' });
    expect(reduceBookingJourney(sent, { type: 'sent' })).toBe(sent);
  });

  it('done: ends the booking, and nothing changes it afterwards [booking.thanks]', () => {
    const end = answered(done);
    expect(end).toMatchObject({ step: 'thanks', done: { reference: 'PR-7KQ2', isEnquiry: false }, choice });
    for (const event of events) expect(reduceBookingJourney(end, event)).toBe(end);
  });
});

describe('a booking that starts from an address', () => {
  const occasion = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 };
  const facts = { occasions: { ok: true, value: [occasion] } } as const;
  const begun = (
    step: 'party' | 'time' | 'extras' | 'details',
    more: object,
    answers: object = facts,
  ): BookingJourneyState =>
    createBookingJourney({
      visit: { step, choice: { ...choice, ...more }, idempotencyKey: 'page-key' },
      facts: answers,
    });

  it.each([
    ['details', {}, 'details'],
    ['details', { time: undefined }, 'time'],
    ['extras', { time: undefined }, 'time'],
    ['time', { adults: undefined }, 'party'],
    ['details', { occasionId: undefined }, 'party'],
    ['party', {}, 'party'],
  ] as const)('for the step %s with %j starts at %s', (step, more, expected) => {
    expect(begun(step, more).step).toBe(expected);
  });

  it('starts at the time where the occasion has menus and none is chosen [booking.areas-menus]', () => {
    const answers = { ...facts, menus: { ok: true, value: [{ id: 'set', name: 'Set menu' }] } };
    const stepFor = (menuId: string | undefined, known: object) => begun('details', { menuId }, known).step;
    expect(stepFor(undefined, answers)).toBe('time');
    expect(stepFor('set', answers)).toBe('details');
    for (const menus of [{ ok: true, value: [] }, { ok: false, message: 'No answer' }, undefined])
      expect(stepFor(undefined, { ...facts, menus })).toBe('details');
  });

  it('skips extras that are not available [booking.upsells]', () => {
    expect(begun('extras', {}, { ...facts, extras: { ok: true, value: [] } }).step).toBe('details');
    expect(begun('extras', {}, { ...facts, extras: { ok: false, message: 'No answer' } }).step).toBe('details');
  });

  it('shows a message if the day lacks the chosen occasion, and the others can be chosen [booking.step1]', () => {
    expect(begun('details', { occasionId: 'brunch' })).toMatchObject({
      step: 'party',
      notice: {
        kind: 'not-offered',
        message: 'That occasion cannot be booked here on this day. Please choose one of those below.',
      },
    });
    expect(begun('details', {}, { occasions: { ok: true, value: [] } })).toMatchObject({
      step: 'party',
      notice: { kind: 'failed', message: 'This occasion cannot be booked for this date, please try again.' },
    });
  });

  it('goes back to the time that no slot has, even where a menu is missing [booking.date] [form.nojs]', () => {
    const slots = [{ time: '19:00', available: true, canEnquire: false, areaIds: undefined }];
    const known = {
      ...facts,
      menus: { ok: true, value: [{ id: 'set', name: 'Set menu' }] },
      slots: { ok: true, value: slots },
    } as const;
    expect(begun('details', { menuId: undefined, time: '03:00' }, known)).toMatchObject({
      step: 'time',
      choice: { time: undefined },
      notice: {
        kind: 'not-offered',
        message: 'No table can be booked for 03:00 on this day. Please choose another time.',
      },
    });
    const offered = begun('details', { menuId: undefined, time: '19:00' }, known);
    expect([offered.step, offered.notice]).toEqual(['time', undefined]);
  });

  it('goes back from a time that is taken, and names the nearest free ones [booking.taken] [diner.next-tables]', () => {
    const slots = ['18:30', '19:00', '19:30', '21:00'].map((time) => ({
      time,
      available: time !== '19:00',
      canEnquire: false,
      areaIds: undefined,
    }));
    const known = { ...facts, slots: { ok: true, value: slots } } as const;
    expect(begun('details', { time: '19:00' }, known)).toMatchObject({
      step: 'time',
      choice: { time: undefined },
      nearTime: '19:00',
      notice: {
        kind: 'not-offered',
        message: 'Sorry, 19:00 has just been taken. The nearest free times are 18:30 and 19:30.',
      },
    });
  });

  it('goes back to the times near one that no slot has [diner.next-tables]', () => {
    const slots = { ok: true, value: [] } as const;
    expect(begun('details', { time: '03:00' }, { ...facts, slots }).nearTime).toBe('03:00');
  });

  it.each(['extras', 'details'] as const)('goes from %s back to the time if no slot has it [booking.date]', (step) => {
    const slots = [{ time: '19:00', available: true, canEnquire: false, areaIds: undefined }];
    const menuLinkGroup = undefined;
    const areaLinkGroup = undefined;
    const withSlots: BookingFacts = {
      occasions: { ok: true, value: [{ ...occasion, menuLinkGroup, areaLinkGroup }] },
      slots: { ok: true, value: slots },
    };
    expect(begun(step, { time: '03:00' }, withSlots)).toMatchObject({
      step: 'time',
      choice: { time: undefined },
      notice: {
        kind: 'not-offered',
        message: 'No table can be booked for 03:00 on this day. Please choose another time.',
      },
    });
    expect(begun(step, { time: '19:00' }, withSlots)).toMatchObject({ step, choice: { time: '19:00' } });
    const visit = { step, choice: { ...choice, time: '03:00' }, typed, idempotencyKey: 'page-key' };
    expect(createBookingJourney({ visit, facts: withSlots }).step).toBe(step);
  });

  it('needs a confirmation after a lost result, and then has a key for another table [booking.once]', () => {
    const visit = { step: 'details', choice, idempotencyKey: 'page-key' } as const;
    const lost = createBookingJourney({ visit: { ...visit, lostResult: 'sent' }, facts: {} });
    expect(lost.notice).toEqual({
      kind: 'uncertain',
      message: lostResultMessage,
      sentChoice: choice,
      needsConfirmation: true,
    });
    const reloaded = parseBookingJourney(serializeBookingJourney('1', lost));
    if (!reloaded) throw new Error('The booking was not saved.');
    expect(reduceBookingJourney(lost, { type: 'restored', saved: reloaded }).notice).toEqual({
      ...lost.notice,
      isEnquiry: false,
    });
    const next = reduceBookingJourney(lost, { type: 'new-attempt-requested', freshKey: createRepeatKey('1') });
    expect(next).toMatchObject({ notice: undefined, idempotencyKey: 'again-1' });
    const unsent = createBookingJourney({ visit: { ...visit, lostResult: 'unsent' }, facts: {} });
    expect(unsent.notice).toEqual({ kind: 'failed', message: lostInputMessage });
  });

  it('shows a message for a choice that is not offered, until a saved booking replaces it [booking.areas-menus]', () => {
    const visit = {
      step: 'time',
      choice,
      idempotencyKey: 'page-key',
      notOffered: 'This menu is not available.',
    } as const;
    const journey = createBookingJourney({ visit, facts: {} });
    expect(journey).toMatchObject({
      step: 'time',
      notice: { kind: 'not-offered', message: 'This menu is not available.' },
    });
    const saved = { storeId: '1', step: 'details', choice, typed, idempotencyKey: 'kept-key' } as const;
    expect(reduceBookingJourney(journey, { type: 'restored', saved }).notice).toBeUndefined();
  });
});

describe('an event', () => {
  const notice = { kind: 'failed', message: 'No answer' } as const;
  const extras = [{ id: 'wine', quantity: 2 }];
  const saved = { storeId: '1', step: 'time', choice: { adults: 9 }, typed, idempotencyKey: 'kept-key' } as const;
  const effects: readonly (readonly [
    BookingJourneyEvent,
    BookingJourneyStep,
    Partial<BookingJourneyState>,
    ids: string,
  ])[] = [
    [{ type: 'party-chosen', choice }, 'party', { step: 'time' }, '[booking.step1]'],
    [
      { type: 'area-or-menu-changed', change: { areaId: undefined, menuId: 'vegan' } },
      'time',
      {
        choice: { ...choice, areaId: undefined, menuId: 'vegan', time: undefined, extras: [] },
        notice,
        nearTime: '19:00',
      },
      '[booking.areas-menus]',
    ],
    [
      { type: 'time-changed', time: '20:15' },
      'time',
      { choice: { ...choice, time: '20:15', extras: [] }, notice },
      '[booking.step2]',
    ],
    [
      { type: 'extras-chosen', extras },
      'extras',
      { step: 'details', choice: { ...choice, extras } },
      '[booking.upsells]',
    ],
    [
      { type: 'typed', change: { firstName: 'Grace' } },
      'details',
      { typed: { ...typed, firstName: 'Grace' }, notice },
      '[booking.step3]',
    ],
    [
      { type: 'errors-found', errors: { email: 'Enter it' } },
      'details',
      { errors: { email: 'Enter it' } },
      '[booking.step3]',
    ],
    [{ type: 'sent' }, 'details', { sending: true }, '[booking.step3]'],
    [
      { type: 'failed', message: 'Again' },
      'details',
      { notice: { kind: 'failed', message: 'Again' } },
      '[booking.error]',
    ],
    [{ type: 'went-back', to: 'party' }, 'details', { step: 'party', errors: {} }, '[booking.modal]'],
    [
      { type: 'restaurant-changed' },
      'details',
      {
        step: 'time',
        choice: { ...choice, areaId: undefined, menuId: undefined, time: undefined, extras: [] },
        nearTime: '19:00',
      },
      '[booking.tile]',
    ],
    [
      { type: 'restored', saved },
      'party',
      { step: 'time', choice: saved.choice, idempotencyKey: 'kept-key', notice },
      '[booking.once]',
    ],
    [
      { type: 'traversed', step: 'extras', choice: saved.choice, typed: emptyDetails },
      'time',
      { step: 'extras', choice: saved.choice },
      '[booking.modal]',
    ],
  ];

  for (const [event, step, effect, ids] of effects)
    it(`has only this effect: ${event.type} ${ids}`, () => {
      expect(reduceBookingJourney(at(step, { notice }), event)).toEqual(at(step, effect));
    });
});

it('shows at its field what a booking system says about a detail, and the rest above the form [booking.error]', () => {
  const email = 'That address cannot receive mail.';
  const refuse = (message: string) =>
    reduceBookingJourney(at('details', { sending: true }), {
      type: 'answered',
      outcome: { kind: 'refused', isFinal: true, message, fieldErrors: { email } },
      freshKey: 'fresh',
    });
  expect(refuse(email)).toMatchObject({ errors: { email }, notice: undefined });
  expect(refuse('The booking is not valid.')).toMatchObject({
    errors: { email },
    notice: { kind: 'failed', message: 'The booking is not valid.' },
  });
});

it('Back and Forward restore the typed details of a step only while nothing is typed [diner.dialog]', () => {
  const typed = { ...emptyDetails, firstName: 'Grace' };
  const event: BookingJourneyEvent = { type: 'traversed', step: 'details', choice, typed };
  expect(reduceBookingJourney(at('time', { typed: emptyDetails }), event).typed).toEqual(typed);
  const before = at('time', { typed: { ...emptyDetails, lastName: 'Byron' } });
  expect(reduceBookingJourney(before, event).typed).toEqual(before.typed);
});

describe('an event of certain steps', () => {
  const late: readonly (readonly [BookingJourneyEvent['type'], readonly BookingJourneyStep[], ids: string])[] = [
    ['time-chosen', ['time'], '[booking.step2]'],
    ['extras-chosen', ['extras'], '[booking.upsells]'],
    ['errors-found', ['extras', 'details'], '[booking.step3]'],
    ['sent', ['extras', 'details'], '[booking.step3]'],
    ['failed', ['time', 'extras', 'details'], '[booking.error]'],
  ];

  const changes = (journey: BookingJourneyState, event: BookingJourneyEvent): boolean =>
    reduceBookingJourney(journey, event) !== journey;

  for (const [type, own, ids] of late)
    it(`has an effect only in its steps: ${type} in ${own.join(' or ')} ${ids}`, () => {
      for (const event of events.filter((each) => each.type === type))
        expect(steps.filter((step) => changes(at(step), event))).toEqual(own);
    });
});
