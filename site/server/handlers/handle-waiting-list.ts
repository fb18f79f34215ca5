import type { IncomingMessage, ServerResponse } from 'node:http';
import { resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingState } from '#schemas/domain/booking/waiting/waiting-list.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendText } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';
import { sendPageAgain } from './send-page-again.ts';
import { sendRefused } from './send-refused.ts';

type WaitingDependencies = Pick<SiteDependencies, 'waitingActions' | 'limits' | 'documents'>;

interface WaitingPost {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/** What may have been done when the API no longer answers. */
const outcomes: Readonly<Record<WaitingState['action'], string>> = {
  accept: 'the table is yours',
  decline: 'you have declined the table',
  leave: 'you have left the waiting list',
};

/**
 * Accepts or declines an offered table, or leaves the list, and redirects to the page of the entry, or shows the page again with the
 * reason why not, or as it is for an unknown action. Resolves to false at other addresses.
 */
export async function handleWaitingList(
  { waitingActions, limits, documents }: WaitingDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, fields }: WaitingPost,
): Promise<boolean> {
  const route = matchRoute(path);
  const action = fields.get('waiting');
  if (route.kind !== 'waiting-list' || route.key === undefined) return false;
  if (action !== 'accept' && action !== 'decline' && action !== 'leave') {
    await sendPageAgain({ limits, documents }, request, response, { path, search, status: 422 });
    return true;
  }
  const rateLimitError = await limits.countCall(request);
  if (rateLimitError) {
    sendMessagePage(response, 429, rateLimitError.message, {
      headers: { 'Retry-After': String(rateLimitError.seconds) },
    });
    return true;
  }
  const time = String(fields.get('time') ?? '');
  const result = await waitingActions[action](route.key, time);
  if (result.ok) {
    sendText(response, 303, '', { Location: `${path}#${resultAnchor}`, 'Cache-Control': 'no-store' });
    return true;
  }
  const { query, key } = parseQuery(search);
  const document = await documents.answer({
    route,
    path,
    query,
    key: path + key,
    isCacheable: false,
    waiting: { action, message: result.message },
    isSeen: true,
  });
  sendRefused(request, response, { document, path, outcome: outcomes[action] });
  return true;
}
