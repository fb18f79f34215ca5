import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Negotiator } from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A body, and those of its compressed forms that have been made. What is compressed in itself, such as a font, has none. */
export interface EncodedBody {
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const hinted = (quality: number, length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** For the visitor who waits: brotli, which nearly every browser takes, and little effort. */
export const encodeQuickly = async (identity: Buffer): Promise<EncodedBody> => ({
  identity,
  br: await brotli(identity, hinted(4, identity.length)),
});

/** For all who come after: both encodings, as small as they go. Takes some ten times longer, off the main thread. */
export async function encodeBest(identity: Buffer): Promise<EncodedBody> {
  const [br, gzipped] = await Promise.all([brotli(identity, hinted(11, identity.length)), zip(identity, { level: 9 })]);
  return { identity, br, gzip: gzipped };
}

export const sizeOfBody = ({ identity, br, gzip: gzipped }: EncodedBody): number =>
  identity.length + (br?.length ?? 0) + (gzipped?.length ?? 0);

/** What was chosen for a header and the encodings that there are: clients send only a few different headers. */
const chosen = new LRUCache<string, Encoding>({ max: 500 });

/** The form of a body that a client prefers, by its Accept-Encoding. Of equally good ones the smaller is taken. */
export function chooseEncoding(accepted: string | undefined, body: EncodedBody): Encoding {
  if (!accepted) return 'identity';
  const available = encodings.filter((encoding) => body[encoding]);
  const name = [...available, accepted].join(' ');
  const known = chosen.get(name);
  if (known) return known;
  const [best] = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(available, {
    preferred: available,
  });
  const encoding = encodings.find((each) => each === best) ?? 'identity';
  chosen.set(name, encoding);
  return encoding;
}
