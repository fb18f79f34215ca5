import { describe, expect, it } from 'vitest';
import { createFormRoom } from './form-room.ts';

const setUp = () => createFormRoom({ most: 100, mostOfOne: 60, free: 10 });

describe('the memory quota of forms', () => {
  it('is limited for each visitor and for all together', () => {
    const enter = setUp();
    const [first, second] = [enter('one'), enter('one')];
    expect([first.take(40), first.take(20), second.take(30)]).toEqual([undefined, undefined, 429]);
    const other = enter('another');
    expect([other.take(60), enter('third').take(11)]).toEqual([undefined, 503]);
  });

  it('is released once', () => {
    const enter = setUp();
    const first = enter('one');
    first.take(70);
    expect(enter('one').take(11)).toBe(429);
    first.leave();
    first.leave();
    const [next, another] = [enter('one'), enter('another')];
    expect([next.take(70), enter('one').take(11)]).toEqual([undefined, 429]);
    expect([another.take(50), enter('third').take(11)]).toEqual([undefined, 503]);
  });

  it('is not needed for a form without files', () => {
    const enter = setUp();
    enter('one').take(70);
    enter('another').take(50);
    expect([enter('one').take(10), enter('third').take(10)]).toEqual([undefined, undefined]);
  });

  it('is not used by refused bytes', () => {
    const enter = setUp();
    const seat = enter('one');
    expect([seat.take(75), seat.take(1)]).toEqual([429, 429]);
    expect(enter('one').take(70)).toBeUndefined();
  });
});
