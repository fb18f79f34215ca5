import { readdir } from 'node:fs/promises';
import { type CacheScope, withReferrerPolicy } from '../cache/cache-scope.ts';

/** Fonts of the first lines of every page. A header requests them before the style sheet is read. */
const earlyFonts = ['fraunces-latin.', 'hanken-grotesk-latin.'];

type Header = [name: string, value: string];

/** The headers that all documents share. `fonts` is their folder; undefined in development. */
export async function sharedHeaders(siteOrigin: string | undefined, fonts: string | undefined): Promise<Header[]> {
  const media = fonts === undefined ? [] : await readdir(fonts).catch(() => []);
  const hints = media
    .filter((file) => earlyFonts.some((font) => file.startsWith(font)))
    .map((file) => `</_next/static/media/${file}>; rel=preload; as=font; type=font/woff2; crossorigin`);
  const headers: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
  ];
  if (siteOrigin?.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  if (hints.length > 0) headers.push(['Link', hints.join(', ')]);
  return headers;
}

interface HeadersInput {
  readonly status: number;
  readonly isComplete: boolean;
  readonly scope: CacheScope;
  /** The content security policy. */
  readonly policy: string;
}

/** Shared caches may do the same as the site’s own. */
const sharedCacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** All headers of one document but those of its encoding. */
export const documentHeaders = (
  { status, isComplete, scope, policy }: HeadersInput,
  shared: readonly (readonly [string, string])[],
): (readonly [string, string])[] => [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', status === 200 && isComplete && scope === 'public' ? sharedCacheControl : 'no-store'],
  ...(status >= 500 ? [['Retry-After', '2'] satisfies Header] : []),
  ['Vary', 'Accept-Encoding'],
  ['Content-Security-Policy', policy],
  ...withReferrerPolicy(shared, scope),
];
