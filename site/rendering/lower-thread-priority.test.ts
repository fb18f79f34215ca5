import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { platform } from 'node:process';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { listThreads } from './lower-thread-priority.ts';

const source = `
  import { getPriority } from 'node:os';
  import { readFileSync, readlinkSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  const { lowerThreadPriority } = await import(workerData);
  lowerThreadPriority();
  const thread = readlinkSync('/proc/thread-self');
  // The policy is the 41st field, and the second one, in brackets, may contain spaces.
  const fields = readFileSync('/proc/' + thread + '/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  parentPort.postMessage([getPriority(), fields[38]]);
`;

const hasChrt = spawnSync('chrt', ['--version']).error === undefined;
const idlePolicy = '5';

describe.runIf(platform === 'linux')('the priority of a thread that renders', () => {
  it('is below that of the thread that serves, which stays as it was [scale.render]', async () => {
    const before = getPriority();
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
      workerData: new URL('lower-thread-priority.ts', import.meta.url).href,
    });
    const [[priority, policy]] = await once(worker, 'message');
    expect(priority).toBe(constants.priority.PRIORITY_LOW);
    if (hasChrt) expect(policy).toBe(idlePolicy);
    expect(getPriority()).toBe(before);
    const collectors = listThreads('V8Worker').map((thread) => getPriority(thread));
    expect(collectors.length).toBeGreaterThan(0);
    expect(new Set(collectors)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });
});
