import { describe, expect, it } from 'vitest';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import type { BookingAnswer, BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { chooseOccasion, coversError, occasionsFor } from './choose-occasion.ts';
import { resolveOpeningStep } from './resolve-opening-step.ts';

const bookingOptions = { maxCovers: 20, defaultCovers: 2, times: { first: '09:00', stepMinutes: 15 } };

const none = async () => ({ ok: false, message: 'No.' }) as const;
const occasion = (id: string, minimumCovers: number, more: Partial<Occasion> = {}): Occasion => ({
  id,
  name: id,
  minimumCovers,
  maximumCovers: 8,
  menuLinkGroup: undefined,
  areaLinkGroup: undefined,
  ...more,
});
const slot = (time: string, available = true): Slot => ({
  time,
  available,
  canEnquire: false,
  date: undefined,
  areaIds: undefined,
});

interface FakeAnswers {
  readonly occasions?: readonly Occasion[];
  readonly slots?: readonly Slot[];
}

const answered = async <Value>(value: Value | undefined): Promise<BookingAnswer<Value>> =>
  value === undefined ? none() : { ok: true, value };

const questionsOf = ({ occasions, slots }: FakeAnswers): BookingQueries => ({
  occasions: () => answered(occasions),
  slots: () => answered(slots),
  areas: none,
  menus: none,
  requirements: none,
  extras: none,
  availability: none,
});

const open = (
  opensAt: 'party' | 'occasion' | 'time' | 'details',
  answers: FakeAnswers,
  choice: BookingChoice = { date: '2026-12-02' },
) =>
  resolveOpeningStep({
    questions: questionsOf(answers),
    storeId: '1',
    choice,
    options: { ...bookingOptions, opensAt },
  });

const group = occasion('group', 6);
const dinner = occasion('dinner', 1);
const slots = [slot('08:00'), slot('12:10'), slot('18:00', false), slot('18:15'), slot('19:00')];
const allAnswers = { occasions: [group, dinner], slots };
const chosen = { date: '2026-12-02', occasionId: 'dinner', adults: 2, children: 0 };

describe('the step at which a booking opens', () => {
  it('is the party by default [booking.step1]', async () => {
    expect(await open('party', allAnswers)).toEqual({ step: 'party', choice: { date: '2026-12-02' } });
  });

  it('is the time, for the first occasion that takes the default covers [booking.step1]', async () => {
    expect(await open('time', allAnswers)).toEqual({ step: 'time', choice: chosen });
  });

  it('is the details, at the first available time within the configured times, or the nearest to the requested one [booking.step2]', async () => {
    expect(await open('details', allAnswers)).toEqual({ step: 'details', choice: { ...chosen, time: '18:15' } });
    const choice = { date: '2026-12-02', time: '20:00', adults: 4 };
    expect(await open('details', allAnswers, choice)).toEqual({
      step: 'details',
      choice: { ...chosen, adults: 4, time: '19:00' },
    });
  });

  it('is the occasion if several take a party that is known, and else the time [booking.step1]', async () => {
    const known = { date: '2026-12-02', adults: 6 };
    expect(await open('occasion', allAnswers, known)).toEqual({
      step: 'party',
      choice: { ...known, children: 0 },
      asksOccasionOnly: true,
    });
    const two = { date: '2026-12-02', adults: 2 };
    expect(await open('occasion', allAnswers, two)).toEqual({ step: 'time', choice: chosen });
    expect((await open('occasion', allAnswers, { ...known, occasionId: 'dinner' })).step).toBe('time');
    expect(await open('occasion', allAnswers, { ...known, adults: 9 })).not.toHaveProperty('asksOccasionOnly');
  });

  it('is an earlier one if the defaults are not enough [booking.step1] [booking.step2]', async () => {
    for (const occasions of [undefined, [], [group]])
      expect((await open('details', occasions ? { ...allAnswers, occasions } : {})).step).toBe('party');
    expect((await open('time', allAnswers, { ...chosen, occasionId: 'brunch' })).step).toBe('party');
    expect((await open('time', allAnswers, { ...chosen, adults: 9 })).step).toBe('party');
    expect((await open('time', allAnswers, {})).step).toBe('party');
    expect((await open('details', { occasions: [dinner] })).step).toBe('time');
    expect((await open('details', { ...allAnswers, slots: [slot('18:00', false)] })).step).toBe('time');
    expect(
      (await open('details', { ...allAnswers, occasions: [occasion('set', 1, { menuLinkGroup: 'T' })] })).step,
    ).toBe('time');
  });
});

describe('the occasion of a party', () => {
  const dinners = [occasion('dinner', 1, { maximumCovers: 8 }), occasion('birthday', 2, { maximumCovers: 12 })];

  it('is changed because the party is too large only where one other takes it: else the guest has to choose [booking.covers]', () => {
    const [first, birthday] = dinners;
    expect(chooseOccasion(dinners, { adults: 12 })).toBe(birthday);
    expect(chooseOccasion([...dinners, occasion('feast', 9, { maximumCovers: 20 })], { adults: 12 })).toBe(first);
    expect(first && coversError(first, { adults: 12, children: 0 })).toBe('dinner is for up to 8');
    expect(occasionsFor(dinners, { adults: 12, children: 0 }).map(({ id }) => id)).toEqual(['birthday']);
  });

  it('is limited to 20 people, adults and children together, whatever its own limit [booking.covers]', () => {
    const feast = occasion('feast', 1, { maximumCovers: 60 });
    const { maxCovers } = bookingOptions;
    expect(coversError(feast, { adults: 20, children: 0 }, maxCovers)).toBeUndefined();
    expect(coversError(feast, { adults: 12, children: 8 }, maxCovers)).toBeUndefined();
    const tooMany = 'Tables for up to 20 can be booked here';
    expect(coversError(feast, { adults: 21, children: 0 }, maxCovers)).toBe(tooMany);
    expect(coversError(feast, { adults: 12, children: 9 }, maxCovers)).toBe(tooMany);
    expect(coversError(occasion('lunch', 2, { maximumCovers: 8 }), { adults: 21, children: 0 }, maxCovers)).toBe(
      'lunch is for up to 8',
    );
  });

  it('is the chosen one, or the first that takes the party [booking.step1]', () => {
    expect(chooseOccasion(dinners, { adults: 12, occasionId: 'birthday' })?.id).toBe('birthday');
    expect(chooseOccasion([group, dinner], { adults: 2 })?.id).toBe('dinner');
    expect(chooseOccasion([], { adults: 2 })).toBeUndefined();
  });
});
