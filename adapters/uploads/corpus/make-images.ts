import { crc32, deflateSync } from 'node:zlib';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const bigEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const littleEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

export function pngChunk(kind: string, data: Buffer = Buffer.alloc(0), sum?: number): Buffer {
  const named = Buffer.concat([latin(kind), data]);
  return Buffer.concat([bigEndian(data.length, 4), named, bigEndian(sum ?? crc32(named), 4)]);
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
export const pngHead = (width: number, height: number): Buffer =>
  Buffer.concat([bigEndian(width, 4), bigEndian(height, 4), Buffer.from([8, 0, 0, 0, 0])]);

/** For tests: a grey PNG. A large one states its size only in the header. */
export function makePng(width = 4, height = 3, more: readonly Buffer[] = []): Buffer {
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 100_000)));
  const head = pngChunk('IHDR', pngHead(width, height));
  return Buffer.concat([pngSignature, head, ...more, pngChunk('IDAT', rows), pngChunk('IEND')]);
}

export const jpegSegment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), bigEndian(data.length + 2, 2), data]);

export const jpegFrame = (width: number, height: number, marker = 0xc0): Buffer =>
  jpegSegment(
    marker,
    Buffer.concat([Buffer.from([8]), bigEndian(height, 2), bigEndian(width, 2), Buffer.from([1, 1, 0x11, 0])]),
  );

export const jpegScan = (data: Buffer = Buffer.from([0x3f, 0xff, 0x00, 0x12])): Buffer =>
  Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), data]);

export const jpegStart = Buffer.from([0xff, 0xd8]);
export const jpegEnd = Buffer.from([0xff, 0xd9]);

const tables = Buffer.concat([
  jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
  jpegSegment(0xc4, Buffer.concat([Buffer.from([0x00, 1]), Buffer.alloc(15), Buffer.from([0])])),
  jpegSegment(0xc4, Buffer.concat([Buffer.from([0x10, 1]), Buffer.alloc(15), Buffer.from([0])])),
]);

/** For tests: a grey JPEG with its tables and one scan. */
export const makeJpeg = (width = 8, height = 8, more: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    jpegStart,
    jpegSegment(0xe0, latin('JFIF\u0000\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000')),
    ...more,
    tables,
    jpegFrame(width, height),
    jpegScan(),
    jpegEnd,
  ]);

export const webpChunk = (kind: string, data: Buffer): Buffer =>
  Buffer.concat([latin(kind), littleEndian(data.length, 4), data, Buffer.alloc(data.length % 2)]);

export const webpFile = (chunks: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([latin('WEBP'), ...chunks]);
  return Buffer.concat([latin('RIFF'), littleEndian(body.length, 4), body]);
};

export const webpLossy = (width: number, height: number): Buffer =>
  webpChunk(
    'VP8 ',
    Buffer.concat([
      Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]),
      littleEndian(width, 2),
      littleEndian(height, 2),
      Buffer.alloc(9),
    ]),
  );

export const webpLossless = (width: number, height: number): Buffer =>
  webpChunk(
    'VP8L',
    Buffer.concat([Buffer.from([0x2f]), littleEndian(width - 1 + (height - 1) * 0x4000, 4), Buffer.alloc(4)]),
  );

export const webpCanvas = (width: number, height: number): Buffer =>
  webpChunk('VP8X', Buffer.concat([Buffer.alloc(4), littleEndian(width - 1, 3), littleEndian(height - 1, 3)]));

export const box = (kind: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([bigEndian(body.length + 8, 4), latin(kind), body]);
};

export const heicHead = (brand = 'heic', others = 'mif1heic'): Buffer =>
  box('ftyp', latin(brand), Buffer.alloc(4), latin(others));
const versionAndFlags = Buffer.alloc(4);

export const heicMeta = (sizes: readonly (readonly [width: number, height: number])[]): Buffer =>
  box(
    'meta',
    versionAndFlags,
    box('hdlr', versionAndFlags, Buffer.alloc(4), latin('pict'), Buffer.alloc(13)),
    box('pitm', versionAndFlags, bigEndian(1, 2)),
    box(
      'iprp',
      box(
        'ipco',
        ...sizes.map(([width, height]) => box('ispe', versionAndFlags, bigEndian(width, 4), bigEndian(height, 4))),
      ),
    ),
  );

/** For tests: the boxes of a HEIC without real image data. */
export const makeHeic = (width = 4032, height = 3024, more: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    heicHead(),
    heicMeta([
      [512, 512],
      [width, height],
    ]),
    box('mdat', Buffer.alloc(64, 7)),
    ...more,
  ]);
