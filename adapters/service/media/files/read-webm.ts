import type { ImageSizeReader } from '#adapters/uploads/formats/image.ts';

/** Elements on the path to a video's dimensions. Source: RFC 9559, 5.1. */
const segment = 0x18538067;
const tracks = 0x1654ae6b;
const trackEntry = 0xae;
const video = 0xe0;
const pixelWidth = 0xb0;
const pixelHeight = 0xba;
const parentElements: ReadonlySet<number> = new Set([segment, tracks, trackEntry, video]);

/** Number of bytes of a variable-size integer: its leading zeros plus one. Source: RFC 8794, 4. */
const getLength = (first: number): number => Math.clz32(first) - 23;

/** Reads a variable-size integer. An element id includes the length marker, a size does not. */
function readNumber(bytes: Buffer, at: number, length: number, keepsMarker: boolean): number {
  const first = bytes.readUInt8(at);
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let next = 1; next < length; next += 1) value = value * 256 + bytes.readUInt8(at + next);
  return value;
}

/** Dimensions of the first track that has any. */
export const readWebm: ImageSizeReader = (bytes) => {
  const found: Record<number, number> = {};
  for (let at = 0; at < bytes.length; ) {
    const nameLength = getLength(bytes.readUInt8(at));
    const name = readNumber(bytes, at, nameLength, true);
    at += nameLength;
    const sizeLength = getLength(bytes.readUInt8(at));
    const size = readNumber(bytes, at, sizeLength, false);
    at += sizeLength;
    // Descend into parent elements; the segment of an unfinished file may have an unknown size.
    if (parentElements.has(name)) continue;
    if (name === pixelWidth || name === pixelHeight) found[name] = bytes.readUIntBE(at, size);
    const width = found[pixelWidth];
    const height = found[pixelHeight];
    if (width && height) return { width, height };
    at += size;
  }
  return undefined;
};
