import { readBoxes } from '#adapters/uploads/formats/check-heic.ts';
import type { PictureSize, ReadPicture } from '#adapters/uploads/formats/picture.ts';

/** A track header ends with its width and height as 16.16 fixed-point numbers. Source: ISO/IEC 14496-12, 8.3.2. */
const sizeBefore = (bytes: Buffer, end: number): PictureSize => ({
  width: Math.round(bytes.readUInt32BE(end - 8) / 65_536),
  height: Math.round(bytes.readUInt32BE(end - 4) / 65_536),
});

const boxesNamed = (bytes: Buffer, kind: string, from: number, to: number) =>
  (readBoxes(bytes, from, to) ?? []).filter((box) => box.kind === kind);

/** Dimensions of the first track that has any; audio tracks have none. */
export const readMp4: ReadPicture = (bytes) =>
  boxesNamed(bytes, 'moov', 0, bytes.length)
    .flatMap((movie) => boxesNamed(bytes, 'trak', movie.from, movie.to))
    .flatMap((track) => boxesNamed(bytes, 'tkhd', track.from, track.to))
    .map((head) => sizeBefore(bytes, head.to))
    .find(({ width }) => width > 0);
