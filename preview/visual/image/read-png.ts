import { inflateSync } from 'node:zlib';
import type { Bitmap } from './bitmap.ts';

/** Channels of the colour types that browsers and `writePng` write. Source: PNG, third edition, 11.2.1. */
const channelsOf: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

function readChunks(file: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    chunks.set(type, Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), data]));
    at += 12 + length;
  }
  return chunks;
}

/** The Paeth predictor. Source: PNG, 9.4. */
function paeth(left: number, above: number, corner: number): number {
  const slope = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(slope - left), Math.abs(slope - above), Math.abs(slope - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Undoes the filter of each row. Source: PNG, 9.2. */
function unfilter(filtered: Buffer, stride: number, height: number, step: number): Uint8Array {
  const bytes = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = filtered[row * (stride + 1)];
    const from = row * (stride + 1) + 1;
    const to = row * stride;
    for (let at = 0; at < stride; at += 1) {
      const left = at >= step ? (bytes[to + at - step] ?? 0) : 0;
      const above = row > 0 ? (bytes[to + at - stride] ?? 0) : 0;
      const corner = row > 0 && at >= step ? (bytes[to + at - stride - step] ?? 0) : 0;
      const raw = filtered[from + at] ?? 0;
      if (filter === 0) bytes[to + at] = raw;
      else if (filter === 1) bytes[to + at] = raw + left;
      else if (filter === 2) bytes[to + at] = raw + above;
      else if (filter === 3) bytes[to + at] = raw + ((left + above) >> 1);
      else bytes[to + at] = raw + paeth(left, above, corner);
    }
  }
  return bytes;
}

function coloursOf(bytes: Uint8Array, channels: number, palette: Buffer | undefined): Uint8Array {
  if (channels === 3) return bytes;
  const pixels = new Uint8Array((bytes.length / channels) * 3);
  for (let at = 0, to = 0; at < bytes.length; at += channels, to += 3)
    for (let colour = 0; colour < 3; colour += 1)
      pixels[to + colour] = (palette ? palette[(bytes[at] ?? 0) * 3 + colour] : bytes[at + colour]) ?? 0;
  return pixels;
}

/**
 * Reads a PNG of eight bits, not interlaced, as browsers write screenshots. Transparency is ignored. Throws for any
 * other file.
 */
export function readPng(file: Buffer): Bitmap {
  const chunks = readChunks(file);
  const header = chunks.get('IHDR');
  const data = chunks.get('IDAT');
  const channels = channelsOf[header?.[9] ?? 0];
  if (!header || !data || !channels || header[8] !== 8 || header[12] !== 0)
    throw new Error('The image is not an 8-bit PNG.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = unfilter(inflateSync(data), width * channels, height, channels);
  const palette = channels === 1 ? chunks.get('PLTE') : undefined;
  return { width, height, pixels: coloursOf(bytes, channels, palette), bits: chunks.get('sBIT')?.[0] ?? 8 };
}
