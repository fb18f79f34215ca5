import { describe, expect, it } from 'vitest';
import { serializeRuns } from './serialize-runs.ts';

/** Work whose runs the test ends. */
function createWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = serializeRuns(() => {
    const ending = Promise.withResolvers<void>();
    runs.push(ending);
    return ending.promise;
  });
  return { run, runs };
}

describe('runs of a background job', () => {
  it('never overlap, and calls during a run share one more run after it [preview.publish]', async () => {
    const { run, runs } = createWork();
    const first = run();
    const calls = [run(), run()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await Promise.all(calls);
    expect(runs).toHaveLength(2);
  });

  it('go on after a run that failed [preview.publish]', async () => {
    const { run, runs } = createWork();
    const first = run();
    const second = run();
    runs[0]?.reject(new Error('The database is away.'));
    await expect(first).rejects.toThrow('away');
    runs[1]?.resolve();
    await second;
    void run();
    expect(runs).toHaveLength(3);
  });
});
