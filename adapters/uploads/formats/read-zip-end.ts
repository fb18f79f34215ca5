/** Offsets of a zip's directory, and its stated number of entries. */
export interface ZipEnd {
  readonly entries: number;
  readonly from: number;
  readonly to: number;
}

const length = 22;

/**
 * Reads the end record of a zip that has no trailing data, no comment, one disk and a directory that ends right before
 * the record. This excludes a second directory and the zip64 format. Undefined for any other zip. Source: APPNOTE
 * 4.3.16.
 */
export function readZipEnd(bytes: Buffer): ZipEnd | undefined {
  const at = bytes.length - length;
  if (at < 0 || bytes.readUInt32LE(at) !== 0x06054b50) return undefined;
  const disks = bytes.readUInt32LE(at + 4);
  const [entries, all] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const size = bytes.readUInt32LE(at + 12);
  const from = bytes.readUInt32LE(at + 16);
  return disks === 0 && entries === all && from + size === at ? { entries, from, to: at } : undefined;
}
