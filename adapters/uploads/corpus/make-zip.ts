import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A zip entry, with defects for tests. */
export interface ZipEntryInput {
  readonly name: string;
  readonly content: string | Buffer;
  readonly isStored?: boolean;
  /** Data as written; default: the compressed content. */
  readonly compressed?: Buffer;
  readonly flags?: number;
  readonly method?: number;
  /** Stated by the directory and the entry; default: the real value. */
  readonly inflatedBytes?: number;
  readonly sum?: number;
  /** Stated by the entry only. */
  readonly localName?: string;
  readonly localBytes?: number;
  readonly localFlags?: number;
  /** Offset stated by the directory. */
  readonly at?: number;
  /** Listed in the directory only; its data is part of another entry. */
  readonly isDirectoryOnly?: boolean;
  /** Extra field of the directory entry. */
  readonly extra?: Buffer;
}

interface ZipInput {
  readonly before?: Buffer;
  /** Inserted between the entries and the directory. */
  readonly between?: Buffer;
  /** Inserted between the directory and the end record. */
  readonly afterDirectory?: Buffer;
  readonly after?: Buffer;
  readonly comment?: string;
  /** Changed values of the end record, by offset, of two bytes each. */
  readonly end?: Readonly<Record<number, number>>;
}

/** For tests: a zip, valid unless the input says otherwise. */
export function makeZip(entries: readonly ZipEntryInput[], input: ZipInput = {}): Buffer {
  const none = Buffer.alloc(0);
  const { before = none, between = none, afterDirectory = none, after = none, comment = '' } = input;
  const [locals, directory]: [Buffer[], Buffer[]] = [[before], []];
  let at = before.length;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const compressed = entry.compressed ?? (entry.isStored ? content : deflateRawSync(content));
    const fixed = (size: number, flags: number): Buffer => writeSharedFields(entry, compressed, content, size, flags);
    const flags = entry.flags ?? 0;
    const size = entry.inflatedBytes ?? content.length;
    const name = Buffer.from(entry.name, 'latin1');
    const localName = Buffer.from(entry.localName ?? entry.name, 'latin1');
    const local = [
      Buffer.from('PK\u0003\u0004', 'latin1'),
      fixed(entry.localBytes ?? size, entry.localFlags ?? flags),
      writeUint16([localName.length, 0]),
      localName,
      compressed,
    ];
    const extra = entry.extra ?? none;
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(entry.at ?? at);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      fixed(size, flags),
      writeUint16([name.length, extra.length, 0, 0, 0, 0, 0]),
      offset,
      name,
      extra,
    );
    if (entry.isDirectoryOnly) continue;
    locals.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directoryBytes = Buffer.concat(directory);
  const end = writeEnd(
    { entries: entries.length, bytes: directoryBytes.length, from: at + between.length, comment },
    input.end,
  );
  return Buffer.concat([...locals, between, directoryBytes, afterDirectory, end, Buffer.from(comment), after]);
}

interface ZipEndInput {
  readonly entries: number;
  /** Size of the directory. */
  readonly bytes: number;
  readonly from: number;
  readonly comment: string;
}

function writeEnd({ entries, bytes, from, comment }: ZipEndInput, change: ZipInput['end'] = {}): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(from, 16);
  end.writeUInt16LE(comment.length, 20);
  for (const [offset, value] of Object.entries(change)) end.writeUInt16LE(value, Number(offset));
  return end;
}

const million = Buffer.alloc(1_000_000);
const openBlock = deflateRawSync(million, { finishFlush: constants.Z_SYNC_FLUSH });

/** Millions of zeros, compressed about a thousandfold without creating them in memory. */
export function createZerosEntry(name: string, millions: number): ZipEntryInput {
  const chunks = Array.from({ length: millions }, (_, index) =>
    index < millions - 1 ? openBlock : deflateRawSync(million),
  );
  const sum = chunks.reduce((before) => crc32(million, before), 0);
  return { name, content: '', compressed: Buffer.concat(chunks), inflatedBytes: millions * million.length, sum };
}

const writeUint16 = (values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);

/** Fields that an entry and its directory record share: version, flags, method, time, checksum and sizes. */
function writeSharedFields(
  entry: ZipEntryInput,
  compressed: Buffer,
  content: Buffer,
  size: number,
  flags: number,
): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(entry.method ?? (entry.isStored ? 0 : 8), 4);
  bytes.writeUInt16LE(0x5a21, 8);
  bytes.writeUInt32LE(entry.sum ?? crc32(content), 10);
  bytes.writeUInt32LE(compressed.length, 14);
  bytes.writeUInt32LE(size, 18);
  return bytes;
}
