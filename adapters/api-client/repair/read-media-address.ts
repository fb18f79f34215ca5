import { isLoopbackUrl } from '#adapters/access/is-loopback-url.ts';

export interface MediaOptions {
  /** The URL to which paths are relative. */
  readonly base: string;
  /** Whether the site itself serves a path. */
  readonly isOwnPath: (path: string) => boolean;
}

const mediaFile = /^[\w-][\w./%-]*\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)(\?\S*)?$/i;

/**
 * The address of an image or video for browsers. A path that the site does not serve is one of the API. `http:` becomes
 * `https:`, because the site's policy allows nothing else; except for the API's own media and for this machine.
 */
export function readMediaAddress(address: string, { base, isOwnPath }: MediaOptions): string {
  const stated = address.trim();
  if (/^\/\/[^/]/.test(stated)) return `https:${stated}`;
  if (/^\/(?!\/)/.test(stated)) return isOwnPath(stated.split(/[?#]/)[0] ?? '') ? stated : resolve(stated, base);
  if (mediaFile.test(stated)) return resolve(`/${stated}`, base);
  if (!/^http:\/\//i.test(stated) || isLoopbackUrl(stated)) return stated;
  return URL.parse(stated)?.origin === URL.parse(base)?.origin ? stated : stated.replace(/^http:/i, 'https:');
}

/** A base can have a path: `https://cdn.example.com/site`. */
const resolve = (path: string, base: string): string => (URL.canParse(base) ? base.replace(/\/+$/, '') + path : path);
