import { createImageCheck, type ImageSize, type ImageSizeReader, readFourCC } from './image.ts';

interface Box {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

/** Brands of images and image sequences coded in HEVC. Source: ISO/IEC 23008-12, annex B. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** The boxes between two offsets, which they must fill exactly. Source: ISO/IEC 14496-12, 4.2. */
export function readBoxes(bytes: Buffer, from: number, to: number): readonly Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const short = bytes.readUInt32BE(at);
    const headerBytes = short === 1 ? 16 : 8;
    const length = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < headerBytes || at + length > to) return undefined;
    boxes.push({ kind: readFourCC(bytes, at + 4), from: at + headerBytes, to: at + length });
    at += length;
  }
  return boxes;
}

/** The boxes inside the named box, after `skipBytes` bytes of its own fields. */
function findBoxes(
  bytes: Buffer,
  boxes: readonly Box[] | undefined,
  kind: string,
  skipBytes = 0,
): readonly Box[] | undefined {
  const box = boxes?.find((each) => each.kind === kind);
  return box && readBoxes(bytes, box.from + skipBytes, box.to);
}

/** The boxes must fill the file, state the dimensions of its images and contain image data. */
export const readHeic: ImageSizeReader = (bytes) => {
  const all = readBoxes(bytes, 0, bytes.length);
  const meta = findBoxes(bytes, all, 'meta', 4);
  const properties = findBoxes(bytes, findBoxes(bytes, meta, 'iprp'), 'ipco');
  if (![...(all ?? []), ...(meta ?? [])].some(({ kind }) => kind === 'mdat' || kind === 'idat')) return undefined;
  const sizes = (properties ?? [])
    .filter(({ kind }) => kind === 'ispe')
    .map(({ from }): ImageSize => ({ width: bytes.readUInt32BE(from + 4), height: bytes.readUInt32BE(from + 8) }));
  return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
};

export const checkHeic = createImageCheck((bytes) => {
  if (bytes.length < 16 || readFourCC(bytes, 4) !== 'ftyp') return false;
  const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  return brands.some((brand) => bytes.toString('latin1', 8, length).includes(brand));
}, readHeic);
