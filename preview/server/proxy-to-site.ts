import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { HttpAgent, HttpsAgent } from 'agentkeepalive';
import { bookingEndpoints } from '#schemas/api/booking/booking.ts';
import { isDraftPath } from '#site/drafts/draft-address.ts';
import { sendText } from '#site/server/send/send.ts';

interface SiteProxyOptions {
  /** The address at which this process reaches the site. */
  readonly address: string;
  readonly editorKey: string;
}

/** Headers of one connection, and of the framing, which is written again. Source: RFC 9110, section 7.6.1. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that would expose the app's cookie or credentials to the site. */
const privateHeaders: ReadonlySet<string> = new Set(['cookie', 'x-editor-key', 'authorization']);

/** The headers that may be forwarded, without connection headers and those that they name. */
function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const connectionNames = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.has(name) && !connectionNames.includes(name)),
  );
}

/** The headers of a request to the site. Its body has exactly one framing; a GET or HEAD has no body. */
function requestHeaders({ method, headers }: IncomingMessage): OutgoingHttpHeaders {
  const proxied = Object.entries(endToEndHeaders(headers)).filter(
    ([name]) => !privateHeaders.has(name) && name !== 'content-length',
  );
  const length = headers['content-length'];
  if (method !== 'POST') return Object.fromEntries(proxied);
  const framing = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
  return { ...Object.fromEntries(proxied), ...framing };
}

/** Finding the next change of a page takes up to twelve renderings, and may queue behind those of other editors. */
const timeoutMs = 120_000;

/**
 * Forwards to the site what its pages need in a frame of the app: drafts, with the editors' secret, files, and the
 * question for free tables. Forms and other API calls of the pages end here, because the preview must not book a table.
 */
export function createSiteProxy({ address, editorKey }: SiteProxyOptions) {
  const site = new URL(address);
  const isSecure = site.protocol === 'https:';
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ maxSockets: 20, timeout: timeoutMs });
  const send = isSecure ? askSecurely : ask;
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      const path = request.url ?? '/';
      const { pathname } = new URL(path, site);
      const isDraft = isDraftPath(pathname);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isCall = request.method === 'POST' && (isDraft || pathname === bookingEndpoints.availability.path);
      if (!isRead && !(isCall && request.headers['sec-fetch-site'] !== 'cross-site')) {
        sendText(response, 403, 'Forms and bookings are switched off in the preview.');
        return resolve();
      }
      const proxied = send(new URL(path, site), {
        method: request.method,
        headers: { ...requestHeaders(request), ...(isDraft && { 'x-editor-key': editorKey }) },
        agent,
      });
      const fail = (): void => {
        if (!response.headersSent)
          sendText(response, 502, 'The site cannot be reached. This will be retried automatically.');
        else response.destroy();
        resolve();
      };
      proxied.on('error', fail);
      proxied.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.headers));
        answer.on('error', fail);
        answer.pipe(response).on('close', resolve);
      });
      // A closed frame needs no response.
      response.on('close', () => proxied.destroy());
      if (isRead) {
        request.resume();
        proxied.end();
      } else request.pipe(proxied);
    });
}
