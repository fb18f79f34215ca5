import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import { bindToWindow } from './window.ts';

/** Replaces the clock and the timers. A timer runs in the window that has set it. */
export function simulateTime(): void {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 10), toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const setFakeTimeout = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (callback: () => void, ms?: number) => setFakeTimeout(bindToWindow(callback), ms));
}

/** Waits until nothing can happen before the next timer runs. */
export const settle = (): Promise<void> => nextTurn();

/** Runs the timers of a period one by one. */
export async function passTime(ms: number): Promise<void> {
  let isOver = false;
  await settle();
  setTimeout(() => {
    isOver = true;
  }, ms);
  while (!isOver) {
    vi.advanceTimersToNextTimer();
    await settle();
  }
}
