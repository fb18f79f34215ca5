import type { IncomingMessage } from 'node:http';
import { createMultipartParser } from './parse-multipart.ts';
import { type BodyErrorStatus, consumeBody, readBytes } from './read-body.ts';

/** The fields of a form, or the status that says why it was not read. */
export type ReadForm =
  | { readonly ok: true; readonly fields: FormData }
  | { readonly ok: false; readonly status: BodyErrorStatus };

/**
 * The maximum size in bytes of a form without files and of one with files: three files of five million bytes, plus the
 * rest.
 */
export const maxFormBytes = { texts: 20_000, files: 16_000_000 } as const;

/** The maximum number of fields and characters: more than a vacancy of sixty questions needs. */
const limits = { parts: 2000, characters: 300_000 } as const;

const files = /^multipart\/form-data;/i;
const texts = /^application\/x-www-form-urlencoded\b/i;

/** Whether a request has a form body, as browsers send it. */
export const isForm = ({ headers }: IncomingMessage): boolean =>
  files.test(headers['content-type'] ?? '') || texts.test(headers['content-type'] ?? '');

/** Reads a form with or without files. `reserve` reserves quota for received bytes. */
export function readForm(
  request: IncomingMessage,
  reserve: (bytes: number) => BodyErrorStatus | undefined,
): Promise<ReadForm> {
  const type = request.headers['content-type'] ?? '';
  return files.test(type) ? readMultipart(request, type, reserve) : readTexts(request, reserve);
}

async function readMultipart(
  request: IncomingMessage,
  type: string,
  reserve: (bytes: number) => BodyErrorStatus | undefined,
): Promise<ReadForm> {
  const parser = createMultipartParser(type, limits);
  const status = await consumeBody(request, { maxBytes: maxFormBytes.files, reserve }, parser ?? refuseAll);
  if (status !== undefined || !parser) return { ok: false, status: status ?? 400 };
  const fields = await parser.finish();
  return typeof fields === 'number' ? { ok: false, status: fields } : { ok: true, fields };
}

const refuseAll = { consume: async (): Promise<BodyErrorStatus> => 400 };

async function readTexts(
  request: IncomingMessage,
  reserve: (bytes: number) => BodyErrorStatus | undefined,
): Promise<ReadForm> {
  const body = await readBytes(request, { maxBytes: maxFormBytes.texts, reserve });
  if (!body.ok) return body;
  const fields = new FormData();
  let count = 0;
  for (const [name, value] of new URLSearchParams(body.bytes.toString())) {
    count += 1;
    if (count > limits.parts) return { ok: false, status: 413 };
    fields.append(name, value);
  }
  return { ok: true, fields };
}
