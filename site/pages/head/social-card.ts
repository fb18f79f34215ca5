/** The path below which the site’s own SVG images are served as JPEG. */
export const socialCardPath = '/social/';

/** The size that social networks show large, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

interface SocialImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The image for social networks. They do not accept SVG, so the site’s own SVG images are converted; external images
 * are used as they are.
 */
export function socialCardOf({ url, width, height }: SocialImage): SocialImage {
  const [, name] = /^\/media\/([\w/-]+)\.svg$/.exec(url) ?? [];
  return name === undefined ? { url, width, height } : { url: `${socialCardPath}${name}.jpg`, ...socialCardSize };
}
