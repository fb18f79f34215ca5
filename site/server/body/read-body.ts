import type { IncomingMessage } from 'node:http';

/** Why a body was not read: too long, incomplete, too slow, or over a quota. */
export type BodyErrorStatus = 413 | 400 | 408 | 429 | 503;

/** The text of a body, or the status that says why it was not read. */
export type Body =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly status: BodyErrorStatus };

/** The bytes of a body, or the status that says why they were not read. */
type Bytes = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly status: BodyErrorStatus };

interface BytesInput {
  readonly maxBytes: number;
  /** Reserves quota for received bytes; a status where there is none left. */
  readonly reserve?: (bytes: number) => BodyErrorStatus | undefined;
  readonly minimumRate?: MinimumRate;
}

/** The minimum rate of a body: average bytes per second, after a grace period. */
interface MinimumRate {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A quarter of the speed of a slow telephone line. Sixteen million bytes take at most eight and a half minutes. */
const defaultMinimumRate: MinimumRate = { graceMs: 20_000, bytesPerSecond: 32_000 };

/** Reads a text body of at most `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const body = await readBytes(request, { maxBytes });
  return body.ok ? { ok: true, text: body.bytes.toString() } : body;
}

/** Reads a body of at most `maxBytes` into memory. */
export async function readBytes(request: IncomingMessage, input: BytesInput): Promise<Bytes> {
  const chunks: Buffer[] = [];
  const status = await consumeBody(request, input, { consume: async (chunk) => void chunks.push(chunk) });
  return status === undefined ? { ok: true, bytes: Buffer.concat(chunks) } : { ok: false, status };
}

/** Processes a body while it arrives. */
export interface BodyConsumer {
  /** Processes the next chunk; a status when the body is refused. */
  consume(chunk: Buffer): Promise<BodyErrorStatus | undefined>;
}

/**
 * Passes a body of at most `maxBytes` to a consumer, one chunk per turn of the event loop, so that other requests are
 * answered in between. Resolves to a status as soon as the body is refused.
 */
export const consumeBody = (
  request: IncomingMessage,
  { maxBytes, reserve, minimumRate: { graceMs, bytesPerSecond } = defaultMinimumRate }: BytesInput,
  consumer: BodyConsumer,
): Promise<BodyErrorStatus | undefined> =>
  new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return resolve(413);
    const startedAt = Date.now();
    let length = 0;
    const end = (status: BodyErrorStatus | undefined): void => {
      clearInterval(watch);
      request.off('data', add).off('end', finish).off('error', abort).off('close', abort);
      // Read and discard the rest, so that the sender gets to read the response.
      if (status !== undefined && !request.destroyed) request.on('error', () => undefined).resume();
      resolve(status);
    };
    const add = (chunk: Buffer): void => {
      length += chunk.length;
      const status = length > maxBytes ? 413 : reserve?.(chunk.length);
      if (status === undefined) void pass(chunk);
      else end(status);
    };
    const pass = async (chunk: Buffer): Promise<void> => {
      request.pause();
      const refused = await consumer.consume(chunk);
      if (refused === undefined) setImmediate(() => request.resume());
      else end(refused);
    };
    const finish = (): void => end(undefined);
    const abort = (): void => end(400);
    const watch = setInterval(() => {
      const allowed = graceMs + (length / bytesPerSecond) * 1000;
      if (Date.now() - startedAt > allowed) end(408);
    }, graceMs / 20);
    request.on('data', add).once('end', finish).once('error', abort).once('close', abort);
  });

/**
 * Whether a POST comes from this site’s own pages. Browsers say so in Sec-Fetch-Site; those without it send Origin. A
 * request with neither does not come from a browser, so it carries no visitor’s session.
 */
export function isOwnPost(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = request.headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}
