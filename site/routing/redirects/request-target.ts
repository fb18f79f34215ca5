import { normalizePath } from '#schemas/content/settings/redirect-chains.ts';

/** A parsed request target. `path` is decoded and normalized. */
export type RequestTarget =
  | { readonly ok: true; readonly path: string; readonly search: string; readonly isNormalized: boolean }
  | { readonly ok: false };

/**
 * Parses a request target. Rejects targets that no page can have: invalid escapes, control characters, backslashes, dot
 * segments and encoded slashes, which other software may read differently. `isNormalized` is false when repeated or
 * trailing slashes were removed from `path`.
 */
export function parseTarget(raw: string): RequestTarget {
  // A proxy may send an absolute target. Source: RFC 9112, section 3.2.2.
  const own = raw.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [rawPath = '/', ...rest] = (own.split('#')[0] ?? '/').split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (!rawPath.startsWith('/')) return { ok: false };
  const decoded = decode(rawPath);
  if (decoded === undefined || /[\p{Cc}\\]|%2f|%5c/iu.test(decoded)) return { ok: false };
  if (/%2f|%5c/i.test(rawPath) || decoded.split('/').some((part) => part === '.' || part === '..'))
    return { ok: false };
  const path = normalizePath(decoded);
  return { ok: true, path, search, isNormalized: path === decoded };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
