import type { Service } from '../server/create-site.ts';
import { sendJson } from '../server/send.ts';

/** Whether the process runs. For the one who restarts it. */
export const health: Service = { method: 'GET', answer: (_, response) => sendJson(response, 200, { status: 'ok' }) };

interface Readiness {
  readonly stopping: () => boolean;
  /** Whether content was had at least once since the start. */
  readonly hasContent: () => boolean;
}

/** Whether visitors should be sent here. Without content the site still answers, with what it kept: `degraded`. */
export const createReadiness = ({ stopping, hasContent }: Readiness): Service => ({
  method: 'GET',
  answer: (_, response) =>
    stopping()
      ? sendJson(response, 503, { status: 'stopping' })
      : sendJson(response, 200, { status: 'ok', degraded: !hasContent() }),
});
