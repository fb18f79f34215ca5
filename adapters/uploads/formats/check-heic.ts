import { checkPicture, fourAt, type PictureSize, type ReadPicture } from './picture.ts';

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
    const head = short === 1 ? 16 : 8;
    const length = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < head || at + length > to) return undefined;
    boxes.push({ kind: fourAt(bytes, at + 4), from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}

/** The boxes inside the named box, after `skipBytes` bytes of its own fields. */
function within(bytes: Buffer, boxes: readonly Box[] | undefined, kind: string, own = 0): readonly Box[] | undefined {
  const box = boxes?.find((each) => each.kind === kind);
  return box && readBoxes(bytes, box.from + own, box.to);
}

/** The boxes must fill the file, state the dimensions of its images and contain image data. */
export const readHeic: ReadPicture = (bytes) => {
  const all = readBoxes(bytes, 0, bytes.length);
  const meta = within(bytes, all, 'meta', 4);
  const properties = within(bytes, within(bytes, meta, 'iprp'), 'ipco');
  if (![...(all ?? []), ...(meta ?? [])].some(({ kind }) => kind === 'mdat' || kind === 'idat')) return undefined;
  const sizes = (properties ?? [])
    .filter(({ kind }) => kind === 'ispe')
    .map(({ from }): PictureSize => ({ width: bytes.readUInt32BE(from + 4), height: bytes.readUInt32BE(from + 8) }));
  return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
};

export const checkHeic = checkPicture((bytes) => {
  if (bytes.length < 16 || fourAt(bytes, 4) !== 'ftyp') return false;
  const length = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  return brands.some((brand) => bytes.toString('latin1', 8, length).includes(brand));
}, readHeic);
