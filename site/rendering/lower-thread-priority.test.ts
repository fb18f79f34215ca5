import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { platform } from 'node:process';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { listThreads } from './lower-thread-priority.ts';

const source = `
  import { getPriority } from 'node:os';
  import { parentPort, workerData } from 'node:worker_threads';
  const { lowerThreadPriority } = await import(workerData);
  lowerThreadPriority();
  parentPort.postMessage(getPriority());
`;

describe.runIf(platform === 'linux')('the priority of a thread that renders', () => {
  it('is below that of the thread that serves, which stays as it was [scale.render]', async () => {
    const before = getPriority();
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
      workerData: new URL('lower-thread-priority.ts', import.meta.url).href,
    });
    const [priority] = await once(worker, 'message');
    expect(priority).toBe(constants.priority.PRIORITY_LOW);
    expect(getPriority()).toBe(before);
    const collectors = listThreads('V8Worker').map((thread) => getPriority(thread));
    expect(collectors.length).toBeGreaterThan(0);
    expect(new Set(collectors)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });
});
