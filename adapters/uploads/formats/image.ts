import type { FileError } from '#schemas/forms/_shared/fields/file-error-text.ts';
import { isPolyglot } from './is-polyglot.ts';

/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an image to its end and returns its dimensions; undefined if it is broken. It may throw a RangeError by reading
 * past the end.
 */
export type ImageSizeReader = (bytes: Buffer) => ImageSize | undefined;

/** Phone cameras have up to 48 million pixels; viewers need four bytes for each. */
const maxPixels = 100_000_000;

/** Creates the check of an image format from its signature and its reader. */
export const createImageCheck =
  (hasSignature: (bytes: Buffer) => boolean, read: ImageSizeReader) =>
  (bytes: Buffer): FileError | undefined => {
    if (!hasSignature(bytes) || isPolyglot(bytes)) return 'kind';
    const size = readImageSize(read, bytes);
    if (!size || size.width < 1 || size.height < 1) return 'damaged';
    return size.width * size.height > maxPixels ? 'pixels' : undefined;
  };

/** A length that points past the end makes the buffer throw, which means that the image is broken. */
export function readImageSize(read: ImageSizeReader, bytes: Buffer): ImageSize | undefined {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Four bytes as text. */
export const readFourCC = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);
