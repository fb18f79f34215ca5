import type { Clock } from '../clock.ts';

/** A clock that tests control. Sleeping advances it at once; `slept` lists the durations in milliseconds. */
export interface FakeClock extends Clock {
  readonly sleepsMs: readonly number[];
  /** Number of registered repeated jobs. */
  readonly repeating: number;
  advance(ms: number): void;
  /** Runs the repeated jobs that are due, and waits for them. */
  tick(): Promise<void>;
}

interface RepeatedWork {
  readonly everyMs: number;
  readonly work: () => unknown;
  dueAt: number;
}

export function createFakeClock(start = Date.UTC(2026, 10, 21, 12)): FakeClock {
  let time = start;
  const sleepsMs: number[] = [];
  const repeated = new Set<RepeatedWork>();
  return {
    sleepsMs,
    get repeating() {
      return repeated.size;
    },
    now: () => time,
    advance(ms) {
      time += ms;
    },
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      sleepsMs.push(ms);
      time += ms;
    },
    every(everyMs, work) {
      const entry: RepeatedWork = { everyMs, work, dueAt: time + everyMs };
      repeated.add(entry);
      return () => void repeated.delete(entry);
    },
    async tick() {
      const due = [...repeated].filter(({ dueAt }) => dueAt <= time);
      for (const entry of due) entry.dueAt = time + entry.everyMs;
      await Promise.all(due.map(({ work }) => work()));
    },
  };
}
