import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ManageState, resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import { readBookingChange } from '#site/booking/manage/read-booking-change.ts';
import { readGuestChange } from '#site/booking/manage/read-guest-change.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendDocument, sendText } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

type ManageDependencies = Pick<SiteDependencies, 'bookingActions' | 'limits' | 'documents'>;

interface ManagePost {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * Changes or cancels the booking of an address and redirects to it, or shows the page again: with the reason why not, or
 * with the times of another day. Resolves to false for other forms.
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
  if (action !== 'change' && action !== 'guest' && action !== 'cancel' && action !== 'times') return false;
  const rateLimitError = await dependencies.limits.countCall(request);
  if (rateLimitError) {
    sendMessagePage(response, 429, rateLimitError.message, {
      headers: { 'Retry-After': String(rateLimitError.seconds) },
    });
    return true;
  }
  const state = await manage(dependencies, route.key, action, fields);
  if (!state) {
    const step = action === 'change' ? '?step=changed' : action === 'guest' ? '?step=guest-changed' : '';
    // A redirect without a fragment would keep the one of the form.
    sendText(response, 303, '', { Location: `${path}${step}#${resultAnchor}`, 'Cache-Control': 'no-store' });
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
  sendDocument(request, response, document);
  return true;
}

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
  return result.ok ? undefined : { action, message: result.message, values };
}
