/** The first bytes of formats that are met under a wrong name, with the words for what they are. */
const signatures: readonly (readonly [prefix: string, description: string, at?: number])[] = [
  ['%PDF-', 'a PDF'],
  ['\x89PNG\r\n', 'a PNG'],
  ['\xff\xd8\xff', 'a JPG'],
  ['GIF8', 'a GIF'],
  ['WEBP', 'a WEBP', 8],
  ['ftyphei', 'a HEIC', 4],
  ['ftypmif1', 'a HEIC', 4],
  ['ftyp', 'a video', 4],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'an old Word or Office file'],
  ['{\\rtf', 'an RTF'],
  ['PK\x03\x04', 'a ZIP or Office file'],
  ['MZ', 'a program'],
];

const sampleBytes = 2000;

/** What a file contains by its first bytes: `a PDF`, `plain text`. Undefined for a format that is not known. */
export function describeContent(bytes: Uint8Array): string | undefined {
  const sample = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, sampleBytes));
  const head = sample.toString('latin1');
  const known = signatures.find(([prefix, , at = 0]) => head.startsWith(prefix, at));
  if (known) return known[1];
  if (!isText(sample, bytes.length > sampleBytes)) return undefined;
  return /^\s*<(!doctype html|html|svg|\?xml)/i.test(head) ? 'a web page or drawing' : 'plain text';
}

/** Whether bytes are UTF-8 without control characters. A sample may end within a character. */
function isText(sample: Buffer, isCut: boolean): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: isCut });
    return !/[^\P{Cc}\t\r\n\f]/u.test(text);
  } catch {
    return false;
  }
}
