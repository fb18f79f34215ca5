import { readBoxes } from '#adapters/uploads/formats/check-heic.ts';
import type { ImageSize, ImageSizeReader } from '#adapters/uploads/formats/image.ts';

/** A track header ends with its width and height as 16.16 fixed-point numbers. Source: ISO/IEC 14496-12, 8.3.2. */
const readTrackSize = (bytes: Buffer, end: number): ImageSize => ({
  width: Math.round(bytes.readUInt32BE(end - 8) / 65_536),
  height: Math.round(bytes.readUInt32BE(end - 4) / 65_536),
});

const findBoxes = (bytes: Buffer, kind: string, from: number, to: number) =>
  (readBoxes(bytes, from, to) ?? []).filter((box) => box.kind === kind);

/** Dimensions of the first track that has any; audio tracks have none. */
export const readMp4: ImageSizeReader = (bytes) =>
  findBoxes(bytes, 'moov', 0, bytes.length)
    .flatMap((movie) => findBoxes(bytes, 'trak', movie.from, movie.to))
    .flatMap((track) => findBoxes(bytes, 'tkhd', track.from, track.to))
    .map((header) => readTrackSize(bytes, header.to))
    .find(({ width }) => width > 0);
