import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ManageState, resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import { formatTimesQuery } from '#schemas/domain/booking/manage/times-query.ts';
import {
  hasNewRequest,
  otherTableOf,
  readBookingChange,
  valuesAfterRefusal,
} from '#site/booking/manage/read-booking-change.ts';
import { readGuestChange } from '#site/booking/manage/read-guest-change.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { currentVisit } from '#site/visit/current-visit.ts';
import { sendText } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';
import { sendPageAgain } from './send-page-again.ts';
import { sendRefused } from './send-refused.ts';

type ManageDependencies = Pick<SiteDependencies, 'bookingActions' | 'managedResults' | 'limits' | 'documents'>;

interface ManagePost {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * Changes or cancels the booking of an address, or looks for the times of another day, and redirects to the result; else
 * shows the page again with the reason why not, or as it is for an unknown action. Resolves to false at other addresses.
 */
export async function handleManagedBooking(
  dependencies: ManageDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, fields }: ManagePost,
): Promise<boolean> {
  const route = matchRoute(path);
  const action = fields.get('manage');
  if (route.kind !== 'manage-booking' || route.key === undefined) return false;
  if (action !== 'change' && action !== 'guest' && action !== 'cancel' && action !== 'times') {
    await sendPageAgain(dependencies, request, response, { path, search, status: 422 });
    return true;
  }
  const rateLimitError = await dependencies.limits.countCall(request);
  if (rateLimitError) {
    sendMessagePage(response, 429, rateLimitError.message, {
      headers: { 'Retry-After': String(rateLimitError.seconds) },
    });
    return true;
  }
  const booking = action === 'times' ? undefined : dependencies.bookingActions.read(route.key).catch(() => undefined);
  const state = await manage(dependencies, route.key, action, fields);
  const sessionId = currentVisit()?.sessionId;
  if (!state && action !== 'times' && sessionId !== undefined) {
    const reference = (await booking)?.reference;
    await dependencies.managedResults.save(sessionId, route.key, { action, ...(reference && { reference }) });
  }
  const result = state ? findTimesResult(state, fields) : resultOf(action);
  if (result !== undefined) {
    sendText(response, 303, '', { Location: `${path}${result}`, 'Cache-Control': 'no-store' });
    return true;
  }
  const { query, key } = parseQuery(search);
  const document = await dependencies.documents.answer({
    route,
    path,
    query,
    key: path + key,
    isCacheable: false,
    managed: state,
    isSeen: true,
  });
  sendRefused(request, response, { document, path, outcome: outcomes[action] });
  return true;
}

/** What may have been done when the API no longer answers. */
const outcomes: Readonly<Record<ManageState['action'], string | undefined>> = {
  change: 'your booking was changed',
  guest: 'your details were changed',
  cancel: 'your booking was cancelled',
  times: undefined,
};

/** The query and fragment of what was done. A redirect without a fragment would keep the one of the form. */
const resultOf = (action: ManageState['action']): string =>
  `${action === 'change' || action === 'guest' ? '?step=changed' : ''}#${resultAnchor}`;

/**
 * The query and fragment of the times of a complete table. Undefined where a special request was typed, which an address
 * must not contain: the page is shown again with it.
 */
const findTimesResult = (state: ManageState, fields: FormData): string | undefined =>
  state.action === 'times' && otherTableOf(state) && !hasNewRequest(fields)
    ? `${formatTimesQuery(state.values)}#change`
    : undefined;

/** Undefined where it was done. */
async function manage(
  { bookingActions }: ManageDependencies,
  key: string,
  action: ManageState['action'],
  fields: FormData,
): Promise<ManageState | undefined> {
  if (action === 'cancel') {
    const result = await bookingActions.cancel(key);
    return result.ok ? undefined : { action, message: result.message, values: {} };
  }
  if (action === 'guest') {
    const { change, message, ...guest } = readGuestChange(fields);
    if (!change) return { action, message, values: {}, guest };
    const result = await bookingActions.changeGuest(key, change);
    return result.ok ? undefined : { action, message: result.message, values: {}, guest };
  }
  const { values, change, message, errors, isUnconfirmed } = readBookingChange(fields);
  // The time is chosen after the times are shown.
  if (action === 'times') return { action, values, errors: { ...errors, time: undefined } };
  if (!change)
    return { action, message: message ?? 'Choose a day, a party and a time.', errors, isUnconfirmed, values };
  const result = await bookingActions.change(key, change);
  if (result.ok) return undefined;
  return { action, message: result.message, values: valuesAfterRefusal(fields, change, values) };
}
