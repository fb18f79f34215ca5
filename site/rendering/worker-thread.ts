import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { SiteLog } from '../operations/site-log.ts';
import type { ContentChanges } from '../pages/cache/document-cache.ts';
import { askPort, replyTo } from './ask-port.ts';
import type { RenderJobName, RenderJobs } from './render-calls.ts';
import type { BookingQuestion, FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

/** A worker as the pool sees it. */
export interface RenderWorker {
  /** Resolves when it can run jobs. Rejects when it cannot start. */
  readonly ready: Promise<void>;
  run<Name extends RenderJobName>(
    name: Name,
    input: RenderJobs[Name]['input'],
    sessionId: string | undefined,
  ): Promise<RenderJobs[Name]['result']>;
  applyChanges(changes: ContentChanges): void;
  setOrigin(origin: string): void;
  /** Resolves when it has ended, for whatever reason. Its jobs have been rejected by then. */
  readonly ended: Promise<void>;
  /** Finishes nothing: for a worker that no longer responds. */
  kill(): void;
  stop(): Promise<void>;
}

interface WorkerThreadInput extends WorkerInput {
  readonly findEarlier: (question: BookingQuestion) => Promise<BookingOutcome | undefined>;
  readonly log: SiteLog;
}

const file = new URL('render-worker.ts', import.meta.url);

/**
 * About ten times what a worker needs. Below Node.js's own limits V8 collects garbage earlier, which keeps memory flat
 * and leaves more of the processor to the thread that serves.
 */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };

/** Starts a thread that renders. */
export function startWorkerThread({ findEarlier, log, ...input }: WorkerThreadInput): RenderWorker {
  const worker = new Worker(file, { workerData: input, resourceLimits });
  const post = (message: ToWorker, ports: Parameters<typeof worker.postMessage>[1] = []): void =>
    worker.postMessage(message, ports);
  const ready = Promise.withResolvers<void>();
  const ended = once(worker, 'exit').then(() => undefined);
  worker.on('error', (error) => {
    log({ level: 'error', event: 'render-worker-failed', message: error.message });
    ready.reject(error);
  });
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'log') log(message.entry);
    else void replyTo(message.port, () => findEarlier(message.question));
  });
  ended.then(() => ready.reject(new Error('The worker ended while it started.')));
  ready.promise.catch(() => undefined);
  return {
    ready: ready.promise,
    run: (name, input, sessionId) => askPort((port) => post({ kind: 'job', name, input, sessionId, port }, [port])),
    applyChanges: (changes) => post({ kind: 'changes', changes }),
    setOrigin: (origin) => post({ kind: 'origin', origin }),
    ended,
    kill: () => void worker.terminate(),
    async stop() {
      post({ kind: 'stop' });
      await ended;
    },
  };
}
