import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { decodeBody } from '#site/pages/finish/encode-body.ts';

interface Range {
  readonly first: number;
  readonly last: number;
}

const oneRange = /^bytes=(?=[\d-]*\d)(\d*)-(\d*)$/;

/**
 * Whether a request asks for one part of a file. Other Range headers are ignored, as the standard allows: several
 * parts, other units, other methods, and conditional ranges, which a weak ETag cannot satisfy.
 */
export const isRangeRequest = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['if-range'] === undefined &&
  headers['if-none-match'] === undefined &&
  oneRange.test(headers.range?.trim() ?? '');

/** Parses a header such as `bytes=0-499` or `bytes=-500`; undefined where the range cannot be satisfied. */
export function parseRange(header: string, length: number): Range | undefined {
  const found = oneRange.exec(header.trim());
  if (!found) return undefined;
  const [from, to] = [found[1] ?? '', found[2] ?? ''];
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last && first < length ? { first, last } : undefined;
}

/** Sends part of a video. Safari does not play videos without range requests. Source: RFC 9110, section 14. */
export async function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  asset: StoredDocument,
): Promise<void> {
  const bytes = await decodeBody(asset.body);
  const range = parseRange(request.headers.range ?? '', bytes.length);
  if (!range) {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 }).end();
    return;
  }
  const part = bytes.subarray(range.first, range.last + 1);
  response.writeHead(206, [
    ...asset.headers.flat(),
    'ETag',
    asset.etag,
    'Content-Length',
    String(part.length),
    'Content-Range',
    `bytes ${range.first}-${range.last}/${bytes.length}`,
  ]);
  response.end(part);
}
