import type { Clock } from '#adapters/clock.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { SiteLog } from '../operations/site-log.ts';
import type { ContentChanges } from '../pages/cache/document-cache.ts';
import { createFairQueue } from './fair-queue.ts';
import type { RenderJobName, RenderJobs } from './render-calls.ts';
import { RendererBusyError } from './renderer-busy-error.ts';
import type { RenderWorker } from './worker-thread.ts';

interface PoolOptions {
  readonly workers: number;
  /** Jobs that a worker runs at the same time, because they wait for the API. */
  readonly jobsPerWorker: number;
  /** Milliseconds that a job may wait for its turn. */
  readonly waitLimitMs: number;
  /** Milliseconds that a job may run. A worker that takes longer is replaced. */
  readonly runLimitMs: number;
  /** Jobs that may wait. */
  readonly maxWaiting: number;
  readonly startWorker: () => RenderWorker;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly log: SiteLog;
}

export interface RenderPool {
  /** Resolves when a worker can run jobs. Rejects when the first one cannot start. */
  readonly ready: Promise<void>;
  /**
   * Runs a job when its owner’s turn comes. Rejects with a `RendererBusyError` when that takes too long, and with an
   * error when the worker fails.
   */
  run<Name extends RenderJobName>(
    name: Name,
    input: RenderJobs[Name]['input'],
    options: { readonly owner: string; readonly sessionId: string | undefined },
  ): Promise<RenderJobs[Name]['result']>;
  applyChanges(changes: ContentChanges): void;
  setOrigin(origin: string): void;
  stop(): Promise<void>;
}

interface Slot {
  readonly worker: RenderWorker;
  running: number;
  isReady: boolean;
}

interface Job {
  start(slot: Slot): Promise<void>;
}

/** Milliseconds before a worker that has ended is replaced. */
const restartMs = 1000;

/** Workers with a queue in front of them, in which visitors take turns. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { startWorker, clock, log } = options;
  const queue = createFairQueue<Job>();
  const slots = new Set<Slot>();
  const ready = Promise.withResolvers<void>();
  let isStopping = false;
  let origin: string | undefined;

  const startJobs = (): void => {
    for (;;) {
      const free = [...slots]
        .filter(({ isReady, running }) => isReady && running < options.jobsPerWorker)
        .sort((one, other) => one.running - other.running)[0];
      const job = free && queue.take();
      if (!job) return;
      free.running += 1;
      void job.start(free).finally(() => {
        free.running -= 1;
        startJobs();
      });
    }
  };

  const addWorker = (): void => {
    const slot: Slot = { worker: startWorker(), running: 0, isReady: false };
    slots.add(slot);
    if (origin !== undefined) slot.worker.setOrigin(origin);
    slot.worker.ready.then(() => {
      slot.isReady = true;
      ready.resolve();
      startJobs();
    }, ready.reject);
    void slot.worker.ended.then(async () => {
      slots.delete(slot);
      if (isStopping) return;
      log({
        level: 'error',
        event: 'render-worker-ended',
        message: 'A worker that renders has ended. It is replaced.',
      });
      await clock.sleep(restartMs);
      if (!isStopping) addWorker();
    });
  };

  for (let count = 0; count < options.workers; count += 1) addWorker();

  return {
    ready: ready.promise,
    run(name, input, { owner, sessionId }) {
      if (queue.size >= options.maxWaiting) return Promise.reject(new RendererBusyError());
      return new Promise((resolve, reject) => {
        const job: Job = {
          async start({ worker }) {
            clearTimeout(waiting);
            const limit = setTimeout(() => {
              log({ level: 'error', event: 'render-worker-hung', message: `A job ran for ${options.runLimitMs} ms.` });
              worker.kill();
            }, options.runLimitMs);
            await worker.run(name, input, sessionId).then(resolve, reject);
            clearTimeout(limit);
          },
        };
        const waiting = setTimeout(() => {
          queue.remove(owner, job);
          reject(new RendererBusyError());
        }, options.waitLimitMs);
        queue.add(owner, job);
        startJobs();
      });
    },
    applyChanges(changes) {
      for (const { worker } of slots) worker.applyChanges(changes);
    },
    setOrigin(known) {
      origin = known;
      for (const { worker } of slots) worker.setOrigin(known);
    },
    async stop() {
      isStopping = true;
      await Promise.all([...slots].map(({ worker }) => worker.stop())).catch((error: unknown) =>
        log({ level: 'warning', event: 'stop-failed', message: errorMessageOf(error) }),
      );
    },
  };
}
