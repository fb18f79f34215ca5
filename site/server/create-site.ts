import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chosenJourney } from '../booking/journey/chosen-journey.ts';
import type { MayBook } from '../booking/journey/take-booking.ts';
import { isJourney, type SentBooking } from '../booking/journey/visit-of.ts';
import type { FormGate } from '../forms/gate/form-gate.ts';
import type { FormDesk } from '../forms/take-form.ts';
import { carriesJoined, type JoinedVisitors } from '../forms/wallet/joined-visitor.ts';
import { thanksPath } from '../forms/wallet/thanks-path.ts';
import type { WalletDesk } from '../forms/wallet/wallet-desk.ts';
import { reasonOf, type SiteLog } from '../operations/site-log.ts';
import type { DocumentCache } from '../pages/cache/document-cache.ts';
import type { Documents } from '../pages/create-documents.ts';
import { notFoundMessage } from '../pages/document-messages.ts';
import { matchRoute, type Route } from '../routing/match-route.ts';
import type { OfferedValues } from '../routing/offered-values.ts';
import { readQuery } from '../routing/read-query.ts';
import type { RedirectTable } from '../routing/redirects/redirect-table.ts';
import { readTarget } from '../routing/redirects/request-target.ts';
import { type ServerPath, serverPaths } from '../routing/server-paths.ts';
import { isForm } from './body/read-form.ts';
import { takeForm } from './handlers/take-form.ts';
import type { VisitorLimits } from './limits/visitor-limits.ts';
import { openQuickDoor, type QuickDoor } from './quick/open-quick-door.ts';
import { createQuickAnswers } from './quick/quick-answers.ts';
import { sendDocument, sendText } from './send/send.ts';
import { asksForPart, sendRange } from './send/send-range.ts';
import { sendWords } from './send/send-words.ts';
import type { StaticAssets } from './send/static-assets.ts';
import { closeAfterRefusal } from './start/close-after-refusal.ts';

