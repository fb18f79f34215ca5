import type { IncomingMessage, ServerResponse } from 'node:http';
import { resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendText } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';
import { sendRefused } from './send-refused.ts';

type WaitingDependencies = Pick<SiteDependencies, 'waitingActions' | 'limits' | 'documents'>;

interface WaitingPost {
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * Accepts an offered table or leaves the list, and redirects to the page of the entry, or shows the page again with the
 * reason why not. Resolves to false for other forms.
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
  if (action !== 'accept' && action !== 'leave') return false;
  const rateLimitError = await limits.countCall(request);
  if (rateLimitError) {
    sendMessagePage(response, 429, rateLimitError.message, {
      headers: { 'Retry-After': String(rateLimitError.seconds) },
    });
    return true;
  }
  const result = await waitingActions[action](route.key);
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
  const outcome = action === 'accept' ? 'the table is yours' : 'you have left the waiting list';
  sendRefused(request, response, { document, path, outcome });
  return true;
}
