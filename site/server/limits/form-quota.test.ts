import { describe, expect, it } from 'vitest';
import { createFormQuota } from './form-quota.ts';

const setUp = () => createFormQuota({ maxBytes: 100, maxBytesPerVisitor: 60, freeBytes: 10 });

describe('the memory quota of forms', () => {
  it('is limited for each visitor and for all together [form.abuse]', () => {
    const openReservation = setUp();
    const [first, second] = [openReservation('one'), openReservation('one')];
    expect([first.reserve(40), first.reserve(20), second.reserve(30)]).toEqual([undefined, undefined, 429]);
    const other = openReservation('another');
    expect([other.reserve(60), openReservation('third').reserve(11)]).toEqual([undefined, 503]);
  });

  it('is released once [form.abuse]', () => {
    const openReservation = setUp();
    const first = openReservation('one');
    first.reserve(70);
    expect(openReservation('one').reserve(11)).toBe(429);
    first.release();
    first.release();
    const [next, another] = [openReservation('one'), openReservation('another')];
    expect([next.reserve(70), openReservation('one').reserve(11)]).toEqual([undefined, 429]);
    expect([another.reserve(50), openReservation('third').reserve(11)]).toEqual([undefined, 503]);
  });

  it('is not needed for a form without files [form.abuse]', () => {
    const openReservation = setUp();
    openReservation('one').reserve(70);
    openReservation('another').reserve(50);
    expect([openReservation('one').reserve(10), openReservation('third').reserve(10)]).toEqual([undefined, undefined]);
  });

  it('is not used by refused bytes [form.abuse]', () => {
    const openReservation = setUp();
    const reservation = openReservation('one');
    expect([reservation.reserve(75), reservation.reserve(1)]).toEqual([429, 429]);
    expect(openReservation('one').reserve(70)).toBeUndefined();
  });
});
