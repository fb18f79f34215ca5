import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { HttpAgent, HttpsAgent } from 'agentkeepalive';
import { isOfDrafts } from '#site/draft/draft-address.ts';
import { sendText } from '#site/server/send.ts';

interface SiteDoor {
  /** Where this process reaches the site. */
  readonly address: string;
  readonly editorKey: string;
}

/** What concerns one connection alone. Source: RFC 9110, section 7.6.1. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'host']);

/** Headers that would tell the site of this app's own visitors, or of its cookie. */
const heldBack = new Set([...ofConnection, 'cookie', 'x-editor-key', 'authorization']);

/** Finding out when a page changes next takes some hundred drawings. */
const patienceMs = 120_000;

/**
 * Passes on to the site what its pages need in a frame of the app: drafts, with the editors' secret, and files. Forms and
 * calls of the pages end here, because what is tried out in the preview must not book a table.
 */
export function passToSite({ address, editorKey }: SiteDoor) {
  const site = new URL(address);
  const isSecure = site.protocol === 'https:';
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ maxSockets: 20, timeout: patienceMs });
  const send = isSecure ? askSecurely : ask;
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      const path = request.url ?? '/';
      const isDraft = isOfDrafts(new URL(path, site).pathname);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead && !(isDraft && request.headers['sec-fetch-site'] !== 'cross-site')) {
        sendText(response, 403, 'In the preview nothing is sent: no form, no booking.');
        return resolve();
      }
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !heldBack.has(name)));
      const passed = send(new URL(path, site), {
        method: request.method,
        headers: { ...headers, ...(isDraft && { 'x-editor-key': editorKey }) },
        agent,
      });
      const fail = (): void => {
        if (!response.headersSent) sendText(response, 502, 'The site cannot be reached. It is tried again by itself.');
        else response.destroy();
        resolve();
      };
      passed.on('error', fail);
      passed.on('response', (answer) => {
        const answered = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(answered));
        answer.on('error', fail);
        answer.pipe(response).on('close', resolve);
      });
      // A frame that is gone waits for nothing.
      response.on('close', () => passed.destroy());
      request.pipe(passed);
    });
}
