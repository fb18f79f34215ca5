import { describe, expect, it } from 'vitest';
import { otherTableOf, readBookingChange, valuesAfterRefusal } from './read-booking-change.ts';

const posted = {
  date: '2026-12-05',
  time: '19:00',
  adults: '4',
  childCovers: '1',
  areaId: '',
  specialRequest: 'A\r\nB',
  shownDate: '2026-12-05',
  shownAdults: '4',
  shownChildren: '1',
};

const notShown = { shownDate: undefined, shownAdults: undefined, shownChildren: undefined };

function formOf(change: Readonly<Record<string, string | undefined>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...posted, ...change })) if (value !== undefined) form.set(name, value);
  return form;
}

describe('a posted change of a booking [diner.manage]', () => {
  it('has the day, time, party and requests', () => {
    expect(readBookingChange(formOf()).change).toEqual({
      bookingDate: '2026-12-05',
      time: '19:00',
      adults: 4,
      children: 1,
      specialRequest: 'A\nB',
    });
    expect(
      readBookingChange(formOf({ areaId: 'terrace', childCovers: undefined, shownChildren: '0' })).change,
    ).toMatchObject({
      areaId: 'terrace',
      children: 0,
    });
  });

  it('has the number of changes that the page showed', () => {
    expect(readBookingChange(formOf({ ownChanges: '3' })).change?.seenChanges).toBe(3);
    expect(readBookingChange(formOf({ ownChanges: 'x' })).change?.seenChanges).toBeUndefined();
  });

  it('shows a table again that was changed, not one that was left as it was', () => {
    const request = { specialRequest: 'New', ownTable: '2026-12-05 19:00 4 1' };
    const shownAfter = (form: FormData) => {
      const { change, values } = readBookingChange(form);
      return change && valuesAfterRefusal(form, change, values);
    };
    expect(shownAfter(formOf(request))).toEqual({ areaId: '', specialRequest: 'New' });
    expect(shownAfter(formOf({ ...request, time: '19:15' }))).toMatchObject({ time: '19:15', adults: 4 });
  });

  it('tells any area from a form without areas [diner.manage]', () => {
    expect(readBookingChange(formOf()).values.areaId).toBe('');
    expect(readBookingChange(formOf({ areaId: undefined })).values.areaId).toBeUndefined();
  });

  it.each([
    ['nothing else', {}, true],
    ['its own area', { areaId: 'terrace' }, true],
    ['another area', { areaId: 'hall' }, false],
    ['another time', { time: '19:15' }, false],
    ['other requests', { specialRequest: '' }, false],
  ])('is none with %s than the booking has: %s', (_, change, isUnchanged) => {
    const own = { ownTable: '2026-12-05 19:00 4 1', ownArea: 'terrace', ownRequest: 'A\nB' };
    const read = readBookingChange(formOf({ ...own, ...change }));
    expect(read.change === undefined).toBe(isUnchanged);
    expect(read.message?.startsWith('Nothing is changed')).toBe(isUnchanged || undefined);
  });

  it.each([
    [{ time: undefined }, 'Choose a time.'],
    [{ time: 'soon' }, 'Choose a time.'],
    [{ date: '2026-13-45' }, 'Choose a day.'],
    [{ adults: '' }, 'Say how many people come.'],
    [{ adults: '-2' }, 'Say how many people come.'],
  ])('with %j says what is missing, and keeps the rest', (change, message) => {
    const read = readBookingChange(formOf(change));
    expect(read).toMatchObject({ message, values: { specialRequest: 'A\nB' } });
    expect(read.change).toBeUndefined();
  });

  it('has a message for each field that is missing', () => {
    expect(readBookingChange(formOf({ date: '', adults: '', time: undefined })).errors).toEqual({
      bookingDate: 'Choose a day.',
      time: 'Choose a time.',
      adults: 'Say how many people come.',
    });
  });

  it.each([
    ['another day', { date: '2026-12-01' }, 'Tuesday 1 December'],
    ['another day and no time', { date: '2026-12-01', time: undefined }, 'Tuesday 1 December'],
    ['another party', { adults: '5' }, '5 adults and 1 child on Saturday 5 December'],
    ['another number of children', { childCovers: '0' }, '4 people on Saturday 5 December'],
    ['a form that does not state them', notShown, 'Saturday 5 December'],
  ])('is none where the shown times are those of %s', (_, change, table) => {
    const read = readBookingChange(formOf(change));
    expect(read.change).toBeUndefined();
    expect(read).toMatchObject({
      isUnconfirmed: true,
      message: `These are the times for ${table}. Choose one, then change your table.`,
      values: { bookingDate: Object(change).date ?? '2026-12-05' },
    });
    expect(read.errors).toBeUndefined();
  });

  it('names the table whose times are shown, where day and party are known', () => {
    const { values } = readBookingChange(formOf({ time: undefined }));
    expect(otherTableOf({ action: 'times', values })).toEqual({ date: '2026-12-05', adults: 4, children: 1 });
    expect(otherTableOf({ action: 'cancel', values: {} })).toBeUndefined();
    expect(otherTableOf(undefined)).toBeUndefined();
  });
});
