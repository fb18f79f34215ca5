import { crc32, deflateSync } from 'node:zlib';
import { type Bitmap, quantize } from './bitmap.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColours = 256;
/** From full precision to the lowest that is acceptable. */
const precisions = [8, 6, 5, 4] as const;

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

interface Indexed {
  readonly palette: Buffer;
  /** Per row, the filter type 0 and the palette index of each pixel. */
  readonly rows: Buffer;
}

/** The image with a palette of at most 256 colours; undefined if it has more. */
function toIndexed({ width, height, pixels }: Bitmap, bits: number): Indexed | undefined {
  const quantized = Uint8Array.from({ length: 256 }, (_, value) => quantize(value, bits));
  const paletteIndex = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3);
    const colour = ((quantized[red] ?? 0) << 16) | ((quantized[green] ?? 0) << 8) | (quantized[blue] ?? 0);
    const index = paletteIndex.get(colour) ?? paletteIndex.size;
    if (index === maxColours) return undefined;
    paletteIndex.set(colour, index);
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = index;
  }
  const palette = Buffer.from(
    [...paletteIndex.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  );
  return { palette, rows };
}

function toTrueColour({ width, height, pixels }: Bitmap, bits: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let at = 0; at < pixels.length; at += 1)
    rows[Math.floor(at / (width * 3)) + 1 + at] = quantize(pixels[at] ?? 0, bits);
  return rows;
}

/**
 * Writes a PNG with a palette, with as many bits per colour as 256 colours allow, which is a third of the size of full
 * precision. The chunk `sBIT` stores the precision.
 */
export function writePng(bitmap: Bitmap): Buffer {
  let indexed: Indexed | undefined;
  let bits = 8;
  for (bits of precisions) {
    indexed = toIndexed(bitmap, bits);
    if (indexed) break;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(bitmap.width, 0);
  header.writeUInt32BE(bitmap.height, 4);
  header.set([8, indexed ? 3 : 2], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('sBIT', Buffer.from([bits, bits, bits])),
    ...(indexed ? [chunk('PLTE', indexed.palette)] : []),
    chunk('IDAT', deflateSync(indexed?.rows ?? toTrueColour(bitmap, bits), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
