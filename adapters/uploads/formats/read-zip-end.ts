/** Where a zip’s directory stands, and how many entries it says it has. */
export interface ZipEnd {
  readonly entries: number;
  readonly from: number;
  readonly to: number;
}

const length = 22;

/**
 * Reads the end of a zip that has nothing after it, no comment, one disk, and a directory that ends right where this begins:
 * so there is neither a second directory nor the larger form of it. Undefined for any other. Source: APPNOTE 4.3.16.
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
