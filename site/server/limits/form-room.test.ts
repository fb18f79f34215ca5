import { describe, expect, it } from 'vitest';
import { createFormRoom } from './form-room.ts';

const setUp = () => createFormRoom({ most: 100, mostOfOne: 60, free: 10 });

describe('the room for forms that are on their way', () => {
  it('is shared: one visitor has a share of it, all together have no more than there is', () => {
    const enter = setUp();
    const [first, second] = [enter('one'), enter('one')];
    expect([first.take(40), first.take(20), second.take(30)]).toEqual([undefined, undefined, 429]);
    const other = enter('another');
    expect([other.take(60), enter('third').take(11)]).toEqual([undefined, 503]);
  });

  it('is given back by whoever leaves, once', () => {
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

  it('is never wanting for a form of texts', () => {
    const enter = setUp();
    enter('one').take(70);
    enter('another').take(50);
    expect([enter('one').take(10), enter('third').take(10)]).toEqual([undefined, undefined]);
  });

  it('is not taken by what is refused', () => {
    const enter = setUp();
    const seat = enter('one');
    expect([seat.take(75), seat.take(1)]).toEqual([429, 429]);
    expect(enter('one').take(70)).toBeUndefined();
  });
});
