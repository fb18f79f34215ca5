import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resultParameter } from '#schemas/domain/booking/repeat-key.ts';
import type { BookingResults } from '../booking/journey/booking-results.ts';
import { isBookingJourney } from '../booking/journey/derive-booking-state.ts';
import type { CountBooking, ProcessedBooking } from '../booking/journey/process-booking.ts';
import { resolveChosenJourney } from '../booking/journey/resolve-chosen-journey.ts';
import { type FormReceipts, receiptParameter } from '../forms/form-receipts.ts';
import type { FormGate } from '../forms/gate/form-gate.ts';
import type { FormProcessor } from '../forms/process-form.ts';
import { hasSignUpCookie, type SignUpCookies } from '../forms/wallet/sign-up-cookies.ts';
import { thanksPath } from '../forms/wallet/thanks-path.ts';
import type { WalletClient } from '../forms/wallet/wallet-client.ts';
import { errorMessageOf, type SiteLog } from '../operations/site-log.ts';
import type { DocumentCache } from '../pages/cache/document-cache.ts';
import type { Documents } from '../pages/create-documents.ts';
import { notFoundMessage } from '../pages/document-messages.ts';
import type { KnownFilterValues } from '../routing/known-filter-values.ts';
import type { KnownParameters } from '../routing/known-parameters.ts';
import { matchRoute, type Route } from '../routing/match-route.ts';
import { parseQuery } from '../routing/parse-query.ts';
import type { RedirectTable } from '../routing/redirects/redirect-table.ts';
import { parseTarget } from '../routing/redirects/request-target.ts';
import { type ServerPath, serverPaths } from '../routing/server-paths.ts';
import { withSession } from '../visit/current-visit.ts';
import { readOrStartSession, readSession } from '../visit/visitor-session.ts';
import { isForm } from './body/read-form.ts';
import { type FastPath, openFastPath } from './fast-path/open-fast-path.ts';
import { createResponseCache } from './fast-path/response-cache.ts';
import { sendBookingResult } from './handlers/handle-booking-form.ts';
import { handleForm } from './handlers/handle-form.ts';
import type { VisitorLimits } from './limits/visitor-limits.ts';
import { sendDocument, sendText } from './send/send.ts';
import { sendMessagePage } from './send/send-message-page.ts';
import { isRangeRequest, sendRange } from './send/send-range.ts';
import type { StaticAssets } from './send/static-assets.ts';
import { closeIncompleteRequest } from './start/close-incomplete-request.ts';

