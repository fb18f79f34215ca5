import { setTimeout as wait } from 'node:timers/promises';

/** Time as a port, so that tests move it. `now` is in milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Waits; rejects when the signal ends the wait. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Runs work again and again, so many milliseconds apart, until what it gives is called. Keeps no process alive. */
  every(ms: number, work: () => unknown): () => void;
}

/** The machine's clock, moved by so many seconds (`CLOCK_OFFSET_SECONDS`). */
export const createClock = (offsetSeconds: number): Clock => ({
  now: () => Date.now() + offsetSeconds * 1000,
  sleep: async (ms, signal) => {
    await wait(ms, undefined, signal ? { signal } : {});
  },
  every: (ms, work) => {
    const timer = setInterval(() => void work(), ms);
    timer.unref();
    return () => clearInterval(timer);
  },
});

/** The machine's clock. */
export const systemClock = createClock(0);
