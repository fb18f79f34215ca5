import type { IncomingMessage, ServerResponse } from 'node:http';
import { withChangedStep } from '#site/booking/manage/managed-results.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { sendDocument } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

interface PageOptions {
  readonly path: string;
  readonly search: string;
  /** The status if the page exists: 409 if its form is no longer open, 422 for fields of none of its forms. */
  readonly status: 409 | 422;
}

/** Shows the page that a form was posted to, as GET does. Nothing was done with the form. */
export async function sendPageAgain(
  { documents, limits }: Pick<SiteDependencies, 'documents' | 'limits'>,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search, status }: PageOptions,
): Promise<void> {
  const rateLimitError = await limits.countCall(request);
  if (rateLimitError)
    return sendMessagePage(response, 429, rateLimitError.message, {
      headers: { 'Retry-After': String(rateLimitError.seconds) },
    });
  const route = matchRoute(path);
  const { query, key } = parseQuery(search);
  const document = await documents.answer({
    route,
    path,
    query: route.kind === 'manage-booking' ? withChangedStep(query) : query,
    key: path + key,
    isCacheable: false,
    isSeen: true,
  });
  sendDocument(request, response, document.status === 200 ? { ...document, status } : document);
}
