import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

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

const accepts = (accepted: string, encoding: RegExp): boolean => encoding.test(accepted);
const brotliName = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/;
const gzipName = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/;

/** The best form of a body that a browser takes, by its Accept-Encoding; q values of 0 are honoured. */
export function chooseEncoding(accepted: string | undefined, body: EncodedBody): Encoding {
  if (!accepted) return 'identity';
  if (body.br && accepts(accepted, brotliName)) return 'br';
  return body.gzip && accepts(accepted, gzipName) ? 'gzip' : 'identity';
}
