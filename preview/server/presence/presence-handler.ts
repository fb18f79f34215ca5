import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson } from '#adapters/json/read-json.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import { openWindow } from '../../app/presence/presence.ts';
import { createOpenEditors } from './open-editors.ts';

const maxBodyBytes = 2000;

/** Answers who has content open: to a report, in which other windows it is; otherwise all. */
export function createPresenceHandler(nowMs: () => number) {
  const editors = createOpenEditors(nowMs);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') return sendJson(response, 200, { windows: editors.list() });
    if (request.method !== 'POST') {
      const allowed = 'GET, POST';
      return sendJson(response, 405, { message: `Use ${allowed}.` }, { Allow: allowed });
    }
    const body = await readBody(request, maxBodyBytes);
    const json = body.ok ? readJson(body.text) : undefined;
    const parsed = openWindow.safeParse(json?.ok ? json.value : undefined);
    if (!parsed.success) return sendJson(response, 400, { message: 'The body must say what a window has open.' });
    sendJson(response, 200, { windows: editors.report(parsed.data) });
  };
}
