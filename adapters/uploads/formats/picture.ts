import type { FileError } from '#schemas/forms/_shared/fields/file-words.ts';
import { hidesAnother } from './hides-another.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image to its end and returns its dimensions; undefined if it is broken. It may throw a RangeError by reading
 * past the end.
 */
export type ReadPicture = (bytes: Buffer) => PictureSize | undefined;

/** Phone cameras have up to 48 million pixels; viewers need four bytes for each. */
const mostPixels = 100_000_000;

/** Creates the check of an image format from its signature and its reader. */
export const checkPicture =
  (starts: (bytes: Buffer) => boolean, read: ReadPicture) =>
  (bytes: Buffer): FileError | undefined => {
    if (!starts(bytes) || hidesAnother(bytes)) return 'kind';
    const size = readWithin(read, bytes);
    if (!size || size.width < 1 || size.height < 1) return 'damaged';
    return size.width * size.height > mostPixels ? 'pixels' : undefined;
  };

/** A length that points past the end makes the buffer throw, which means that the image is broken. */
export function readWithin(read: ReadPicture, bytes: Buffer): PictureSize | undefined {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Four bytes as text. */
export const fourAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);
