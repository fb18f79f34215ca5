import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Fonts that every page shows in its first lines; asked for by header, before the style sheet has been read. */
const earlyFonts = ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'];

type Header = [name: string, value: string];

/** The headers of every document. `build` is the framework's folder, where it puts the fonts. */
export async function documentHeaders(siteOrigin: string | undefined, build: string): Promise<Header[]> {
  const media = await readdir(join(build, 'static/media')).catch(() => []);
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
