import { z } from 'zod';

/** The hosts and path prefixes of pages that can be embedded. The content security policy is built from this list. */
export const embedHosts: ReadonlyMap<string, string> = new Map([
  ['www.youtube-nocookie.com', '/embed/'],
  ['player.vimeo.com', '/video/'],
  ['open.spotify.com', '/embed/'],
  ['www.google.com', '/maps/embed'],
]);

/** Whether the page at `address` can be embedded. */
export function isEmbeddable(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false;
  const path = embedHosts.get(url.hostname);
  return path !== undefined && url.pathname.startsWith(path);
}

/** The page with the same content on the provider's site, for visitors who have not consented to embedded content. */
export function providerPageUrl(address: string): string {
  const url = new URL(address);
  const id = url.pathname.slice(embedHosts.get(url.hostname)?.length ?? 0);
  switch (url.hostname) {
    case 'www.youtube-nocookie.com':
      return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
    case 'player.vimeo.com':
      return `https://vimeo.com/${id}`;
    case 'open.spotify.com':
      return `https://open.spotify.com/${id}`;
    default:
      return address;
  }
}

export const embedUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(isEmbeddable, `must be an embed address of ${[...embedHosts].map(([host, path]) => host + path).join(', ')}`)
  .meta({
    title: 'Address',
    description: 'The embed address from the provider (youtube-nocookie, Vimeo, Spotify or Google Maps).',
    format: 'uri',
  });
