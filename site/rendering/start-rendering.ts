import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { systemClock } from '#adapters/clock.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { FindEarlierBooking } from '../booking/journey/load-booking-state.ts';
import type { SiteLog } from '../operations/site-log.ts';
import type { ContentChanges } from '../pages/cache/document-cache.ts';
import { openFramework } from '../pages/render/open-framework.ts';
import type { NextHandler } from '../pages/render/render-with-next.ts';
import { withSession } from '../visit/current-visit.ts';
import { createRenderCalls } from './create-render-calls.ts';
import { createPooledCalls } from './pooled-calls.ts';
import type { RenderCalls } from './render-calls.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { SiteContent } from './site-content.ts';
import { startWorkerThread } from './worker-thread.ts';

interface RenderingInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  /** The name of the build to run from; undefined in development. */
  readonly build: string | undefined;
  readonly content: SiteContent;
  /** Whether the server converts SVG images to JPEG for social networks. */
  readonly socialCards: boolean;
  readonly findEarlierBooking: FindEarlierBooking;
  readonly log: SiteLog;
}

export interface Rendering {
  readonly calls: RenderCalls;
  applyChanges(changes: ContentChanges): void;
  /** Sets the site’s public address, once the port is known. */
  setOrigin(origin: string): void;
  stop(): Promise<void>;
  /** In development: Next.js, which serves its own scripts and updates. */
  readonly development?: { readonly handler: NextHandler; readonly forwardUpgrades: (server: Server) => void };
}

/** Starts what renders documents: workers, or in development Next.js in this thread. */
export const startRendering = (input: RenderingInput): Promise<Rendering> => {
  const { build } = input;
  return build === undefined ? startInThisThread(input) : startWorkers({ ...input, build });
};

/** The number of workers for visitors: the thread of the server needs a core as well. */
export const countWorkers = (configured: number, cores: number): number =>
  configured > 0 ? configured : Math.max(1, cores - 1);

const poolOptions = {
  // Enough that a slow API, for which they wait, does not hold up the others.
  jobsPerWorker: 16,
  waitLimitMs: 10_000,
  runLimitMs: 60_000,
  maxWaiting: 2000,
  clock: systemClock,
} as const;

async function startWorkers({
  findEarlierBooking,
  log,
  content: _,
  ...workerInput
}: RenderingInput & { readonly build: string }): Promise<Rendering> {
  const startWorker = () =>
    startWorkerThread({
      ...workerInput,
      log,
      findEarlier: async ({ slot, resultId, sessionId }) =>
        withSession(sessionId, () => findEarlierBooking(slot, resultId)),
    });
  const workers = countWorkers(workerInput.configuration.renderWorkers, availableParallelism());
  const pages = createRenderPool({ ...poolOptions, workers, startWorker, log });
  let drafts: RenderPool | undefined;
  let origin: string | undefined;
  const startDrafts = (): RenderPool => {
    const pool = createRenderPool({ ...poolOptions, workers: 1, startWorker, log });
    if (origin !== undefined) pool.setOrigin(origin);
    return pool;
  };
  await pages.ready;
  return {
    calls: createPooledCalls({ pages, drafts: () => (drafts ??= startDrafts()) }),
    applyChanges(changes) {
      pages.applyChanges(changes);
      drafts?.applyChanges(changes);
    },
    setOrigin(known) {
      origin = known;
      pages.setOrigin(known);
      drafts?.setOrigin(known);
    },
    stop: async () => void (await Promise.all([pages.stop(), drafts?.stop()])),
  };
}

async function startInThisThread(input: RenderingInput): Promise<Rendering> {
  const { configuration, build } = input;
  const framework = await openFramework({ build, host: configuration.host });
  let origin = configuration.siteOrigin ?? '';
  const calls = await createRenderCalls({
    ...input,
    handler: framework.handler,
    origin: () => origin,
  });
  return {
    calls,
    // The content is that of the server, which applies them.
    applyChanges: () => undefined,
    setOrigin(known) {
      origin = known;
    },
    stop: framework.close,
    development: framework,
  };
}
