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

/** Codecs that all browsers play. H.265 and others play in some of them only. */
const playableCodecs: ReadonlySet<string> = new Set(['avc1', 'avc3', 'av01', 'vp08', 'vp09']);

/** The path from a track to its sample description. Source: ISO/IEC 14496-12, 8.5.2. */
const pathToSamples = ['mdia', 'minf', 'stbl', 'stsd'] as const;

/** The codecs of the tracks with pictures that not all browsers play, such as `hvc1`. */
export function findUnplayableCodecs(bytes: Buffer): readonly string[] {
  const tracks = findBoxes(bytes, 'moov', 0, bytes.length).flatMap(({ from, to }) =>
    findBoxes(bytes, 'trak', from, to),
  );
  const videoTracks = tracks.filter(({ from, to }) =>
    findBoxes(bytes, 'tkhd', from, to).some((header) => readTrackSize(bytes, header.to).width > 0),
  );
  const samples = pathToSamples.reduce(
    (boxes, kind) => boxes.flatMap(({ from, to }) => findBoxes(bytes, kind, from, to)),
    videoTracks,
  );
  // A version and a count of entries come before the entries.
  const codecs = samples.flatMap(({ from, to }) =>
    (readBoxes(bytes, Math.min(from + 8, to), to) ?? []).map(({ kind }) => kind),
  );
  return codecs.filter((codec) => !playableCodecs.has(codec));
}
