import { hasSignUpCookie } from '#site/forms/wallet/sign-up-cookies.ts';

/** The parsed head of a simple request. */
export interface SimpleRequest {
  /** The request target as it was sent. */
  readonly url: string;
  readonly host: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Larger heads are rare, and not simple. */
const maxHeadBytes = 8192;

/** A complete request head with nothing after it, in the strict form that every browser and proxy writes. */
const head = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;
const field = /([^:]+):[\t ]*([^\r]*)\r\n/g;

/** Headers that change the kind of response, or announce a body. */
const excludedHeaders: ReadonlySet<string> = new Set([
  'content-length',
  'expect',
  'if-range',
  'range',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Parses a request that can be answered from memory: a single GET, complete in one chunk, without headers that need the
 * normal path. Undefined for everything else, however small the difference: Node’s own parser handles it.
 */
export function parseSimpleRequest(chunk: Buffer): SimpleRequest | undefined {
  if (chunk.length > maxHeadBytes) return undefined;
  const matched = head.exec(chunk.toString('latin1'));
  if (!matched) return undefined;
  const values: { host?: string; 'accept-encoding'?: string; 'if-none-match'?: string } = {};
  for (const [, headerName = '', value = ''] of (matched[2] ?? '').matchAll(field)) {
    const name = headerName.toLowerCase();
    if (name === 'host' || name === 'accept-encoding' || name === 'if-none-match') {
      if (values[name] !== undefined) return undefined;
      values[name] = value.trimEnd();
    } else if (name === 'cookie' && hasSignUpCookie(value)) return undefined;
    else if (excludedHeaders.has(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive'))
      return undefined;
  }
  if (values.host === undefined) return undefined;
  return {
    url: matched[1] ?? '/',
    host: values.host,
    acceptEncoding: values['accept-encoding'],
    ifNoneMatch: values['if-none-match'],
  };
}
