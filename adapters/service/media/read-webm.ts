import type { ReadPicture } from '#adapters/uploads/formats/picture.ts';

/** The elements that lead to a film’s size. Source: RFC 9559, 5.1. */
const segment = 0x18538067;
const tracks = 0x1654ae6b;
const trackEntry = 0xae;
const picture = 0xe0;
const pixelWidth = 0xb0;
const pixelHeight = 0xba;
const way: ReadonlySet<number> = new Set([segment, tracks, trackEntry, picture]);

/** How many bytes a number takes: as many as zeros stand before the first one, and one more. Source: RFC 8794, 4. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The bytes of a number; of a length the marker at its head is no part, of a name it is. */
function numberAt(bytes: Buffer, at: number, length: number, marked: boolean): number {
  const first = bytes.readUInt8(at);
  let value = marked ? first : first & (0xff >> length);
  for (let next = 1; next < length; next += 1) value = value * 256 + bytes.readUInt8(at + next);
  return value;
}

/** The size of the first track that has one. */
export const readWebm: ReadPicture = (bytes) => {
  const found: Record<number, number> = {};
  for (let at = 0; at < bytes.length; ) {
    const nameLength = lengthOf(bytes.readUInt8(at));
    const name = numberAt(bytes, at, nameLength, true);
    at += nameLength;
    const sizeLength = lengthOf(bytes.readUInt8(at));
    const size = numberAt(bytes, at, sizeLength, false);
    at += sizeLength;
    // What leads on is entered; the length of an unfinished film’s segment may be unknown.
    if (way.has(name)) continue;
    if (name === pixelWidth || name === pixelHeight) found[name] = bytes.readUIntBE(at, size);
    const width = found[pixelWidth];
    const height = found[pixelHeight];
    if (width && height) return { width, height };
    at += size;
  }
  return undefined;
};
