import { type MediaFile, maxVideoBytes } from '#schemas/api/content/media-library.ts';
import { describeUnsupportedFile } from '#schemas/content/media/describe-unsupported-file.ts';

/**
 * Why a file need not be sent; undefined if the service decides. Browsers know the type of a file by its name only, so
 * that a type they do not know says nothing.
 */
export function checkFile({ name, size, type }: File, kind: MediaFile['kind'] | undefined): string | undefined {
  if (size === 0) return 'The file is empty.';
  if (size > maxVideoBytes) return `A file can have at most ${maxVideoBytes / 1_000_000} MB. Make it smaller first.`;
  const kinds = kind === undefined ? ['image', 'video'] : [kind];
  if (type === '' || kinds.some((each) => type.startsWith(`${each}/`))) return undefined;
  return describeUnsupportedFile(name, kind);
}
