import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredDocument } from '../documents/document-cache.ts';
import { chooseEncoding } from '../documents/encode-body.ts';

/** Header fields as node writes them fastest: names and values in turn. */
const flatHeaders = new WeakMap<StoredDocument, Map<string, string[]>>();

function headersFor(document: StoredDocument, encoding: 'br' | 'gzip' | 'identity'): string[] {
  const known = flatHeaders.get(document) ?? new Map<string, string[]>();
  flatHeaders.set(document, known);
  const made = known.get(encoding);
  if (made) return made;
  const headers = [
    ...document.headers.flat(),
    'ETag', document.etag,
    'Content-Length', String(document.body[encoding].length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ];
  known.set(encoding, headers);
  return headers;
}

/** Sends a stored document in the encoding asked for; 304 when the visitor has it already. */
export function sendDocument(request: IncomingMessage, response: ServerResponse, document: StoredDocument): void {
  if (document.status === 200 && request.headers['if-none-match'] === document.etag) {
    response.writeHead(304, [...document.headers.flat(), 'ETag', document.etag]).end();
    return;
  }
  // What is compressed in itself, such as fonts and films, has one body for all encodings.
  const compressed = document.body.br !== document.body.identity;
  const encoding = compressed ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  response.writeHead(document.status, headersFor(document, encoding));
  response.end(request.method === 'HEAD' ? undefined : document.body[encoding]);
}

/** Sends a short text or JSON answer. */
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

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  sendText(response, status, JSON.stringify(value), { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
