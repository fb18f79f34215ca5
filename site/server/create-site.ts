import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { hasSignUpCookie } from '../forms/wallet/sign-up-cookies.ts';
import { busyMessage } from '../pages/document-messages.ts';
import { RendererBusyError } from '../rendering/renderer-busy-error.ts';
import { withSession } from '../visit/current-visit.ts';
import { readSession } from '../visit/visitor-session.ts';
import { answerRequest } from './answer-request.ts';
import { type FastPath, openFastPath } from './fast-path/open-fast-path.ts';
import { createResponseCache } from './fast-path/response-cache.ts';
import { isKnownHost } from './is-known-host.ts';
import { sendDocument, sendText } from './send/send.ts';
import { sendMessagePage } from './send/send-message-page.ts';
import type { SiteDependencies } from './site-dependencies.ts';
import { closeIncompleteRequest } from './start/close-incomplete-request.ts';

export interface SiteServer {
  readonly server: Server;
  readonly fastPath: FastPath;
}

/** Seconds. */
const busyRetrySeconds = '2';

/**
 * The server in front of Next.js. The fast path, a cached document, comes first and is synchronous. Then follow, in
 * order: own paths, editor pages, forms, files, redirects, documents.
 */
export function createSite(dependencies: SiteDependencies): SiteServer {
  const server = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => {
    closeIncompleteRequest(request, response);
    const url = request.url ?? '/';
    if (trySendFromCache(dependencies, request, response, url)) return;
    withSession(readSession(request), () => answerRequest(dependencies, request, response, url)).catch(
      (error: unknown) => {
        if (error instanceof RendererBusyError && !response.headersSent)
          return sendMessagePage(response, 503, busyMessage, { headers: { 'Retry-After': busyRetrySeconds } });
        dependencies.log({
          level: 'error',
          event: 'request-failed',
          path: url.split('?')[0]?.slice(0, 200) ?? '',
          message: errorMessageOf(error),
        });
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'Something went wrong.');
      },
    );
  });
  server.headersTimeout = headMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  server.maxHeadersCount = 100;
  server.timeout = idleMs;
  // A client that closes its side after the request still reads the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  return { server, fastPath: dependencies.hasFastPath ? openSiteFastPath(server, dependencies) : noFastPath };
}

/** Sends a cached document where there is one. An error is logged, and the request is handled in the normal way. */
function trySendFromCache(
  dependencies: SiteDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): boolean {
  const { host, cookie } = request.headers;
  try {
    if (request.method !== 'GET' || !isKnownHost(dependencies, host) || hasSignUpCookie(cookie)) return false;
    const ready = dependencies.cache.fresh(url);
    if (ready) sendDocument(request, response, ready);
    return ready !== undefined;
  } catch (error) {
    dependencies.log({ level: 'error', event: 'fast-path-failed', message: errorMessageOf(error) });
    if (response.headersSent) response.destroy();
    return response.headersSent;
  }
}

/** Time limit for the head of a request. */
const headMs = 10_000;

/** Time limit for a whole request: more than the longest form at the slowest rate that `read-body.ts` accepts. */
const requestMs = 600_000;

/**
 * Longer than the 60 s for which load balancers keep a connection, so that they close it, and the server never closes
 * it during a request.
 */
const keepAliveMs = 65_000;

/** Without a byte in either direction; longer than the slowest draft may take. */
const idleMs = 150_000;

/** Extra time for a request that arrives at the timeout, as Node grants it. */
const graceMs = 1000;

const noFastPath: FastPath = { closeIdle: () => undefined };

/** Sends cached documents and files before Node parses the request. */
function openSiteFastPath(server: Server, dependencies: SiteDependencies): FastPath {
  const answers = createResponseCache(Date.now, keepAliveMs);
  return openFastPath(server, {
    firstRequestMs: headMs,
    onError: (error) => dependencies.log({ level: 'error', event: 'fast-path-failed', message: errorMessageOf(error) }),
    keepAliveMs: keepAliveMs + graceMs,
    answer(request) {
      if (!isKnownHost(dependencies, request.host)) return undefined;
      const ready = dependencies.cache.fresh(request.url) ?? dependencies.assets.ready(request.url);
      return ready && answers.bytesFor(ready, request);
    },
  });
}
