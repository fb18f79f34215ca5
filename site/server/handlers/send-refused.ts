import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { sendDocument } from '../send/send.ts';
import { sendMessagePage } from '../send/send-message-page.ts';

interface RefusedOptions {
  readonly document: StoredDocument;
  /** The address of the page that was posted to. */
  readonly path: string;
  /** What may have been done: “your booking was cancelled”. Undefined if nothing was to be done. */
  readonly outcome: string | undefined;
}

/** Seconds until the page may be there again. */
const retrySeconds = 30;

/**
 * Sends the page that says why something was not done. If the API no longer answers, the page cannot be loaded, and what
 * was sent may have been done: this is said instead of a general error.
 */
export function sendRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { document, path, outcome }: RefusedOptions,
): void {
  if (document.status >= 500 && outcome !== undefined)
    sendMessagePage(
      response,
      503,
      `We do not know whether ${outcome}, because our booking system does not answer. Look again in a minute, or ring the restaurant.`,
      { headers: { 'Retry-After': String(retrySeconds) }, link: { href: path, text: 'Look again' } },
    );
  else sendDocument(request, response, document);
}
