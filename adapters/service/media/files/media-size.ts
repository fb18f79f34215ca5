import { extname } from 'node:path';
import { readHeic } from '#adapters/uploads/formats/check-heic.ts';
import { readJpeg } from '#adapters/uploads/formats/check-jpeg.ts';
import { readPng } from '#adapters/uploads/formats/check-png.ts';
import { readWebp } from '#adapters/uploads/formats/check-webp.ts';
import { type ImageSize, type ImageSizeReader, readImageSize } from '#adapters/uploads/formats/image.ts';
import { readMp4 } from './read-mp4.ts';
import { readSvg } from './read-svg.ts';
import { readWebm } from './read-webm.ts';

export type MediaSize = ImageSize;

/** AVIF uses the same box structure as HEIC. Source: AV1 Image File Format, section 2. */
const imageReaders: ReadonlyMap<string, ImageSizeReader> = new Map([
  ['.svg', readSvg],
  ['.webp', readWebp],
  ['.avif', readHeic],
  ['.png', readPng],
  ['.jpg', readJpeg],
  ['.jpeg', readJpeg],
]);
const videoReaders: ReadonlyMap<string, ImageSizeReader> = new Map([
  ['.mp4', readMp4],
  ['.webm', readWebm],
]);

const getExtension = (name: string): string => extname(name).toLowerCase();

/** Media kind by file name; undefined if tiles cannot show it. */
export function getMediaKind(name: string): 'image' | 'video' | undefined {
  if (imageReaders.has(getExtension(name))) return 'image';
  return videoReaders.has(getExtension(name)) ? 'video' : undefined;
}

/** Width and height in pixels; undefined if the file is broken or its format does not match its name. */
export function readMediaSize(name: string, bytes: Buffer): MediaSize | undefined {
  const read = imageReaders.get(getExtension(name)) ?? videoReaders.get(getExtension(name));
  const size = read && readImageSize(read, bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
