import { readFourCC } from '#adapters/uploads/formats/image.ts';

export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'mp4' | 'webm';

const startsWith = (bytes: Buffer, signature: string): boolean =>
  bytes.toString('latin1', 0, signature.length) === signature;

/** Brands of AVIF images. Source: AV1 Image File Format, section 6. */
const avifBrands: ReadonlySet<string> = new Set(['avif', 'avis']);
/** Brands of photographs in HEIC, of sound and of QuickTime, which browsers other than Safari do not show. */
const otherBrands: ReadonlySet<string> = new Set([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'],
  ...['M4A ', 'M4B ', 'crx ', 'qt  '],
]);

/** The main brand of a file in boxes, then the others. Source: ISO/IEC 14496-12, 4.3. */
function readBrands(bytes: Buffer): readonly string[] {
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const compatible = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + index * 4);
  return [8, ...compatible].map((at) => readFourCC(bytes, at));
}

/** The format of a file by its content, whatever its name says; undefined if the media library does not take it. */
export function identifyMedia(bytes: Buffer): MediaFormat | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && readFourCC(bytes, 8) === 'WEBP') return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  // Other Matroska files begin alike; the kind is in the header.
  if (startsWith(bytes, '\x1a\x45\xdf\xa3'))
    return bytes.toString('latin1', 0, 100).includes('webm') ? 'webm' : undefined;
  if (bytes.length >= 16 && readFourCC(bytes, 4) === 'ftyp') {
    const brands = readBrands(bytes);
    if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
    return otherBrands.has(brands[0] ?? '') ? undefined : 'mp4';
  }
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.toString('utf8', 0, 1000).replace(/^\uFEFF/, ''))
    ? 'svg'
    : undefined;
}
