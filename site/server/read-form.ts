import type { IncomingMessage } from 'node:http';
import { readBytes, type Unread } from './read-body.ts';

/** A form that was read, or the status that says why it was not. */
export type ReadForm =
  | { readonly ok: true; readonly fields: FormData }
  | { readonly ok: false; readonly status: Unread };

/** The most bytes of a form of texts, and of one with files: three of five million, and what stands around them. */
export const longestForm = { texts: 20_000, files: 16_000_000 } as const;

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
  try {
    const fields = await new Response(new Uint8Array(body.bytes), { headers: { 'content-type': type } }).formData();
    return { ok: true, fields };
  } catch {
    return { ok: false, status: 400 };
  }
}
