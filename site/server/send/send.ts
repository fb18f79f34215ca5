import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { chooseEncoding, type Encoding } from '#site/pages/finish/encode-body.ts';

/** How a document is sent: in one of its encodings, or as “not modified”. */
export type DocumentForm = Encoding | 'unchanged';

const ready = new WeakMap<StoredDocument, Partial<Record<DocumentForm, string[]>>>();

/** Headers in the form that Node writes fastest: names and values in turn. */
export function headersFor(document: StoredDocument, form: DocumentForm): string[] {
  let forms = ready.get(document);
  if (!forms) {
    forms = {};
    ready.set(document, forms);
  }
  forms[form] ??= makeHeaders(document, form);
  return forms[form];
}

function makeHeaders({ headers, etag, body }: StoredDocument, form: DocumentForm): string[] {
  const always = [...headers.flat(), 'ETag', etag];
  if (form === 'unchanged') return always;
  const length = ['Content-Length', String((body[form] ?? body.identity).length)];
  return form === 'identity' ? [...always, ...length] : [...always, ...length, 'Content-Encoding', form];
}

/** Whether the visitor has this version. ETags are compared weakly. Source: RFC 9110, section 13.1.2. */
function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags === etag || tags.trim() === '*') return true;
  const bare = etag.replace('W/', '');
  return tags.split(',').some((tag) => tag.trim().replace('W/', '') === bare);
}

/** How a document is sent to a visitor, by the Accept-Encoding and If-None-Match of the request. */
export const chooseForm = (
  document: StoredDocument,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): DocumentForm =>
  document.status === 200 && isKnown(ifNoneMatch, document.etag)
    ? 'unchanged'
    : chooseEncoding(acceptEncoding, document.body);

/** Sends a stored document in the best encoding; 304 when the visitor has it already. */
export function sendDocument(request: IncomingMessage, response: ServerResponse, document: StoredDocument): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const form = chooseForm(document, acceptEncoding, ifNoneMatch);
  if (form === 'unchanged') {
    response.writeHead(304, headersFor(document, form)).end();
    return;
  }
  response.writeHead(document.status, headersFor(document, form));
  response.end(request.method === 'HEAD' ? undefined : document.body[form]);
}

/** Sends a short text or JSON response. */
export function sendText(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': bytes.length,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

export const sendJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void =>
  sendText(response, status, JSON.stringify(value), {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  });
