import { readdir } from 'node:fs/promises';

/** Fonts of the first lines of every page. A header requests them before the style sheet is read. */
const earlyFonts = ['fraunces-latin.', 'hanken-grotesk-latin.'];

type Header = [name: string, value: string];

/** The headers of every document. `fonts` is their folder; undefined in development. */
export async function documentHeaders(siteOrigin: string | undefined, fonts: string | undefined): Promise<Header[]> {
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
