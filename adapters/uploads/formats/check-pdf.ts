import type { FileError } from '#schemas/forms/_shared/fields/file-words.ts';
import { findActiveContent } from './find-active-content.ts';
import { hidesAnother } from './hides-another.ts';

/** Bytes at the end in which the way to the table of objects must be named. Source: ISO 32000-1, Annex H, note 18. */
const tailBytes = 2048;
/** No trailer of a sound PDF is longer. */
const trailerBytes = 65_536;

/**
 * Why a PDF is not taken: it must say at its end where its table of objects stands, must not be encrypted, and must hold
 * nothing that acts by itself.
 */
export async function checkPdf(bytes: Buffer): Promise<FileError | undefined> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || hidesAnother(bytes, { isPdf: true })) return 'kind';
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes));
  const way = /^startxref\s+(\d{1,10})\s+%%EOF/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
  const trailer = way && readTrailer(bytes, Number(way[1]));
  if (!trailer || !/\/Root\s+\d+\s+\d+\s+R/.test(trailer)) return 'damaged';
  return /\/Encrypt(?![A-Za-z])/.test(trailer) ? 'locked' : findActiveContent(bytes);
}

/** The dictionary that belongs to the table of objects at a place; undefined where there is no such table. */
function readTrailer(bytes: Buffer, at: number): string | undefined {
  const start = bytes.toString('latin1', at, at + 64);
  if (/^\s*xref\s/.test(start)) return dictionary(bytes, bytes.indexOf('trailer', at), 'startxref');
  if (!/^\s*\d+\s+\d+\s+obj/.test(start)) return undefined;
  const found = dictionary(bytes, at, 'stream');
  return found && /\/Type\s*\/XRef/.test(found) ? found : undefined;
}

/** Characters of a name may be written as `#45`. */
function dictionary(bytes: Buffer, from: number, until: string): string | undefined {
  const to = from < 0 ? -1 : bytes.indexOf(until, from);
  if (to < 0 || to - from > trailerBytes) return undefined;
  return bytes
    .toString('latin1', from, to)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
