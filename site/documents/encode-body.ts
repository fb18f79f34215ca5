import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in each encoding that browsers ask for. */
export type EncodedBody = Readonly<Record<Encoding, Buffer>>;

/** `quick` is for the visitor who waits; `best` takes some ten times longer and is for all who come after. */
export type Effort = 'quick' | 'best';

const quality = { quick: { br: 4, gzip: 4 }, best: { br: 11, gzip: 9 } } as const;

/** Compresses a body in both encodings at once, off the main thread. */
export async function encodeBody(body: Buffer, effort: Effort): Promise<EncodedBody> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality[effort].br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([brotli(body, { params }), zip(body, { level: quality[effort].gzip })]);
  return { br, gzip: gzipped, identity: body };
}

/** The encoding to answer with. Every browser that knows brotli says so; q values of 0 are honoured. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
}
