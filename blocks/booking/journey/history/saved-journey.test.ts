import { describe, expect, it } from 'vitest';
import { noDetails } from '#schemas/domain/booking/booking-details.ts';
import { beginJourney } from '../journey.ts';
import { readJourney, writeJourney } from './saved-journey.ts';

const choice = { date: '2026-12-24', occasionId: 'dinner', adults: 4, children: 0, time: '19:00', extras: [] };
const typed = { ...noDetails, firstName: 'Zoë', specialRequest: 'A table\nby the wall', shouldReceiveSms: true };
const begun = beginJourney({ visit: { step: 'details', choice, typed, idempotencyKey: 'key-12345' }, facts: {} });
const written = writeJourney('1018', begun);

describe('a journey that is kept', () => {
  it('comes back as it was, with its restaurant [booking.once]', () => {
    expect(readJourney(written)).toMatchObject({
      storeId: '1018',
      step: 'details',
      choice: { ...choice, areaId: undefined },
      typed,
      idempotencyKey: 'key-12345',
    });
  });

  it('is not kept once it has come to its end', () => {
    expect(writeJourney('1018', { ...begun, step: 'thanks' })).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    7,
    '',
    '{',
    '[]',
    '{"storeId":"1018"}',
    '{"storeId":1018,"search":"?step=time","idempotencyKey":"key-12345"}',
    '{"storeId":"1018","search":"?step=nowhere","idempotencyKey":"key-12345"}',
    '{"storeId":"1018","search":"?step=time","idempotencyKey":7}',
  ])('is not read out of %j', (text) => {
    expect(readJourney(text)).toBeUndefined();
  });

  it('takes no words that are none', () => {
    const odd = JSON.stringify({
      storeId: '1018',
      search: '?step=time&adults=1e9',
      idempotencyKey: 'key-12345',
      typed: { firstName: 7, lastName: 'Day', shouldReceiveSms: 'yes' },
    });
    expect(readJourney(odd)).toMatchObject({
      choice: { adults: undefined },
      typed: { ...noDetails, lastName: 'Day' },
    });
  });
});
