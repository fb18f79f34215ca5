import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { shapeOf } from './shapes.ts';

/** The name of a file for editors: as it was uploaded, or from its address. */
export const mediaNameOf = ({ name, url }: Pick<MediaFile, 'name' | 'url'>): string =>
  name ?? (url.split('/').slice(2).join(' / ') || url).replace(/\.\w+$/, '').replaceAll('-', ' ');

/**
 * The names by address of the files that have one name, such as an image and its crops. The oldest has the plain name,
 * and the others have their shape: “Laksa.jpg (square)”, “Laksa.jpg (square, 2)”.
 */
export function tellFilesApart(files: readonly MediaFile[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, equal] of Map.groupBy(files, mediaNameOf)) {
    if (equal.length === 1) continue;
    const counts = new Map<string, number>();
    const oldestFirst = equal.toSorted((one, other) => (one.uploadedAt ?? '').localeCompare(other.uploadedAt ?? ''));
    for (const [at, file] of oldestFirst.entries()) {
      const shape = shapeOf(file);
      const count = (counts.get(shape) ?? 0) + (at === 0 ? 0 : 1);
      counts.set(shape, count);
      names.set(file.url, at === 0 ? name : `${name} (${shape}${count > 1 ? `, ${count}` : ''})`);
    }
  }
  return names;
}

/** The name of a file among others, which may have the same. */
export const nameAmong = (files: readonly MediaFile[], file: MediaFile): string =>
  tellFilesApart([...files.filter(({ url }) => url !== file.url), file]).get(file.url) ?? mediaNameOf(file);

/** The text in which a file is searched: its name, its alternative text and, if it was not uploaded, its folder. */
export const mediaSearchText = (file: MediaFile): string => `${mediaNameOf(file)} ${file.alt ?? ''}`;

/** What the library calls each kind of file. */
export const mediaKinds = { image: 'Picture', video: 'Video' } as const;

/** The size of a file: “1.4 MB”. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
