import { setTimeout as wait } from 'node:timers/promises';

/** Time as a port, so that tests can control it. `now` returns milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Waits. Rejects if the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Runs `work` every `ms` milliseconds until the returned function is called. Does not keep the process alive. */
  every(ms: number, work: () => unknown): () => void;
}

/** The system clock, shifted by `CLOCK_OFFSET_SECONDS`. */
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

/** The system clock. */
export const systemClock = createClock(0);
