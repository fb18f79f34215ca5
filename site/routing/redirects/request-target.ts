/** A request's address, taken apart. `path` is decoded where that is safe and never begins with two slashes. */
export type RequestTarget =
  | { readonly ok: true; readonly path: string; readonly search: string; readonly normalize: boolean }
  | { readonly ok: false };

/**
 * Takes a request line's address apart. Not sound are addresses that no page can have: escapes that do not
 * decode, control characters, backslashes, dot segments and escaped slashes, which other parties read
 * differently from us. `tidy` is false when repeated or trailing slashes were taken out of `path`.
 */
export function readTarget(raw: string): RequestTarget {
  // A proxy may send the whole address. Source: RFC 9112, section 3.2.2.
  const own = raw.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [rawPath = '/', ...rest] = (own.split('#')[0] ?? '/').split('?');
  const search = rest.length > 0 ? `?${rest.join('?')}` : '';
  if (!rawPath.startsWith('/')) return { ok: false };
  const decoded = decode(rawPath);
  if (decoded === undefined || /[\p{Cc}\\]|%2f|%5c/iu.test(decoded)) return { ok: false };
  if (/%2f|%5c/i.test(rawPath) || decoded.split('/').some((part) => part === '.' || part === '..'))
    return { ok: false };
  const path = normalizePath(decoded);
  return { ok: true, path, search, normalize: path === decoded };
}

/** Single slashes, and none at the end. */
export const normalizePath = (path: string): string => {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
};

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