export interface SiteParts {
  readonly documents: Documents;
  readonly cache: DocumentCache;
  /** Values that the forms of the site offer: only these name documents that are kept. */
  readonly offered: OfferedValues;
  readonly assets: StaticAssets;
  readonly redirects: () => RedirectTable;
  /** Answers of the server itself, by path: health, sitemap, robots, calls of the browser. */
  readonly services: ReadonlyMap<ServerPath, Service>;
  /** Calls of the browser whose addresses hold parameters; each resolves to false for what is not its own. */
  readonly calls: readonly ((request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>)[];
  /** Pages that are not for visitors; each resolves to false for the address of any other. */
  readonly editorPages: SiteParts['calls'];
  /** Takes the form of a journey that was sent without script; undefined where no restaurant stands at the address. */
  readonly takeBooking: (
    route: Route,
    query: Readonly<Record<string, readonly string[]>>,
    form: URLSearchParams,
    mayBook: MayBook,
  ) => Promise<SentBooking | undefined>;
  /** Takes any other form that was sent to its page; undefined for what is no form of ours. */
  readonly takeForm: FormDesk;
  /** Stands before what a form leads to. */
  readonly formGate: FormGate;
  /** Who has just joined the mailing list. */
  readonly joined: JoinedVisitors;
  /** Where their cards are put into wallets. */
  readonly wallets: WalletDesk;
  /** What one visitor may do. */
  readonly limits: VisitorLimits;
  /** Host names that the site answers to; empty for any. */
  readonly hosts: ReadonlySet<string>;
  readonly log: SiteLog;
  /** What is asked before anything else while developing; true when it answered. */
  readonly passThrough?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** An answer of the server itself, and the method it is for: GET stands for HEAD as well. */
export interface Service {
  readonly method: 'GET' | 'POST';
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
}

export interface SiteServer {
  readonly server: Server;
  readonly door: QuickDoor;
}

/**
 * The server in front of the framework. The shortest path, a finished document in memory, comes first and waits for
 * nothing; everything else follows in the order: own services, files, redirects, documents.
 */
export function createSite(parts: SiteParts): SiteServer {
  const server = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => {
    closeAfterRefusal(request, response);
    const url = request.url ?? '/';
    if (isSentFromCache(parts, request, response, url)) return;
    answer(parts, request, response, url).catch((error: unknown) => {
      parts.log({
        level: 'error',
        event: 'request-failed',
        path: url.split('?')[0]?.slice(0, 200) ?? '',
        message: reasonOf(error),
      });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.');
    });
  });
  server.headersTimeout = headMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  server.maxHeadersCount = 100;
  server.timeout = idleMs;
  // A client that closes its side after the request still reads the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  return { server, door: openDoor(server, parts) };
}

/** Sends a finished document where there is one. An error is logged, and the request goes on as if there were none. */
function isSentFromCache(parts: SiteParts, request: IncomingMessage, response: ServerResponse, url: string): boolean {
  const { host, cookie } = request.headers;
  try {
    if (request.method !== 'GET' || !isKnownHost(parts, host) || carriesJoined(cookie)) return false;
    const ready = parts.cache.fresh(url);
    if (ready) sendDocument(request, response, ready);
    return ready !== undefined;
  } catch (error) {
    parts.log({ level: 'error', event: 'fast-path-failed', message: reasonOf(error) });
    if (response.headersSent) response.destroy();
    return response.headersSent;
  }
}

/** How long a visitor may take over the head of a request. */
const headMs = 10_000;

/** How long a whole request may take: more than the longest form at the slowest pace that `read-body.ts` puts up with. */
const requestMs = 600_000;

/** Longer than the 60 s that load balancers keep a connection, so that they close it and never we under their request. */
const keepAliveMs = 65_000;

/** Without a byte in either direction, longer than the slowest draft may take. */
const idleMs = 150_000;

/** For a request that is on its way when the time is up, as node itself grants it. */
const graceMs = 1000;

/** Finished documents, and files that have been read, are sent before the request is taken apart. */
function openDoor(server: Server, parts: SiteParts): QuickDoor {
  const answers = createQuickAnswers(Date.now, keepAliveMs);
  return openQuickDoor(server, {
    firstRequestMs: headMs,
    onError: (error) => parts.log({ level: 'error', event: 'fast-path-failed', message: reasonOf(error) }),
    keepAliveMs: keepAliveMs + graceMs,
    answer(request) {
      if (!isKnownHost(parts, request.host)) return undefined;
      const ready = parts.cache.fresh(request.url) ?? parts.assets.ready(request.url);
      return ready && answers.bytesFor(ready, request);
    },
  });
}

async function answer(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<void> {
  if (!isSound(request, url)) return sendText(response, 400, 'The request cannot be read.');
  // Probes come by address, whatever the site is called.
  const isProbe = url === serverPaths.health || url === serverPaths.readiness;
  if (!isProbe && !isKnownHost(parts, request.headers.host))
    return sendText(response, 421, 'This host is not served here.');
  if (parts.passThrough && (await parts.passThrough(request, response))) return;
  const target = readTarget(url);
  if (!target.ok) return sendError(parts, request, response);
  const service = target.normalize ? findService(parts, target.path) : undefined;
  if (service) return serve(service, request, response);
  if (target.path.startsWith(serverPaths.calls)) {
    for (const call of target.normalize ? parts.calls : [])
      if (await call(request, response, new URL(url, 'http://site'))) return;
    return sendText(response, 404, '{"message":"There is no such call."}', { 'Content-Type': 'application/json' });
  }
  for (const show of target.normalize ? parts.editorPages : [])
    if (await show(request, response, new URL(url, 'http://site'))) return;
  const route = matchRoute(target.path);
  const wait = isSecret(route) ? await parts.limits.look(request) : undefined;
  if (wait) return sendWords(response, 429, wait.message, { 'Retry-After': String(wait.seconds) });
  if (request.method === 'POST' && isForm(request) && route.kind !== 'unknown') {
    if (!(await takeForm(parts, request, response, target))) await sendError(parts, request, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  if (parts.assets.owns(target.path)) return sendAsset(parts, request, response, target.path);
  const journey = chosenJourney(target);
  if (journey !== undefined) return sendText(response, 303, '', { Location: journey, 'Cache-Control': 'no-store' });
  const location = parts.redirects().lookUp(url);
  if (location !== undefined) return redirect(response, location, isShared(route));
  if (route.kind === 'unknown') return sendError(parts, request, response);
  const { query, key: search, kept: isKeepable } = readQuery(target.search, parts.offered);
  const joined = target.path === thanksPath ? parts.joined.read(request.headers.cookie) : undefined;
  const key = target.path + search;
  const kept = isKeepable && isShared(route) && joined === undefined;
  const late = kept && parts.cache.peek(key) ? undefined : await parts.limits.render(request);
  if (late) return sendWords(response, 429, late.message, { 'Retry-After': String(late.seconds) });
  sendDocument(
    request,
    response,
    await parts.documents.answer({
      route,
      path: target.path,
      query,
      key,
      kept,
      joined,
      isSeen: request.method === 'GET',
    }),
  );
}

/** Whether everybody reads a request alike: one host, and a target that is an address. Source: RFC 9112, section 3.2. */
const isSound = ({ rawHeaders }: IncomingMessage, url: string): boolean =>
  URL.canParse(url, 'http://site') &&
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2;

function findService({ services }: SiteParts, path: string): Service | undefined {
  for (const [own, service] of services) if (own === path) return service;
  return undefined;
}

async function serve(
  { method, answer: own }: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  if (asked !== method)
    return sendText(response, 405, `Only ${method}.`, { Allow: method === 'GET' ? 'GET, HEAD' : method });
  await own(request, response);
}

/** Addresses that hold somebody's own word: there is no end of them, and they are nobody else's. */
const isShared = (route: Route): boolean => route.kind !== 'preferences' && !isJourney(route);

/** Who knows such an address has all that stands behind it. */
const isSecret = (route: Route): boolean => route.kind === 'preferences' && route.guid !== undefined;

const sendError = async (parts: SiteParts, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  sendDocument(request, response, await parts.documents.errorPage(404, notFoundMessage));

async function sendAsset(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const asset = await parts.assets.get(path);
  if (!asset) sendText(response, 404, 'There is no such file.');
  else if (asksForPart(request)) sendRange(request, response, asset);
  else sendDocument(request, response, asset);
}

/** Permanent, but forgotten by browsers after an hour, so that a mistake can be put right; what is somebody's own is not kept. */
const redirect = (response: ServerResponse, location: string, shared: boolean): void =>
  sendText(response, 301, `Moved to ${location}`, {
    Location: location,
    'Cache-Control': shared ? 'public, max-age=3600' : 'no-store',
  });

const isKnownHost = ({ hosts }: SiteParts, host: string | undefined): boolean =>
  hosts.size === 0 || hosts.has((host ?? '').toLowerCase());
