import type { Service } from '../server/create-site.ts';
import { sendJson } from '../server/send/send.ts';

/** Whether the process runs. For the one who restarts it. */
export const health: Service = { method: 'GET', answer: (_, response) => sendJson(response, 200, { status: 'ok' }) };

interface Readiness {
  readonly stopping: () => boolean;
  /** Whether content was had at least once since the start. */
  readonly hasContent: () => boolean;
  /** Whether the home page can be answered, rendered now or earlier. */
  readonly canAnswer: () => Promise<boolean>;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Milliseconds that the home page has: probes wait for a few seconds at most. */
const limitMs = 2000;

/** Whether visitors should be sent here. Without content the site still answers, with what it kept: `degraded`. */
export const createReadiness = ({ stopping, hasContent, canAnswer, sleep }: Readiness): Service => ({
  method: 'GET',
  async answer(_, response) {
    if (stopping()) return sendJson(response, 503, { status: 'stopping' });
    const inTime = Promise.race([canAnswer(), sleep(limitMs).then(() => false)]);
    if (!(await inTime.catch(() => false))) return sendJson(response, 503, { status: 'failing' });
    sendJson(response, 200, { status: 'ok', degraded: !hasContent() });
  },
});
