import { createImageCheck, type ImageSize, type ImageSizeReader, readFourCC } from './image.ts';

/** Dimensions in a WebP chunk, if it has any. Source: RFC 9649. */
function readChunkSize(kind: string, bytes: Buffer, at: number): ImageSize | undefined {
  if (kind === 'VP8X') return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 };
  if (kind === 'VP8 ' && bytes.readUIntBE(at + 3, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(at + 6) & 0x3fff, height: bytes.readUInt16LE(at + 8) & 0x3fff };
  if (kind === 'VP8L' && bytes.readUInt8(at) === 0x2f) {
    const packed = bytes.readUInt32LE(at + 1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

/** The chunks must fill the file exactly and include an image. */
export const readWebp: ImageSizeReader = (bytes) => {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  let size: ImageSize | undefined;
  let hasPicture = false;
  for (let at = 12; at < bytes.length; ) {
    const kind = readFourCC(bytes, at);
    const length = bytes.readUInt32LE(at + 4);
    const found = readChunkSize(kind, bytes, at + 8);
    if (found)
      size = { width: Math.max(found.width, size?.width ?? 0), height: Math.max(found.height, size?.height ?? 0) };
    if (kind === 'ANMF' || (found && kind !== 'VP8X')) hasPicture = true;
    // Chunks of odd length are padded by one byte.
    at += 8 + length + (length % 2);
    if (at > bytes.length) return undefined;
  }
  return hasPicture ? size : undefined;
};

export const checkWebp = createImageCheck(
  (bytes) => readFourCC(bytes, 0) === 'RIFF' && readFourCC(bytes, 8) === 'WEBP',
  readWebp,
);
