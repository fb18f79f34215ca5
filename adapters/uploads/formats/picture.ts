import type { FileError } from '#schemas/forms/_shared/fields/file-words.ts';
import { hidesAnother } from './hides-another.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Walks through a picture to its end; undefined where it is broken. It may read past the end, which throws. */
export type ReadPicture = (bytes: Buffer) => PictureSize | undefined;

/** A telephone’s largest photographs have 48 million; four bytes each is what a viewer needs for one. */
const mostPixels = 100_000_000;

/** Makes the check of one kind of picture from its first bytes and the walk through it. */
export const checkPicture =
  (starts: (bytes: Buffer) => boolean, read: ReadPicture) =>
  (bytes: Buffer): FileError | undefined => {
    if (!starts(bytes) || hidesAnother(bytes)) return 'kind';
    const size = readWithin(read, bytes);
    if (!size || size.width < 1 || size.height < 1) return 'damaged';
    return size.width * size.height > mostPixels ? 'pixels' : undefined;
  };

/** A length that leads out of the file makes a buffer throw: then the picture is broken. */
export function readWithin(read: ReadPicture, bytes: Buffer): PictureSize | undefined {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What stands in four bytes, as text. */
export const fourAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);
