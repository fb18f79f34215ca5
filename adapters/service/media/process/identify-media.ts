import { readFourCC } from '#adapters/uploads/formats/image.ts';

export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'mp4' | 'webm';

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.toString('latin1', 0, signature.length) === signature;

/** Source: AV1 Image File Format, section 6. */
const avifBrands: ReadonlySet<string> = new Set(['avif', 'avis']);
/** Brands of photographs in HEIC and of QuickTime, which browsers other than Safari do not show. */
const otherBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'qt  ']);

/** The format of a file by its content, whatever its name says; undefined if the media library does not take it. */
export function identifyMedia(bytes: Buffer): MediaFormat | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && readFourCC(bytes, 8) === 'WEBP') return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, '\x1a\x45\xdf\xa3')) return 'webm';
  if (readFourCC(bytes, 4) === 'ftyp') {
    const brand = readFourCC(bytes, 8);
    if (avifBrands.has(brand)) return 'avif';
    return otherBrands.has(brand) ? undefined : 'mp4';
  }
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString('utf8', 0, 1000).replace(/^\uFEFF/, ''))
    ? 'svg'
    : undefined;
}