export interface SiteDependencies {
  readonly documents: Documents;
  readonly cache: DocumentCache;
  /** Values that the site’s filter forms have: only these make cacheable documents. */
  readonly knownValues: KnownFilterValues;
  /** Parameters that a page does not read change nothing on it. */
  readonly knownParameters: Pick<KnownParameters, 'of'>;
  readonly assets: StaticAssets;
  readonly redirects: () => RedirectTable;
  /** Responses of the server itself, by path: health, sitemap, robots, calls of the browser. */
  readonly services: ReadonlyMap<ServerPath, Service>;
  /** Calls of the browser with parameters in their path. Each resolves to false for other addresses. */
  readonly calls: readonly ((request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>)[];
  /** Pages for editors. Each resolves to false for other addresses. */
  readonly editorPages: SiteDependencies['calls'];
  /** Processes a booking form posted without script; undefined where no restaurant takes bookings at the address. */
  readonly processBooking: (
    route: Route,
    query: Readonly<Record<string, readonly string[]>>,
    form: URLSearchParams,
    countBooking: CountBooking,
  ) => Promise<ProcessedBooking | undefined>;
  /** The results of posted bookings. */
  readonly bookingResults: BookingResults;
  /** Processes any other form posted to its page; undefined for unknown forms. */
  readonly processForm: FormProcessor;
  /** Checks a form before it is sent on. */
  readonly formGate: FormGate;
  /** Tells addresses of accepted forms from those that only claim it. */
  readonly formReceipts: FormReceipts;
  /** Identifies new subscribers of the mailing list. */
  readonly signUpCookies: SignUpCookies;
  /** Adds their cards to wallets. */
  readonly wallets: WalletClient;
  /** The rate limits of a visitor. */
  readonly limits: VisitorLimits;
  /** Host names that the site answers to; empty for any. */
  readonly hosts: ReadonlySet<string>;
  /** Whether browsers use https only. */
  readonly isSecure: boolean;
  /** Whether cached documents are sent before Node parses the request. */
  readonly hasFastPath: boolean;
  readonly log: SiteLog;
  /** In development: called before anything else; true when it has responded. */
  readonly passThrough?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** A response of the server itself, and its method. GET includes HEAD. */
export interface Service {
  readonly method: 'GET' | 'POST';
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
}

export interface SiteServer {
  readonly server: Server;
  readonly fastPath: FastPath;
}

/**
 * The server in front of Next.js. The fast path, a cached document, comes first and is synchronous. Then follow, in
 * order: own services, editor pages, forms, files, redirects, documents.
 */
export function createSite(dependencies: SiteDependencies): SiteServer {
  const server = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => {
    closeIncompleteRequest(request, response);
    const url = request.url ?? '/';
    if (trySendFromCache(dependencies, request, response, url)) return;
    withSession(readSession(request), () => answer(dependencies, request, response, url)).catch((error: unknown) => {
      dependencies.log({
        level: 'error',
        event: 'request-failed',
        path: url.split('?')[0]?.slice(0, 200) ?? '',
        message: errorMessageOf(error),
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

async function answer(
  dependencies: SiteDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<void> {
  if (!isUnambiguous(request, url)) return sendText(response, 400, 'The request is not valid.');
  // Probes use an IP address, whatever the host name of the site.
  const isProbe = url === serverPaths.health || url === serverPaths.readiness;
  if (!isProbe && !isKnownHost(dependencies, request.headers.host))
    return sendText(response, 421, 'This server does not serve this host.');
  if (dependencies.passThrough && (await dependencies.passThrough(request, response))) return;
  const target = parseTarget(url);
  if (!target.ok) return sendError(dependencies, request, response);
  const service = target.isNormalized ? findService(dependencies, target.path) : undefined;
  if (service) return serve(service, request, response);
  if (target.path.startsWith(serverPaths.calls)) {
    for (const call of target.isNormalized ? dependencies.calls : [])
      if (await call(request, response, new URL(url, 'http://site'))) return;
    return sendText(response, 404, '{"message":"There is no such endpoint."}', { 'Content-Type': 'application/json' });
  }
  for (const handle of target.isNormalized ? dependencies.editorPages : [])
    if (await handle(request, response, new URL(url, 'http://site'))) return;
  const route = matchRoute(target.path);
  const secretLimitError = isSecret(route) ? await dependencies.limits.countSecretLookup(request) : undefined;
  if (secretLimitError)
    return sendMessagePage(response, 429, secretLimitError.message, {
      'Retry-After': String(secretLimitError.seconds),
    });
  if (request.method === 'POST' && isForm(request) && route.kind !== 'unknown') {
    const session = readOrStartSession(request, response, dependencies.isSecure);
    if (!(await withSession(session, () => handleForm(dependencies, request, response, target))))
      await sendError(dependencies, request, response);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Use GET or HEAD.', { Allow: 'GET, HEAD' });
  if (dependencies.assets.owns(target.path)) return sendAsset(dependencies, request, response, target.path);
  const journey = resolveChosenJourney(target);
  if (journey !== undefined) return sendText(response, 303, '', { Location: journey, 'Cache-Control': 'no-store' });
  const location = dependencies.redirects().lookUp(url);
  if (location !== undefined) return redirect(response, location, isShared(route));
  if (route.kind === 'unknown') return sendError(dependencies, request, response);
  const acceptedForm = dependencies.formReceipts.read(target.path, target.search);
  const {
    query: parsedQuery,
    key: search,
    isCacheable: isQueryCacheable,
  } = parseQuery(target.search, dependencies.knownValues, dependencies.knownParameters.of(target.path));
  const query = acceptedForm ? { ...parsedQuery, [receiptParameter]: [acceptedForm] } : parsedQuery;
  const subscriberEmail =
    target.path === thanksPath ? dependencies.signUpCookies.read(request.headers.cookie) : undefined;
  const key = target.path + search;
  const isCacheable = isQueryCacheable && isShared(route) && (subscriberEmail ?? acceptedForm) === undefined;
  const rateLimitError =
    isCacheable && dependencies.cache.peek(key) ? undefined : await dependencies.limits.countRender(request);
  if (rateLimitError)
    return sendMessagePage(response, 429, rateLimitError.message, { 'Retry-After': String(rateLimitError.seconds) });
  const session = isBookingJourney(route)
    ? readOrStartSession(request, response, dependencies.isSecure)
    : readSession(request);
  const { path } = target;
  const result = isBookingJourney(route)
    ? dependencies.bookingResults.find(session, query[resultParameter]?.[0])
    : undefined;
  if (result)
    return withSession(session, () =>
      sendBookingResult(dependencies, request, response, { route, path, query, key, result }),
    );
  const document = await withSession(session, () =>
    dependencies.documents.answer({
      route,
      path,
      query,
      key,
      isCacheable,
      subscriberEmail,
      isSeen: request.method === 'GET',
    }),
  );
  sendDocument(request, response, document);
}

/** Whether a request is unambiguous: one host, and a target that is a URL. Source: RFC 9112, section 3.2. */
const isUnambiguous = ({ rawHeaders }: IncomingMessage, url: string): boolean =>
  URL.canParse(url, 'http://site') &&
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2;

function findService({ services }: SiteDependencies, path: string): Service | undefined {
  for (const [own, service] of services) if (own === path) return service;
  return undefined;
}

async function serve(
  { method, answer: own }: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestMethod = request.method === 'HEAD' ? 'GET' : request.method;
  if (requestMethod !== method)
    return sendText(response, 405, `Use ${method}.`, { Allow: method === 'GET' ? 'GET, HEAD' : method });
  await own(request, response);
}

/** Addresses that contain personal data are unlimited in number, so their pages are not cached. */
const isShared = (route: Route): boolean => route.kind !== 'preferences' && !isBookingJourney(route);

/** Whoever knows such an address can read and change the customer’s data. */
const isSecret = (route: Route): boolean => route.kind === 'preferences' && route.guid !== undefined;

const sendError = async (
  dependencies: SiteDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => sendDocument(request, response, await dependencies.documents.errorPage(404, notFoundMessage));

async function sendAsset(
  dependencies: SiteDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const asset = await dependencies.assets.get(path);
  if (!asset) sendText(response, 404, 'There is no such file.');
  else if (isRangeRequest(request)) await sendRange(request, response, asset);
  else sendDocument(request, response, asset);
}

/**
 * Permanent, but browsers forget it after an hour, so that a mistake can be corrected. Redirects of personal addresses
 * are not cached.
 */
const redirect = (response: ServerResponse, location: string, shared: boolean): void =>
  sendText(response, 301, `Moved to ${location}`, {
    Location: location,
    'Cache-Control': shared ? 'public, max-age=3600' : 'no-store',
  });

const isKnownHost = ({ hosts }: SiteDependencies, host: string | undefined): boolean =>
  hosts.size === 0 || hosts.has((host ?? '').toLowerCase());
