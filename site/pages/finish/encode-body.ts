import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const brotliDecodeAsync = promisify(brotliDecompress);
const gunzipAsync = promisify(gunzip);

/** Best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * A body in at least one form. Cached documents have only compressed forms, which are ten times smaller; compressed
 * formats such as fonts have only the other one.
 */
export interface EncodedBody {
  readonly identity?: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const brotliOptions = (quality: number, length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/**
 * For the visitor who waits: brotli, which nearly every browser accepts, at low effort. In this thread, because the
 * priority of a worker is lower than that of the threads that compress beside it.
 */
export const encodeQuickly = (identity: Buffer): EncodedBody => ({
  br: brotliCompressSync(identity, brotliOptions(4, identity.length)),
});

/**
 * For all later visitors: both encodings at the best compression. Takes about ten times longer, off the main thread.
 */
export async function encodeBest(identity: Buffer): Promise<Required<Omit<EncodedBody, 'identity'>>> {
  const [br, gzipped] = await Promise.all([
    brotliAsync(identity, brotliOptions(11, identity.length)),
    gzipAsync(identity, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}

/** The body without compression. */
export async function decodeBody({ identity, br, gzip: gzipped }: EncodedBody): Promise<Buffer> {
  if (identity) return identity;
  if (br) return brotliDecodeAsync(br);
  if (gzipped) return gunzipAsync(gzipped);
  throw new Error('The body has no form.');
}

export const sizeOfBody = ({ identity, br, gzip: gzipped }: EncodedBody): number =>
  (identity?.length ?? 0) + (br?.length ?? 0) + (gzipped?.length ?? 0);

/** The encoding chosen for each header and set of available encodings. Clients send only a few different headers. */
const chosenEncodings = new LRUCache<string, Encoding>({ max: 500 });

/** The encoding that a client prefers, by its Accept-Encoding. Of equal preferences the smaller one wins. */
export function chooseEncoding(accepted: string | undefined, body: EncodedBody): Encoding {
  if (!accepted) return 'identity';
  const available = encodings.filter((encoding) => encoding === 'identity' || body[encoding]);
  const name = [...available, accepted].join(' ');
  const known = chosenEncodings.get(name);
  if (known) return known;
  const [best] = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(available, {
    preferred: available,
  });
  const encoding = encodings.find((each) => each === best) ?? 'identity';
  chosenEncodings.set(name, encoding);
  return encoding;
}
