import type { IncomingMessage } from 'node:http';
import { readBytes, type Unread } from './read-body.ts';

/** A form that was read, or the status that says why it was not. */
export type ReadForm =
  | { readonly ok: true; readonly fields: FormData }
  | { readonly ok: false; readonly status: Unread };

/** The most bytes of a form of texts, and of one with files: three of five million, and what stands around them. */
export const longestForm = { texts: 20_000, files: 16_000_000 } as const;

/**
 * The most fields of a form, and letters in those that are no files: more than a vacancy of sixty questions has. Of
 * millions of either the reading alone keeps all visitors waiting for seconds.
 */
const most = { fields: 2000, letters: 300_000 } as const;

const files = /^multipart\/form-data;/i;
const texts = /^application\/x-www-form-urlencoded\b/i;

/** Whether a request brings a form, as browsers send it. */
export const isForm = ({ headers }: IncomingMessage): boolean =>
  files.test(headers['content-type'] ?? '') || texts.test(headers['content-type'] ?? '');

/** Reads a form as browsers send it, with files or without. `take` finds room for what has come. */
export async function readForm(
  request: IncomingMessage,
  take: (bytes: number) => Unread | undefined,
): Promise<ReadForm> {
  const type = request.headers['content-type'] ?? '';
  const body = await readBytes(request, {
    maximumBytes: files.test(type) ? longestForm.files : longestForm.texts,
    take,
  });
  if (!body.ok) return body;
  if (countParts(body.bytes, type) > most.fields) return { ok: false, status: 413 };
  try {
    const fields = await new Response(new Uint8Array(body.bytes), { headers: { 'content-type': type } }).formData();
    return countLetters(fields) > most.letters ? { ok: false, status: 413 } : { ok: true, fields };
  } catch {
    return { ok: false, status: 400 };
  }
}

/** The parts of a form with files, before it is taken apart; none of any other. */
function countParts(bytes: Buffer, type: string): number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const mark = quoted ?? plain;
  if (mark === undefined) return 0;
  // The last mark ends the form.
  let parts = -1;
  for (let at = bytes.indexOf(`--${mark}`); at >= 0 && parts <= most.fields; at = bytes.indexOf(`--${mark}`, at + 1))
    parts += 1;
  return parts;
}

const countLetters = (fields: FormData): number =>
  [...fields.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
