/** Where drawings of the site's own lie as photographs, below the same names. */
export const socialCardPath = '/social/';

/** The size that social networks show large, in pixels. */
export const socialCardSize = { width: 1200, height: 630 } as const;

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What social networks are shown in the place of a picture. They take photographs alone, so a drawing of the site's own
 * is turned into one; pictures from elsewhere are theirs to have in a fitting form.
 */
export function socialCardOf({ url, width, height }: Picture): Picture {
  const [, name] = /^\/media\/([\w/-]+)\.svg$/.exec(url) ?? [];
  return name === undefined ? { url, width, height } : { url: `${socialCardPath}${name}.jpg`, ...socialCardSize };
}
