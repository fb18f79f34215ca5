import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** The stored value of a tile for an image from the media library. */
export const mediaValueOf = ({ url, width, height, alt, focus, variants }: MediaFile) => ({
  url,
  width,
  height,
  ...(alt && { alt }),
  ...(focus && { focus }),
  ...(variants && { variants }),
});

/**
 * The stored value for a video. Its poster is the one of the library, or stays; its label is the text of the library,
 * or stays.
 */
export function videoValueOf(video: MediaFile, files: readonly MediaFile[], previous: unknown) {
  const { poster, label } = isRecord(previous) ? previous : {};
  const image = files.find(({ url }) => url === video.poster);
  return { url: video.url, poster: image ? mediaValueOf(image) : poster, label: video.alt || label };
}
