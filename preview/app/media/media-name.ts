import type { MediaFile } from '#schemas/api/content/media-library.ts';

/** The name of a file for editors: as it was uploaded, or from its address. */
export const mediaNameOf = ({ name, url }: Pick<MediaFile, 'name' | 'url'>): string =>
  name ?? (url.split('/').slice(2).join(' / ') || url).replace(/\.\w+$/, '').replaceAll('-', ' ');

/**
 * The names of files by their addresses. Files of one name, such as the crops of an image, are numbered from the oldest:
 * “Laksa.jpg (2)”.
 */
export function numberEqualNames(files: readonly MediaFile[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const oldestFirst = files.toSorted((one, other) => (one.uploadedAt ?? '').localeCompare(other.uploadedAt ?? ''));
  return new Map(
    oldestFirst.map((file) => {
      const name = mediaNameOf(file);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [file.url, count === 1 ? name : `${name} (${count})`];
    }),
  );
}

/** The text in which a file is searched: its name, its alternative text and, if it was not uploaded, its folder. */
export const mediaSearchText = (file: MediaFile): string => `${mediaNameOf(file)} ${file.alt ?? ''}`;

/** What the library calls each kind of file. */
export const mediaKinds = { image: 'Image', video: 'Video' } as const;

/** The size of a file: “1.4 MB”. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
