import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { chooseEncoding, decodeBody, type Encoding } from '#site/pages/finish/encode-body.ts';

/** How a document is sent: in one of its encodings, or as “not modified”. */
export type DocumentRepresentation = Encoding | 'not-modified';

const headersCache = new WeakMap<StoredDocument, Partial<Record<DocumentRepresentation, string[]>>>();

/** Headers in the form that Node writes fastest: names and values in turn. */
export function headersFor(document: StoredDocument, representation: DocumentRepresentation): string[] {
  let representations = headersCache.get(document);
  if (!representations) {
    representations = {};
    headersCache.set(document, representations);
  }
  representations[representation] ??= createHeaders(document, representation);
  return representations[representation];
}

function createHeaders({ headers, etag, body }: StoredDocument, representation: DocumentRepresentation): string[] {
  const always = [...headers.flat(), 'ETag', etag];
  if (representation === 'not-modified') return always;
  const length = ['Content-Length', String(body[representation]?.length ?? 0)];
  return representation === 'identity'
    ? [...always, ...length]
    : [...always, ...length, 'Content-Encoding', representation];
}

/** Whether the visitor has this version. ETags are compared weakly. Source: RFC 9110, section 13.1.2. */
function matchesEtag(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags === etag || tags.trim() === '*') return true;
  const bare = etag.replace('W/', '');
  return tags.split(',').some((tag) => tag.trim().replace('W/', '') === bare);
}

/** How a document is sent to a visitor, by the Accept-Encoding and If-None-Match of the request. */
export const chooseRepresentation = (
  document: StoredDocument,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): DocumentRepresentation =>
  document.status === 200 && matchesEtag(ifNoneMatch, document.etag)
    ? 'not-modified'
    : chooseEncoding(acceptEncoding, document.body);

/**
 * Sends a stored document in the best encoding; 304 when the visitor has it already. It is decompressed for the few
 * visitors who accept none of its encodings.
 */
export function sendDocument(request: IncomingMessage, response: ServerResponse, document: StoredDocument): void {
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = request.headers;
  const representation = chooseRepresentation(document, acceptEncoding, ifNoneMatch);
  if (representation === 'not-modified') {
    response.writeHead(304, headersFor(document, representation)).end();
    return;
  }
  if (!document.body[representation]) {
    decodeBody(document.body).then(
      (identity) => sendDocument(request, response, { ...document, body: { ...document.body, identity } }),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
    return;
  }
  response.writeHead(document.status, headersFor(document, representation));
  response.end(request.method === 'HEAD' ? undefined : document.body[representation]);
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
