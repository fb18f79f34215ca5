import type { IncomingMessage, ServerResponse } from 'node:http';
import { readUncertainBookings } from '#schemas/domain/booking/uncertain-booking.ts';
import { isBookingJourney } from '../booking/journey/derive-booking-state.ts';
import { findBookingResult } from '../booking/journey/find-booking-result.ts';
import { resolveChosenJourney } from '../booking/journey/resolve-chosen-journey.ts';
import { describeManaged, withChangedStep } from '../booking/manage/managed-results.ts';
import { resolveCancelledBooking } from '../booking/manage/resolve-cancelled-booking.ts';
import { acceptedFormQuery } from '../forms/form-receipts.ts';
import { thanksPath } from '../forms/wallet/thanks-path.ts';
import { notFoundMessage } from '../pages/document-messages.ts';
import { matchRoute, type Route } from '../routing/match-route.ts';
import { parseQuery } from '../routing/parse-query.ts';
import { parseTarget } from '../routing/redirects/request-target.ts';
import { serverPaths } from '../routing/server-paths.ts';
import { withSession } from '../visit/current-visit.ts';
import { readOrStartSession, readSession } from '../visit/visitor-session.ts';
import { isForm } from './body/read-form.ts';
import { findLowerCase } from './find-lower-case.ts';
import { sendBookingResult } from './handlers/handle-booking-form.ts';
import { handleForm } from './handlers/handle-form.ts';
import { isKnownHost } from './is-known-host.ts';
import { sendDocument, sendText } from './send/send.ts';
import { sendMessagePage } from './send/send-message-page.ts';
import { isRangeRequest, sendRange } from './send/send-range.ts';
import type { PathHandler, SiteDependencies } from './site-dependencies.ts';

/** Answers a request that the cache could not answer at once. */
export async function answerRequest(
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
  const handler = target.isNormalized ? dependencies.pathHandlers.get(target.path) : undefined;
  if (handler) return handlePath(handler, request, response);
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
      headers: { 'Retry-After': String(secretLimitError.seconds) },
    });
  if (request.method === 'POST' && isForm(request) && route.kind !== 'unknown') {
    const session = readOrStartSession(request, response, dependencies.isSecure);
    if (!(await withSession(session, () => handleForm(dependencies, request, response, target))))
      await sendError(dependencies, request, response);
    return;
  }
  if (request.method === 'POST' && route.kind !== 'unknown')
    return sendText(response, 415, 'Send the fields of the form, as a browser does.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Use GET or HEAD.', { Allow: 'GET, HEAD' });
  if (dependencies.assets.owns(target.path)) return sendAsset(dependencies, request, response, target.path);
  const journey = resolveChosenJourney(target);
  if (journey !== undefined) return sendText(response, 303, '', { Location: journey, 'Cache-Control': 'no-store' });
  // Before the redirect to the address without a last slash, so that one redirect is enough.
  const lower = route.kind === 'unknown' ? await findLowerCase(dependencies, request, target) : undefined;
  const location = lower ?? dependencies.redirects().lookUp(url);
  if (location !== undefined) return redirect(response, location, isShared(route));
  if (route.kind === 'unknown') return sendError(dependencies, request, response);
  await answerPage(dependencies, request, response, target, route);
}

/** Answers a request for a page with its document, or the result of a booking that was posted to it. */
async function answerPage(
  dependencies: SiteDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: { readonly path: string; readonly search: string },
  route: Route,
): Promise<void> {
  const parsed = parseQuery(search, dependencies.knownValues, dependencies.knownParameters.of(path));
  const acceptedForm = dependencies.formReceipts.read(path, search);
  const query = acceptedForm ? { ...parsed.query, ...acceptedFormQuery(acceptedForm, search) } : parsed.query;
  const subscriberEmail = path === thanksPath ? dependencies.signUpCookies.read(request.headers.cookie) : undefined;
  const key = path + parsed.key;
  const isCacheable = parsed.isCacheable && isShared(route) && (subscriberEmail ?? acceptedForm) === undefined;
  const rateLimitError =
    isCacheable && dependencies.cache.peek(key) ? undefined : await dependencies.limits.countRender(request);
  if (rateLimitError)
    return sendMessagePage(response, 429, rateLimitError.message, {
      headers: { 'Retry-After': String(rateLimitError.seconds) },
    });
  const cancelled = await resolveCancelledBooking(dependencies.bookingActions, { route, path, query });
  if (cancelled !== undefined) return sendText(response, 303, '', { Location: cancelled, 'Cache-Control': 'no-store' });
  const session = isBookingJourney(route)
    ? readOrStartSession(request, response, dependencies.isSecure)
    : readSession(request);
  const result = isBookingJourney(route)
    ? await findBookingResult(dependencies.bookingResults, session, { path, search, query })
    : undefined;
  const earlierBookings = isBookingJourney(route) ? readUncertainBookings(request.headers.cookie) : undefined;
  if (result)
    return withSession(session, () =>
      sendBookingResult(dependencies, request, response, { route, path, query, key, result, earlierBookings }),
    );
  const managed =
    route.kind === 'manage-booking' && route.key !== undefined
      ? await dependencies.managedResults.find(session, route.key)
      : undefined;
  const document = await withSession(session, () =>
    dependencies.documents.answer({
      route,
      path,
      query: route.kind === 'manage-booking' ? withChangedStep(query, managed) : query,
      key,
      isCacheable,
      subscriberEmail,
      earlierBookings,
      isSeen: request.method === 'GET',
    }),
  );
  if (managed && document.status >= 500)
    return sendMessagePage(response, 503, describeManaged(managed), { headers: { 'Retry-After': '30' } });
  const lower =
    document.status === 404 && isShared(route)
      ? await findLowerCase(dependencies, request, { path, search })
      : undefined;
  if (lower !== undefined) return redirect(response, lower, true);
  sendDocument(request, response, document);
}

/** Whether a request is unambiguous: one host, and a target that is a URL. Source: RFC 9112, section 3.2. */
const isUnambiguous = ({ rawHeaders }: IncomingMessage, url: string): boolean =>
  URL.canParse(url, 'http://site') &&
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length < 2;

async function handlePath(
  { method, answer }: PathHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestMethod = request.method === 'HEAD' ? 'GET' : request.method;
  if (requestMethod !== method)
    return sendText(response, 405, `Use ${method}.`, { Allow: method === 'GET' ? 'GET, HEAD' : method });
  await answer(request, response);
}

/** Addresses that contain personal data are unlimited in number, so their pages are not cached. */
const isShared = (route: Route): boolean =>
  route.kind !== 'preferences' && route.kind !== 'waiting-list' && !isSecret(route) && !isBookingJourney(route);

/** Whoever knows such an address can read, and mostly change, a customer’s data or booking. */
const isSecret = (route: Route): boolean =>
  (route.kind === 'preferences' && route.guid !== undefined) ||
  (route.kind === 'waiting-list' && route.key !== undefined) ||
  (route.kind === 'manage-booking' && (route.key !== undefined || route.shareKey !== undefined));

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
