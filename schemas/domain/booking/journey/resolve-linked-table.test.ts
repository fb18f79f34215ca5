import { describe, expect, it } from 'vitest';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { resolveLinkedTable } from './resolve-linked-table.ts';

const occasion = (id: string, maximumCovers = 8): Occasion => ({
  id,
  name: id,
  minimumCovers: 1,
  maximumCovers,
  menuLinkGroup: undefined,
  areaLinkGroup: undefined,
});
const slot = (time: string, available = true, canEnquire = false): Slot => ({
  time,
  available,
  canEnquire,
  date: undefined,
  areaIds: undefined,
});

type Slots = readonly Slot[] | 'fails';

const linked: BookingChoice = { date: '2026-12-02', adults: 2, time: '19:00' };

const resolve = (slots: Readonly<Record<string, Slots>>, choice: BookingChoice = linked, occasions?: Occasion[]) =>
  resolveLinkedTable({
    questions: {
      occasions: async () => ({ ok: true, value: occasions ?? Object.keys(slots).map((id) => occasion(id)) }),
      slots: async ({ occasionId }) => {
        const value = slots[occasionId] ?? [];
        return value === 'fails' ? { ok: false, message: 'No.' } : { ok: true, value };
      },
    },
    storeId: '1',
    choice,
    options: { maxCovers: 20, times: { first: '09:00', stepMinutes: 15 } },
  });

describe('a link to a table', () => {
  it('opens the first occasion that has its time, at the step after the time [diner.next-tables]', async () => {
    const slots = { lunch: [slot('12:00')], dinner: [slot('19:00')], feast: [slot('19:00')] };
    expect(await resolve(slots)).toEqual({
      step: 'extras',
      choice: { ...linked, children: 0, occasionId: 'dinner' },
    });
  });

  it('opens an occasion that can be booked at once before one by enquiry [diner.next-tables]', async () => {
    const slots = { feast: [slot('19:00', false, true)], dinner: [slot('19:00')] };
    expect(await resolve(slots)).toMatchObject({ step: 'extras', choice: { occasionId: 'dinner' } });
  });

  it('to a taken one opens the times near it, and says so [diner.next-tables]', async () => {
    const slots = {
      lunch: [slot('12:00')],
      dinner: [slot('17:00'), slot('19:00', false), slot('19:20'), slot('19:30')],
    };
    expect(await resolve(slots)).toEqual({
      step: 'time',
      choice: { ...linked, children: 0, occasionId: 'dinner' },
      notOffered: 'Sorry, 19:00 has just been taken. The nearest free time is 19:30.',
    });
  });

  it('to a taken one names both of the nearest free times [diner.next-tables]', async () => {
    expect(await resolve({ dinner: [slot('19:15'), slot('18:45'), slot('20:00')] })).toMatchObject({
      notOffered: 'Sorry, 19:00 has just been taken. The nearest free times are 18:45 and 19:15.',
    });
  });

  it('to a taken one names no time of the night before [diner.next-tables] [open.midnight]', async () => {
    expect(await resolve({ dinner: [slot('00:15'), slot('19:00', false)] })).toMatchObject({
      notOffered: 'Sorry, 19:00 has just been taken.',
    });
  });

  it('to the last table of a day that was taken says so [diner.next-tables]', async () => {
    expect(await resolve({ lunch: [], dinner: [slot('19:00', false)] })).toMatchObject({
      step: 'time',
      choice: { occasionId: 'lunch' },
      notOffered: 'Sorry, 19:00 has just been taken.',
    });
  });

  it('does not say that it was taken where the booking system does not answer [diner.next-tables]', async () => {
    const opened = await resolve({ lunch: [slot('12:00')], dinner: 'fails' });
    expect(opened).toMatchObject({ step: 'time', choice: { occasionId: 'lunch' } });
    expect(opened).not.toHaveProperty('notOffered');
  });

  it.each([
    ['an occasion', { ...linked, occasionId: 'dinner' }],
    ['no time', { ...linked, time: undefined }],
    ['no party', { ...linked, adults: undefined }],
    ['a party that no occasion takes', { ...linked, adults: 9 }],
  ])('is none with %s [diner.next-tables]', async (_, choice) => {
    expect(await resolve({ dinner: [slot('19:00')] }, choice)).toBeUndefined();
  });

  it('is none for a party larger than the chain allows [diner.next-tables]', async () => {
    const group = [occasion('group', 30)];
    expect(await resolve({ group: [slot('19:00')] }, { ...linked, adults: 21 }, group)).toBeUndefined();
  });
});
