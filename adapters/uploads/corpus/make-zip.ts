import { constants, crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip, with what may be wrong about it. */
export interface ZipEntryInput {
  readonly name: string;
  readonly content: string | Buffer;
  readonly isStored?: boolean;
  /** As it stands in the zip; absent: the content, compressed. */
  readonly packed?: Buffer;
  readonly flags?: number;
  readonly method?: number;
  /** As the directory and the entry say it; absent: as it is. */
  readonly inflatedBytes?: number;
  readonly sum?: number;
  /** As the entry alone says it. */
  readonly localName?: string;
  readonly localBytes?: number;
  readonly localFlags?: number;
  /** Where the directory says that it stands. */
  readonly at?: number;
  /** In the directory alone, standing in the content of another. */
  readonly isUnwritten?: boolean;
  /** In the directory alone. */
  readonly extra?: Buffer;
}

interface ZipInput {
  readonly before?: Buffer;
  /** Between the entries and the directory. */
  readonly between?: Buffer;
  /** Between the directory and the end. */
  readonly behind?: Buffer;
  readonly after?: Buffer;
  readonly comment?: string;
  /** The end as it is written, by offset of two bytes. */
  readonly end?: Readonly<Record<number, number>>;
}

/** For tests: a zip, sound where nothing else is asked for. */
export function makeZip(entries: readonly ZipEntryInput[], input: ZipInput = {}): Buffer {
  const none = Buffer.alloc(0);
  const { before = none, between = none, behind = none, after = none, comment = '' } = input;
  const [locals, directory]: [Buffer[], Buffer[]] = [[before], []];
  let at = before.length;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = entry.packed ?? (entry.isStored ? content : deflateRawSync(content));
    const fixed = (size: number, flags: number): Buffer => facts(entry, packed, content, size, flags);
    const flags = entry.flags ?? 0;
    const size = entry.inflatedBytes ?? content.length;
    const name = Buffer.from(entry.name, 'latin1');
    const localName = Buffer.from(entry.localName ?? entry.name, 'latin1');
    const local = [
      Buffer.from('PK\u0003\u0004', 'latin1'),
      fixed(entry.localBytes ?? size, entry.localFlags ?? flags),
      numbers([localName.length, 0]),
      localName,
      packed,
    ];
    const extra = entry.extra ?? none;
    const place = Buffer.alloc(4);
    place.writeUInt32LE(entry.at ?? at);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
      fixed(size, flags),
      numbers([name.length, extra.length, 0, 0, 0, 0, 0]),
      place,
      name,
      extra,
    );
    if (entry.isUnwritten) continue;
    locals.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = endOf({ entries: entries.length, bytes: listed.length, from: at + between.length, comment }, input.end);
  return Buffer.concat([...locals, between, listed, behind, end, Buffer.from(comment), after]);
}

interface EndFacts {
  readonly entries: number;
  /** Of the directory. */
  readonly bytes: number;
  readonly from: number;
  readonly comment: string;
}

function endOf({ entries, bytes, from, comment }: EndFacts, change: ZipInput['end'] = {}): Buffer {
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
const open = deflateRawSync(million, { finishFlush: constants.Z_SYNC_FLUSH });

/** So many millions of zeros, in a thousandth of that, without ever making them. */
export function zerosEntry(name: string, millions: number): ZipEntryInput {
  const pieces = Array.from({ length: millions }, (_, index) =>
    index < millions - 1 ? open : deflateRawSync(million),
  );
  const sum = pieces.reduce((before) => crc32(million, before), 0);
  return { name, content: '', packed: Buffer.concat(pieces), inflatedBytes: millions * million.length, sum };
}

const numbers = (values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);

/** What an entry and the directory both say: version, flags, method, time, sum and sizes. */
function facts(entry: ZipEntryInput, packed: Buffer, content: Buffer, size: number, flags: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(entry.method ?? (entry.isStored ? 0 : 8), 4);
  bytes.writeUInt16LE(0x5a21, 8);
  bytes.writeUInt32LE(entry.sum ?? crc32(content), 10);
  bytes.writeUInt32LE(packed.length, 14);
  bytes.writeUInt32LE(size, 18);
  return bytes;
}
