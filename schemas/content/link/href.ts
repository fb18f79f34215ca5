import { z } from 'zod';

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** A path or anchor of this site in plain characters. Nearly all links match, and no URL parser is needed to check them. */
const plainPath = /^(?:\/(?!\/)|#)[\w./~#?=&+-]*$/;

/** Words in place of an address: “false”, “none”, “n/a”. Nothing in them says that they are a path. */
const plainWord = /^(?:[^/?#:]+|n\/a)$/i;

const base = 'https://site.invalid';

/**
 * Whether a link from content is safe in an `href`. Uses the URL parser of browsers, because they parse
 * "java\nscript:" and "/\evil.example" differently from how they look.
 * Allowed: paths and anchors of this site, and https, http, mailto and tel addresses. A word such as `false` is none.
 */
export function isSafeHref(href: string): boolean {
  if (plainPath.test(href)) return true;
  if (plainWord.test(href)) return false;
  if (/[\p{Cc}\s\\]/u.test(href)) return false;
  if (href.startsWith('//') || /^https?:(?!\/\/[^/])/i.test(href)) return false;
  const url = URL.parse(href, base);
  return url !== null && schemes.has(url.protocol) && url.username === '' && url.password === '';
}

/** A link target. Editors see `title` and `description`. */
export const href = (title: string, description: string) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(2048)
    .refine(isSafeHref, 'must be a path such as /menu, an anchor such as #booking, or an https, mailto or tel address')
    .meta({ title, description, format: 'uri-reference' });
