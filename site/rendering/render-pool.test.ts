import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteLogEntry } from '../operations/site-log.ts';
import { createRenderPool } from './render-pool.ts';
import { RendererBusyError } from './renderer-busy-error.ts';
import type { RenderWorker } from './worker-thread.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { workers: 1, jobsPerWorker: 1, waitLimitMs: 1000, runLimitMs: 5000, maxWaiting: 10 };

interface FakeWorker {
  readonly worker: RenderWorker;
  readonly ready: PromiseWithResolvers<void>;
  /** Ends it, so that its jobs fail. */
  readonly fail: () => void;
}

/** A pool of workers that run nothing until told to. Jobs are fingerprints of drafts, named by their path. */
function setUp(more: Partial<typeof options> = {}) {
  const log: SiteLogEntry[] = [];
  const workers: FakeWorker[] = [];
  const running: string[] = [];
  const received: string[] = [];
  const finishers = new Map<string, PromiseWithResolvers<string>>();

  function startFake(): FakeWorker {
    const [ready, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const own: string[] = [];
    const fail = (): void => {
      for (const path of own) finishers.get(path)?.reject(new Error('The worker ended before it replied.'));
      ended.resolve();
    };
    const worker: RenderWorker = {
      ready: ready.promise,
      ended: ended.promise,
      async run(name, input) {
        const path = JSON.parse(JSON.stringify(input)).address.path;
        const finishing = Promise.withResolvers<string>();
        running.push(path);
        own.push(path);
        finishers.set(path, finishing);
        await finishing.promise;
        throw new Error(`${name} ${path} is done`);
      },
      applyChanges: (changes) => received.push(`changes ${changes}`),
      setOrigin: (origin) => received.push(`origin ${origin}`),
      kill: fail,
      stop: async () => ended.resolve(),
    };
    const fake = { worker, ready, fail };
    workers.push(fake);
    return fake;
  }

  const pool = createRenderPool({
    ...options,
    ...more,
    startWorker: () => startFake().worker,
    clock: { sleep: async () => undefined },
    log: (entry) => log.push(entry),
  });
  const results: string[] = [];
  const ask = (path: string, owner = path): void => {
    const address = {
      path,
      search: '',
      isStatic: true,
      isScheduled: false,
      items: [],
      isLivePage: false,
      resource: 'page' as const,
    };
    const draft = { address };
    pool.run('draftFingerprint', draft, { owner, sessionId: undefined }).then(
      (result) => results.push(result),
      (error: unknown) =>
        results.push(error instanceof RendererBusyError ? `${path} busy` : error instanceof Error ? error.message : ''),
    );
  };
  const finish = async (path: string): Promise<void> => {
    finishers.get(path)?.resolve(path);
    await nextTurn();
  };
  return { pool, workers, running, received, results, log, ask, finish };
}

describe('a pool of workers', () => {
  it('runs jobs when a worker is ready, as many at once as it may [scale.render]', async () => {
    const { workers, running, ask, finish, results } = setUp({ jobsPerWorker: 2 });
    for (const path of ['/a', '/b', '/c']) ask(path);
    expect(running).toEqual([]);
    workers[0]?.ready.resolve();
    await nextTurn();
    expect(running).toEqual(['/a', '/b']);
    await finish('/b');
    expect([running, results]).toEqual([['/a', '/b', '/c'], ['draftFingerprint /b is done']]);
  });

  it('gives each visitor a turn, however much one asks for [scale.render]', async () => {
    const { workers, running, ask, finish } = setUp();
    workers[0]?.ready.resolve();
    await nextTurn();
    for (const path of ['/many-1', '/many-2', '/many-3']) ask(path, 'one');
    ask('/other', 'another');
    await finish('/many-1');
    await finish('/many-2');
    expect(running).toEqual(['/many-1', '/many-2', '/other']);
  });

  it('uses the worker with the fewest jobs [scale.render]', async () => {
    const { workers, running, ask } = setUp({ workers: 2, jobsPerWorker: 2 });
    for (const { ready } of workers) ready.resolve();
    await nextTurn();
    for (const path of ['/a', '/b']) ask(path);
    workers[0]?.fail();
    await nextTurn();
    expect(running).toEqual(['/a', '/b']);
  });

  it('refuses a job that waits too long, and one where too many wait [scale.render]', async () => {
    const { workers, ask, results, running, finish } = setUp({ maxWaiting: 1 });
    workers[0]?.ready.resolve();
    await nextTurn();
    ask('/runs');
    ask('/waits');
    ask('/too-many');
    await vi.advanceTimersByTimeAsync(999);
    expect(results).toEqual(['/too-many busy']);
    await vi.advanceTimersByTimeAsync(1);
    expect(results).toEqual(['/too-many busy', '/waits busy']);
    await finish('/runs');
    expect(running).toEqual(['/runs']);
  });

  it('replaces a worker that hangs, whose jobs fail [scale.render]', async () => {
    const { workers, ask, results, log } = setUp();
    workers[0]?.ready.resolve();
    await nextTurn();
    ask('/endless');
    await vi.advanceTimersByTimeAsync(4999);
    expect(results).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await nextTurn();
    expect(results).toEqual(['The worker ended before it replied.']);
    expect(log.map(({ event }) => event)).toEqual(['render-worker-hung', 'render-worker-ended']);
    expect(workers).toHaveLength(2);
  });

  it('passes changes and the origin to every worker, and the origin to later ones [api.cache]', async () => {
    const { pool, workers, received } = setUp({ workers: 2 });
    pool.setOrigin('https://site.example');
    pool.applyChanges('everything');
    workers[0]?.fail();
    await nextTurn();
    expect(received).toEqual([
      ...Array(2).fill('origin https://site.example'),
      ...Array(2).fill('changes everything'),
      'origin https://site.example',
    ]);
  });

  it('cannot start where its first worker cannot [ops.health]', async () => {
    const { pool, workers } = setUp();
    workers[0]?.ready.reject(new Error('no build'));
    await expect(pool.ready).rejects.toThrow('no build');
  });

  it('does not replace its workers when it stops [ops.health]', async () => {
    const { pool, workers, log } = setUp({ workers: 2 });
    await pool.stop();
    await nextTurn();
    expect([workers.length, log]).toEqual([2, []]);
  });
});
