import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson } from '#adapters/json/read-json.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import { type OpenWindow, openWindow } from '../../app/presence/presence.ts';
import { createOpenEditors } from './open-editors.ts';

const maxBodyBytes = 2000;

async function readReport(request: IncomingMessage): Promise<OpenWindow | undefined> {
  const body = await readBody(request, maxBodyBytes);
  const json = body.ok ? readJson(body.text) : undefined;
  return openWindow.safeParse(json?.ok ? json.value : undefined).data;
}

/** Keeps account of who has content open. */
export function createPresenceHandler(nowMs: () => number) {
  const editors = createOpenEditors(nowMs);
  return {
    /** Answers who has content open: to a report, in which other windows it is; otherwise all. */
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (request.method === 'GET') return sendJson(response, 200, { windows: editors.list() });
      if (request.method !== 'POST') {
        const allowed = 'GET, POST';
        return sendJson(response, 405, { message: `Use ${allowed}.` }, { Allow: allowed });
      }
      const report = await readReport(request);
      if (!report) return sendJson(response, 400, { message: 'The body must say what a window has open.' });
      sendJson(response, 200, { windows: editors.report(report) });
    },
    /**
     * Takes note that a window was closed, also after its session has ended: only the window and editors know its id.
     * Returns whether the request says so.
     */
    closeWithoutSession: async (request: IncomingMessage): Promise<boolean> => {
      const report = await readReport(request);
      if (!report?.isClosed) return false;
      editors.report(report);
      return true;
    },
  };
}
