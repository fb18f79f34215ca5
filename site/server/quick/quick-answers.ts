import { STATUS_CODES } from 'node:http';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { chooseForm, type DocumentForm, headersFor } from '../send/send.ts';

/** The bytes of a response, in the chunks in which they are best written. */
export type AnswerBytes = readonly Buffer[];

/** Up to this size head and body are one chunk: one write costs a third less than two. */
const onePiece = 65_536;

export interface QuickAnswers {
  /** The whole response to a simple GET: status line, headers and body. */
  bytesFor(
    document: StoredDocument,
    asked: { readonly acceptEncoding: string | undefined; readonly ifNoneMatch: string | undefined },
  ): AnswerBytes;
}

/**
 * Creates the bytes that Node would write, and reuses them for a second, because only `Date` changes. `keepAliveMs` is
 * announced as the time a connection stays open.
 */
export function createQuickAnswers(clock: () => number, keepAliveMs: number): QuickAnswers {
  const ending = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  let second = Number.NaN;
  let date = '';
  let written = new Map<StoredDocument, Partial<Record<DocumentForm, AnswerBytes>>>();
  return {
    bytesFor(document, { acceptEncoding, ifNoneMatch }) {
      const now = Math.floor(clock() / 1000);
      if (now !== second) {
        second = now;
        date = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
        written = new Map();
      }
      const form = chooseForm(document, acceptEncoding, ifNoneMatch);
      let forms = written.get(document);
      if (!forms) {
        forms = {};
        written.set(document, forms);
      }
      forms[form] ??= write(document, form, date + ending);
      return forms[form];
    },
  };
}

function write(document: StoredDocument, form: DocumentForm, ending: string): AnswerBytes {
  const status = form === 'unchanged' ? 304 : document.status;
  const fields = headersFor(document, form);
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < fields.length; at += 2) text += `${fields[at]}: ${fields[at + 1]}\r\n`;
  const head = Buffer.from(text + ending, 'latin1');
  const body = form === 'unchanged' ? undefined : document.body[form];
  if (!body) return [head];
  return body.length <= onePiece ? [Buffer.concat([head, body])] : [head, body];
}
