import { sendJson } from '../server/send/send.ts';
import type { PathHandler } from '../server/site-dependencies.ts';

/** Liveness: whether the process runs. For the process manager. */
export const health: PathHandler = {
  method: 'GET',
  answer: (_, response) => sendJson(response, 200, { status: 'ok' }),
};

interface Readiness {
  readonly stopping: () => boolean;
  /** Whether content was loaded at least once since the start. */
  readonly hasContent: () => boolean;
  /** Whether the home page can be served, rendered now or from the cache. */
  readonly canAnswer: () => Promise<boolean>;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Milliseconds allowed for the home page: probes wait a few seconds at most. */
const limitMs = 2000;

/**
 * Readiness: whether visitors should be sent to this process. Without content the site still serves cached pages and
 * reports `degraded`.
 */
export const createReadiness = ({ stopping, hasContent, canAnswer, sleep }: Readiness): PathHandler => ({
  method: 'GET',
  async answer(_, response) {
    if (stopping()) return sendJson(response, 503, { status: 'stopping' });
    const inTime = Promise.race([canAnswer(), sleep(limitMs).then(() => false)]);
    if (!(await inTime.catch(() => false))) return sendJson(response, 503, { status: 'failing' });
    sendJson(response, 200, { status: 'ok', degraded: !hasContent() });
  },
});
