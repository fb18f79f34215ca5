import { setTimeout as wait } from 'node:timers/promises';

/** Time as a port, so that tests move it. `now` is in milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Waits; rejects when the signal ends the wait. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await wait(ms, undefined, signal ? { signal } : {});
  },
};
