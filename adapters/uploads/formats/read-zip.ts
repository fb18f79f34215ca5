import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type LocalFileHeader, type ZipFile } from 'yauzl';
import type { FileError } from '#schemas/forms/_shared/fields/file-words.ts';
import { readZipEnd, type ZipEnd } from './read-zip-end.ts';

interface ZipLimits {
  readonly entries: number;
  /** The most bytes that all entries together may have when they are inflated. */
  readonly bytes: number;
}

/** One file in a zip. */
export interface ZipPart {
  readonly name: string;
  /** Inflates it piece by piece. Throws where it is not what the directory says. */
  pieces(): AsyncIterable<Buffer>;
}

export type ReadZip =
  | { readonly ok: true; readonly parts: readonly ZipPart[] }
  | { readonly ok: false; readonly fault: FileError };

/** Bits of an entry’s flags: encrypted, sizes written behind it, encrypted strongly, directory hidden. */
const flag = { encrypted: 0x1, described: 0x8, strong: 0x40, hidden: 0x2000 };
/** The most bytes behind an entry that tell its sizes. Source: APPNOTE 4.3.9. */
const descriptorBytes = 24;
const largeSizes = 0x0001;

/** Reads a zip’s directory and holds it against its entries, before anything is inflated. */
export async function readZip(bytes: Buffer, limits: ZipLimits): Promise<ReadZip> {
  const end = readZipEnd(bytes);
  if (!end) return { ok: false, fault: 'damaged' };
  if (end.entries > limits.entries) return { ok: false, fault: 'swollen' };
  try {
    return await readEntries(bytes, end, limits);
  } catch {
    // The reader’s own complaints: names that lead out of the archive, sizes that cannot be, a directory that breaks off.
    return { ok: false, fault: 'damaged' };
  }
}

async function readEntries(bytes: Buffer, end: ZipEnd, limits: ZipLimits): Promise<ReadZip> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const parts: ZipPart[] = [];
  const places: Place[] = [];
  const names = new Set<string>();
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.generalPurposeBitFlag & (flag.encrypted | flag.strong | flag.hidden))
      return { ok: false, fault: 'locked' };
    inflated += entry.uncompressedSize;
    if (inflated > limits.bytes) return { ok: false, fault: 'swollen' };
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!isSound(entry) || !agree(entry, local)) return { ok: false, fault: 'damaged' };
    names.add(entry.fileName.toLowerCase());
    places.push({ from: entry.relativeOffsetOfLocalHeader, to: local.fileDataStart + entry.compressedSize });
    parts.push({ name: entry.fileName, pieces: () => pieces(zip, entry) });
  }
  return names.size === end.entries && fill(places, end.from) ? { ok: true, parts } : { ok: false, fault: 'damaged' };
}

/** Control characters are looked for in the bytes, because old encodings have signs in their places. */
const isSound = ({ fileNameRaw, compressionMethod, extraFields }: Entry): boolean =>
  fileNameRaw.every((byte) => byte >= 0x20 && byte !== 0x7f) &&
  (compressionMethod === 0 || compressionMethod === 8) &&
  !extraFields.some(({ id }) => id === largeSizes);

/** Whether an entry says of itself what the directory says of it. */
function agree(entry: Entry, local: LocalFileHeader): boolean {
  if (!entry.fileNameRaw.equals(local.fileName) || entry.generalPurposeBitFlag !== local.generalPurposeBitFlag)
    return false;
  if (entry.compressionMethod !== local.compressionMethod) return false;
  const isLeftOpen = (local.generalPurposeBitFlag & flag.described) !== 0;
  return (
    (isLeftOpen || (entry.crc32 === local.crc32 && local.compressedSize === entry.compressedSize)) &&
    (isLeftOpen || local.uncompressedSize === entry.uncompressedSize)
  );
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Whether entries fill the file from its start to the directory: none lies in another, and nothing lies between. */
function fill(places: readonly Place[], directory: number): boolean {
  const sorted = [...places].sort((one, other) => one.from - other.from);
  if (sorted[0]?.from !== 0) return false;
  return sorted.every(({ to }, at) => {
    const gap = (sorted[at + 1]?.from ?? directory) - to;
    return gap >= 0 && gap <= descriptorBytes;
  });
}

/** Ends as soon as an entry is larger than it says, which the reader sees to. */
async function* pieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== entry.crc32) throw new Error('The sum of an entry is not what the directory says.');
}
