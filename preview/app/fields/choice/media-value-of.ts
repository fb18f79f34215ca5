import type { MediaFile } from '#schemas/api/content/media-library.ts';

/** The stored value of a tile for an image from the media library. */
export const mediaValueOf = ({ url, width, height, alt, variants }: MediaFile) => ({
  url,
  width,
  height,
  ...(alt && { alt }),
  ...(variants && { variants }),
});
