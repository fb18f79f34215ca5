import { type MediaFile, maxVideoBytes } from '#schemas/api/content/media-library.ts';

const typePrefixes = { image: 'image/', video: 'video/' } as const;

/**
 * Why a file need not be sent; undefined if the service decides. Browsers know the type of a file by its name only, so
 * that a type they do not know says nothing.
 */
export function checkFile({ size, type }: File, kind: MediaFile['kind'] | undefined): string | undefined {
  if (size === 0) return 'The file is empty.';
  if (size > maxVideoBytes) return `A file can have at most ${maxVideoBytes / 1_000_000} MB. Make it smaller first.`;
  if (kind === undefined || type === '' || type.startsWith(typePrefixes[kind])) return undefined;
  return kind === 'image' ? 'This is not an image.' : 'This is not a video.';
}
