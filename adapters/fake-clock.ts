import type { Clock } from './clock.ts';

/** A clock that tests move. Sleeping moves it at once; what was slept is kept in `slept`, in milliseconds. */
export interface FakeClock extends Clock {
  readonly slept: readonly number[];
  advance(ms: number): void;
}

export function createFakeClock(start = Date.UTC(2026, 10, 21, 12)): FakeClock {
  let time = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    advance(ms) {
      time += ms;
    },
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      time += ms;
    },
  };
}
