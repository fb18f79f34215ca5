import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type LocalFileHeader, type ZipFile } from 'yauzl';
import type { FileError } from '#schemas/forms/_shared/fields/file-error-text.ts';
import { readZipEnd, type ZipEnd } from './read-zip-end.ts';

interface ZipLimits {
  readonly entries: number;
  /** Limit for the inflated size of all entries together. */
  readonly bytes: number;
}

/** A file in a zip. */
export interface ZipPart {
  readonly name: string;
  /** Inflates the entry in chunks. Throws if it does not match the directory. */
  chunks(): AsyncIterable<Buffer>;
}

export type ZipResult =
  | { readonly ok: true; readonly parts: readonly ZipPart[] }
  | { readonly ok: false; readonly error: FileError };

/** General purpose flags: encrypted, sizes in a data descriptor, strong encryption, hidden directory. */
const flag = { encrypted: 0x1, described: 0x8, strong: 0x40, hidden: 0x2000 };
/** Largest data descriptor after an entry. Source: APPNOTE 4.3.9. */
const descriptorBytes = 24;
const largeSizes = 0x0001;

/** Reads a zip's directory and compares it with its entries before inflating anything. */
export async function readZip(bytes: Buffer, limits: ZipLimits): Promise<ZipResult> {
  const end = readZipEnd(bytes);
  if (!end) return { ok: false, error: 'damaged' };
  if (end.entries > limits.entries) return { ok: false, error: 'swollen' };
  try {
    return await readEntries(bytes, end, limits);
  } catch {
    // yauzl rejects names that leave the archive, impossible sizes and truncated directories.
    return { ok: false, error: 'damaged' };
  }
}

async function readEntries(bytes: Buffer, end: ZipEnd, limits: ZipLimits): Promise<ZipResult> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const parts: ZipPart[] = [];
  const ranges: ByteRange[] = [];
  const names = new Set<string>();
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.generalPurposeBitFlag & (flag.encrypted | flag.strong | flag.hidden))
      return { ok: false, error: 'locked' };
    inflated += entry.uncompressedSize;
    if (inflated > limits.bytes) return { ok: false, error: 'swollen' };
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!isValidEntry(entry) || !matchesLocalHeader(entry, local)) return { ok: false, error: 'damaged' };
    names.add(entry.fileName.toLowerCase());
    ranges.push({ from: entry.relativeOffsetOfLocalHeader, to: local.fileDataStart + entry.compressedSize });
    parts.push({ name: entry.fileName, chunks: () => inflateEntry(zip, entry) });
  }
  return names.size === end.entries && fillsFile(ranges, end.from)
    ? { ok: true, parts }
    : { ok: false, error: 'damaged' };
}

/** Searches the raw bytes for control characters, because old encodings map them to printable characters. */
const isValidEntry = ({ fileNameRaw, compressionMethod, extraFields }: Entry): boolean =>
  fileNameRaw.every((byte) => byte >= 0x20 && byte !== 0x7f) &&
  (compressionMethod === 0 || compressionMethod === 8) &&
  !extraFields.some(({ id }) => id === largeSizes);

/** Whether an entry's local header agrees with the directory. */
function matchesLocalHeader(entry: Entry, local: LocalFileHeader): boolean {
  if (!entry.fileNameRaw.equals(local.fileName) || entry.generalPurposeBitFlag !== local.generalPurposeBitFlag)
    return false;
  if (entry.compressionMethod !== local.compressionMethod) return false;
  const hasDescriptor = (local.generalPurposeBitFlag & flag.described) !== 0;
  return (
    (hasDescriptor || (entry.crc32 === local.crc32 && local.compressedSize === entry.compressedSize)) &&
    (hasDescriptor || local.uncompressedSize === entry.uncompressedSize)
  );
}

interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Whether the entries fill the file up to the directory without overlaps or gaps. */
function fillsFile(ranges: readonly ByteRange[], directory: number): boolean {
  const sorted = [...ranges].sort((one, other) => one.from - other.from);
  if (sorted[0]?.from !== 0) return false;
  return sorted.every(({ to }, at) => {
    const gap = (sorted[at + 1]?.from ?? directory) - to;
    return gap >= 0 && gap <= descriptorBytes;
  });
}

/** yauzl stops as soon as an entry is larger than stated. */
async function* inflateEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== entry.crc32) throw new Error('The checksum of an entry does not match the directory.');
}
