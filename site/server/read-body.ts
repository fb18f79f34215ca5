import type { IncomingMessage } from 'node:http';

/** A body that was read, or the status that says why it was not. */
export type Body = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly status: 413 | 400 };

/** Bytes that were read, or the status that says why they were not. */
type Bytes = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly status: 413 | 400 };

/** Reads a body of text, of at most `maximumBytes`. */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<Body> {
  const body = await readBytes(request, maximumBytes);
  return body.ok ? { ok: true, text: body.bytes.toString() } : body;
}

/** Reads a body of at most `maximumBytes`. A longer one is given up as soon as that is known. */
export async function readBytes(request: IncomingMessage, maximumBytes: number): Promise<Bytes> {
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return { ok: false, status: 413 };
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > maximumBytes) return { ok: false, status: 413 };
      chunks.push(bytes);
    }
  } catch {
    return { ok: false, status: 400 };
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}

/**
 * Whether a post comes from this site's own pages. Browsers say so in Sec-Fetch-Site; those that do not send Origin;
 * a call with neither is not a browser's and carries nobody's session.
 */
export function isOwnPost(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = request.headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}
