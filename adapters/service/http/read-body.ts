import type { IncomingMessage } from 'node:http';
import { readJson } from '#adapters/json/read-json.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { HttpError } from './response.ts';

const kilobyte = 1024;

/** Endpoints with large bodies: a page, a part of an upload, three files of 5 MB, one file of 5 MB, in base64. */
const largeBodies: ReadonlyMap<string, number> = new Map([
  ['saveDraft', maxPageBytes],
  ['addUploadPart', 2 * kilobyte * kilobyte],
  ['contactEmail', 21 * kilobyte * kilobyte],
  ['jobApplication', 7 * kilobyte * kilobyte],
]);

/** Largest body in bytes. Visitors' forms without files are small. */
export function getBodyLimitBytes({ name, access }: Endpoint): number {
  return largeBodies.get(name) ?? (access === 'editor' ? kilobyte * kilobyte : 64 * kilobyte);
}

/** The body as text and as a parsed value; undefined if there is none. Stops reading a body that is too large. */
export async function readBody(request: IncomingMessage, limit: number): Promise<{ text: string; value: unknown }> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new HttpError(415, 'The body must not be compressed.');
  const contentLength = Number(request.headers['content-length'] ?? 0);
  if (contentLength > limit) throw new HttpError(413, `The body must be at most ${limit} bytes.`);
  const text = decodeUtf8(await collect(request, limit));
  if (text.trim() === '') return { text: '', value: undefined };
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'The body must be sent as application/json.');
  }
  const json = readJson(text);
  if (!json.ok) throw new HttpError(400, `The body ${json.message}.`);
  return { text, value: json.value };
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > limit) throw new HttpError(413, `The body must be at most ${limit} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The body is not valid UTF-8.');
  }
}
