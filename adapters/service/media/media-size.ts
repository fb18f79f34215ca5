import { extname } from 'node:path';
import { readHeic } from '#adapters/uploads/formats/check-heic.ts';
import { readJpeg } from '#adapters/uploads/formats/check-jpeg.ts';
import { readPng } from '#adapters/uploads/formats/check-png.ts';
import { readWebp } from '#adapters/uploads/formats/check-webp.ts';
import { type PictureSize, type ReadPicture, readWithin } from '#adapters/uploads/formats/picture.ts';
import { readMp4 } from './read-mp4.ts';
import { readSvg } from './read-svg.ts';
import { readWebm } from './read-webm.ts';

export type MediaSize = PictureSize;

/** AVIF uses the same box structure as HEIC. Source: AV1 Image File Format, section 2. */
const pictures: ReadonlyMap<string, ReadPicture> = new Map([
  ['.svg', readSvg],
  ['.webp', readWebp],
  ['.avif', readHeic],
  ['.png', readPng],
  ['.jpg', readJpeg],
  ['.jpeg', readJpeg],
]);
const films: ReadonlyMap<string, ReadPicture> = new Map([
  ['.mp4', readMp4],
  ['.webm', readWebm],
]);

const endingOf = (name: string): string => extname(name).toLowerCase();

/** Media kind by file name; undefined if tiles cannot show it. */
export function mediaKindOf(name: string): 'picture' | 'film' | undefined {
  if (pictures.has(endingOf(name))) return 'picture';
  return films.has(endingOf(name)) ? 'film' : undefined;
}

/** Width and height in pixels; undefined if the file is broken or its format does not match its name. */
export function readMediaSize(name: string, bytes: Buffer): MediaSize | undefined {
  const read = pictures.get(endingOf(name)) ?? films.get(endingOf(name));
  const size = read && readWithin(read, bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
