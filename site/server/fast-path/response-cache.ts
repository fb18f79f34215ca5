import { STATUS_CODES } from 'node:http';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { chooseRepresentation, type DocumentRepresentation, headersFor } from '../send/send.ts';

/** The bytes of a response, in the chunks in which they are best written. */
export type ResponseBytes = readonly Buffer[];

/** Up to this size head and body are one chunk: one write costs a third less than two. */
const maxSingleChunkBytes = 65_536;

export interface ResponseCache {
  /**
   * The whole response to a simple GET: status line, headers and body. Undefined where the document would have to be
   * decompressed.
   */
  bytesFor(
    document: StoredDocument,
    request: { readonly acceptEncoding: string | undefined; readonly ifNoneMatch: string | undefined },
  ): ResponseBytes | undefined;
}

/**
 * Creates the bytes that Node would write, and reuses them for a second, because only `Date` changes. `keepAliveMs` is
 * announced as the time a connection stays open.
 */
export function createResponseCache(clock: () => number, keepAliveMs: number): ResponseCache {
  const ending = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  let second = Number.NaN;
  let date = '';
  let written = new Map<StoredDocument, Partial<Record<DocumentRepresentation, ResponseBytes>>>();
  return {
    bytesFor(document, { acceptEncoding, ifNoneMatch }) {
      const now = Math.floor(clock() / 1000);
      if (now !== second) {
        second = now;
        date = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
        written = new Map();
      }
      const representation = chooseRepresentation(document, acceptEncoding, ifNoneMatch);
      if (representation === 'identity' && !document.body.identity) return undefined;
      let representations = written.get(document);
      if (!representations) {
        representations = {};
        written.set(document, representations);
      }
      representations[representation] ??= write(document, representation, date + ending);
      return representations[representation];
    },
  };
}

function write(document: StoredDocument, representation: DocumentRepresentation, ending: string): ResponseBytes {
  const status = representation === 'not-modified' ? 304 : document.status;
  const fields = headersFor(document, representation);
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < fields.length; at += 2) text += `${fields[at]}: ${fields[at + 1]}\r\n`;
  const head = Buffer.from(text + ending, 'latin1');
  const body = representation === 'not-modified' ? undefined : document.body[representation];
  if (!body) return [head];
  return body.length <= maxSingleChunkBytes ? [Buffer.concat([head, body])] : [head, body];
}
