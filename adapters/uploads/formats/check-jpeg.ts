import { createImageCheck, type ImageSize, type ImageSizeReader } from './image.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Frame markers of every coding. The excluded markers in their range are tables. Source: ITU-T T.81, table B.1. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length field. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Phones append a second image after the first, so data after the end marker is ignored here. */
export const readJpeg: ImageSizeReader = (bytes) => {
  let size: ImageSize | undefined;
  let hasScan = false;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === endOfImage) return hasScan ? size : undefined;
    if (marker === 0xff) at = skipFillBytes(bytes, at);
    else if (hasNoLength(marker)) at += 2;
    else {
      const length = bytes.readUInt16BE(at + 2);
      if (length < 2) return undefined;
      if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      at += 2 + length;
      if (marker === startOfScan) {
        hasScan = true;
        at = findScanEnd(bytes, at);
      }
    }
  }
};

export const checkJpeg = createImageCheck(
  (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  readJpeg,
);

/** Offset of the last fill byte before a marker. */
function skipFillBytes(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at + 1] === 0xff) at += 1;
  return at;
}

/** Offset of the next marker. Inside a scan, 0xFF is followed by 0 or by a restart marker. */
function findScanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && (bytes[at + 1] === 0 || hasNoLength(bytes[at + 1] ?? 0))) at = bytes.indexOf(0xff, at + 2);
  return at < 0 ? bytes.length : at;
}
