import type { MediaFile } from '#schemas/api/content/media-library.ts';

/** The name of a file for editors: as it was uploaded, or from its address. */
export const mediaNameOf = ({ name, url }: Pick<MediaFile, 'name' | 'url'>): string =>
  name ?? (url.split('/').slice(2).join(' / ') || url).replace(/\.\w+$/, '').replaceAll('-', ' ');

/** The text in which a file is searched: its name, its alternative text and, if it was not uploaded, its folder. */
export const mediaSearchText = (file: MediaFile): string => `${mediaNameOf(file)} ${file.alt ?? ''}`;

/** What the library calls each kind of file. */
export const mediaKinds = { image: 'Image', video: 'Video' } as const;

/** The size of a file: “1.4 MB”. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
