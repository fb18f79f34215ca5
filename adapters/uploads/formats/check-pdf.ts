import type { FileError } from '#schemas/forms/_shared/fields/file-error-text.ts';
import { findActiveContent } from './find-active-content.ts';
import { isPolyglot } from './is-polyglot.ts';

/**
 * Number of bytes at the end that must contain the offset of the cross-reference table. Source: ISO 32000-1, Annex H,
 * note 18.
 */
const tailBytes = 2048;
/** Larger than the trailer of any real PDF. */
const trailerBytes = 65_536;

/**
 * Returns why a PDF is rejected. It must state the offset of its cross-reference table at the end, must not be
 * encrypted and must not contain active content.
 */
export async function checkPdf(bytes: Buffer): Promise<FileError | undefined> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || isPolyglot(bytes, { isPdf: true })) return 'kind';
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const startxref = /^startxref\s+(\d{1,10})\s+%%EOF/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  const trailer = startxref && readTrailer(bytes, Number(startxref[1]));
  if (!trailer || !/\/Root\s+\d+\s+\d+\s+R/.test(trailer)) return 'damaged';
  return /\/Encrypt(?![A-Za-z])/.test(trailer) ? 'locked' : findActiveContent(bytes);
}

/** The trailer dictionary of the cross-reference table at an offset; undefined if there is no table. */
function readTrailer(bytes: Buffer, at: number): string | undefined {
  const start = bytes.toString('latin1', at, at + 64);
  if (/^\s*xref\s/.test(start)) return readDictionary(bytes, bytes.indexOf('trailer', at), 'startxref');
  if (!/^\s*\d+\s+\d+\s+obj/.test(start)) return undefined;
  const found = readDictionary(bytes, at, 'stream');
  return found && /\/Type\s*\/XRef/.test(found) ? found : undefined;
}

/** Decodes characters of names that are escaped as `#45`. */
function readDictionary(bytes: Buffer, from: number, until: string): string | undefined {
  const to = from < 0 ? -1 : bytes.indexOf(until, from);
  if (to < 0 || to - from > trailerBytes) return undefined;
  return bytes
    .toString('latin1', from, to)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
