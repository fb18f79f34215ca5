import { crc32 } from 'node:zlib';
import { createImageCheck, type ImageSize, type ImageSizeReader, readFourCC } from './image.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Every chunk needs a correct checksum; the header must be first, and an end must exist. */
export const readPng: ImageSizeReader = (bytes) => {
  let size: ImageSize | undefined;
  let hasData = false;
  for (let at = 8; ; ) {
    const length = bytes.readUInt32BE(at);
    const kind = readFourCC(bytes, at + 4);
    const end = at + 8 + length;
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) return undefined;
    if (!size) {
      if (kind !== 'IHDR' || length !== 13) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (kind === 'IDAT') hasData = true;
    if (kind === 'IEND') return hasData ? size : undefined;
    at = end + 4;
  }
};

export const checkPng = createImageCheck((bytes) => bytes.subarray(0, 8).equals(signature), readPng);
