import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSupervisor } from './supervise.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process that can be started, and a record of its starts and pauses. */
function setUp({ starts = true, isStopping = false } = {}) {
  const events: string[] = [];
  const pauses: number[] = [];
  const restart = createSupervisor({
    isStopping: () => isStopping,
    report: (_: unknown, pauseMs: number) => pauses.push(pauseMs),
  });
  const create = (name: string) => {
    const process = {
      running: false,
      isRunning: () => process.running,
      start: async () => {
        events.push(name);
        if (!starts) throw new Error('The port is taken.');
        process.running = true;
      },
    };
    return process;
  };
  const fail = (process: ReturnType<typeof create>) => {
    process.running = false;
    restart(process);
  };
  return { create, fail, events, pauses };
}

describe('a process that has ended', () => {
  it('is restarted forever, each time after twice the pause, up to a minute [ops.supervise]', async () => {
    const { create, fail, events, pauses } = setUp();
    const service = create('service');
    for (let failure = 0; failure < 12; failure += 1) {
      fail(service);
      await vi.advanceTimersByTimeAsync(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, ...Array.from({ length: 5 }, () => 60_000)]);
    expect(events).toHaveLength(12);
  });

  it('is restarted after the first pause again once it has run for a minute [ops.supervise]', async () => {
    const { create, fail, pauses } = setUp();
    const site = create('site');
    for (let failure = 0; failure < 5; failure += 1) {
      fail(site);
      await vi.advanceTimersByTimeAsync(61_000);
    }
    expect(pauses).toEqual([500, 500, 500, 500, 500]);
  });

  it('does not delay the restart of another process [ops.supervise]', async () => {
    const { create, fail, pauses } = setUp();
    const [service, preview] = [create('service'), create('preview')];
    for (let failure = 0; failure < 4; failure += 1) {
      fail(preview);
      await vi.advanceTimersByTimeAsync(5000);
    }
    fail(service);
    expect(pauses.at(-1)).toBe(500);
  });

  it('is retried when it cannot be started [ops.supervise]', async () => {
    const { create, fail, events } = setUp({ starts: false });
    fail(create('service'));
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000);
    expect(events).toEqual(['service', 'service', 'service']);
  });

  it('is left alone when it was started in another way [ops.supervise]', async () => {
    const { create, fail, events } = setUp();
    const site = create('site');
    fail(site);
    await site.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual(['site']);
  });

  it('is left alone while everything is stopping [ops.supervise]', async () => {
    const { create, fail, events } = setUp({ isStopping: true });
    fail(create('service'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([]);
  });
});
