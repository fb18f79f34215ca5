import type { IncomingMessage, ServerResponse } from 'node:http';
import { resultAnchor } from '#schemas/domain/booking/manage/booking-manager.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendDocument, sendText } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

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
  sendDocument(request, response, document);
  return true;
}
