import type { FinishedDocument } from './finish-document.ts';

interface PolicyInput extends Pick<FinishedDocument, 'scriptHashes' | 'styleHashes'> {
  /** Origins whose frames may stand in an embed tile. */
  readonly frameOrigins: readonly string[];
  /** Development needs code made at run time and a socket for reloads. */
  readonly developing: boolean;
}

/**
 * The policy of one document: own files, the inline scripts and styles that the site itself wrote into it (by
 * hash), pictures and films from https, and nothing else.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes, frameOrigins, developing }: PolicyInput): string {
  const scripts = developing ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptHashes;
  const styles = developing ? ["'unsafe-inline'"] : styleHashes;
  return [
    `default-src 'self'`,
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    ['frame-src', ...(frameOrigins.length > 0 ? frameOrigins : ["'none'"])].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
