import type { IncomingMessage } from 'node:http';

/** Why a body was not read: too long, broken off, too slow, or no room for it. */
export type Unread = 413 | 400 | 408 | 429 | 503;

/** A body that was read, or the status that says why it was not. */
export type Body = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly status: Unread };

/** Bytes that were read, or the status that says why they were not. */
type Bytes = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly status: Unread };

interface BytesInput {
  readonly maximumBytes: number;
  /** Takes room for what has come; a status where there is none. */
  readonly take?: (bytes: number) => Unread | undefined;
  readonly pace?: Pace;
}

/** How slowly a body may come: so many bytes a second in the mean, after a time in which nothing need come. */
interface Pace {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A quarter of what a slow telephone line sends. Sixteen million bytes take eight and a half minutes at most. */
const defaultPace: Pace = { graceMs: 20_000, bytesPerSecond: 32_000 };

/** Reads a body of text, of at most `maximumBytes`. */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<Body> {
  const body = await readBytes(request, { maximumBytes });
  return body.ok ? { ok: true, text: body.bytes.toString() } : body;
}

/** Reads a body of at most `maximumBytes` into memory. */
export async function readBytes(request: IncomingMessage, input: BytesInput): Promise<Bytes> {
  const chunks: Buffer[] = [];
  const status = await consumeBody(request, input, { take: async (chunk) => void chunks.push(chunk) });
  return status === undefined ? { ok: true, bytes: Buffer.concat(chunks) } : { ok: false, status };
}

/** Works through a body while it comes. */
export interface BodyConsumer {
  /** Takes the next piece; a status when the body is refused. */
  take(chunk: Buffer): Promise<Unread | undefined>;
}

/**
 * Gives a body of at most `maximumBytes` to a consumer, one piece in each turn of the event loop, so that other requests
 * are answered in between. Gives a status as soon as it is known that the body is refused.
 */
export const consumeBody = (
  request: IncomingMessage,
  { maximumBytes, take, pace: { graceMs, bytesPerSecond } = defaultPace }: BytesInput,
  consumer: BodyConsumer,
): Promise<Unread | undefined> =>
  new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return resolve(413);
    const begun = Date.now();
    let length = 0;
    const end = (status: Unread | undefined): void => {
      clearInterval(watch);
      request.off('data', add).off('end', finish).off('error', breakOff).off('close', breakOff);
      // The rest is read and dropped, so that the sender gets to read why.
      if (status !== undefined && !request.destroyed) request.on('error', () => undefined).resume();
      resolve(status);
    };
    const add = (chunk: Buffer): void => {
      length += chunk.length;
      const status = length > maximumBytes ? 413 : take?.(chunk.length);
      if (status === undefined) void pass(chunk);
      else end(status);
    };
    const pass = async (chunk: Buffer): Promise<void> => {
      request.pause();
      const refused = await consumer.take(chunk);
      if (refused === undefined) setImmediate(() => request.resume());
      else end(refused);
    };
    const finish = (): void => end(undefined);
    const breakOff = (): void => end(400);
    const watch = setInterval(() => {
      const allowed = graceMs + (length / bytesPerSecond) * 1000;
      if (Date.now() - begun > allowed) end(408);
    }, graceMs / 20);
    request.on('data', add).once('end', finish).once('error', breakOff).once('close', breakOff);
  });

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
