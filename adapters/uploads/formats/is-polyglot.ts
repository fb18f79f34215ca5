/** Signatures of a zip's end record and of its directory entries. Source: APPNOTE 4.3. */
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const zipEntry = 0x02014b50;

const archiveSignatures = [
  Buffer.from('Rar!\u001a\u0007', 'latin1'),
  Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1'),
];

/** Content near the start of a file that makes other programs treat it as their format. */
const otherFormatStart = /<!doctype\s+html|<html[\s>]|<script[\s>]|<svg[\s>]|<\?php|#!\//i;

interface PolyglotOptions {
  readonly isPdf?: boolean;
}

/** Whether a file starts like another format, for programs that also look after its first byte. */
export function startsLikeAnotherFormat(bytes: Buffer, { isPdf = false }: PolyglotOptions = {}): boolean {
  // PDF readers accept the header within the first 1024 bytes. Source: ISO 32000-1, Annex H, note 13.
  const start = bytes.toString('latin1', 0, 1024);
  return otherFormatStart.test(start) || (!isPdf && start.includes('%PDF-'));
}

/** Whether a file is also valid as a web page, PDF or archive. */
export const isPolyglot = (bytes: Buffer, options: PolyglotOptions = {}): boolean =>
  startsLikeAnotherFormat(bytes, options) ||
  archiveSignatures.some((archive) => bytes.includes(archive)) ||
  containsZip(bytes);

/** One in a thousand photos contains the signature by chance, so it counts only if it leads to a directory. */
function containsZip(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(zipEnd); at >= 0; at = bytes.indexOf(zipEnd, at + 1)) {
    if (at + 22 > bytes.length) return false;
    const before = at - bytes.readUInt32LE(at + 12);
    const named = bytes.readUInt32LE(at + 16);
    if ([before, named].some((start) => isZipEntry(bytes, start))) return true;
  }
  return false;
}

const isZipEntry = (bytes: Buffer, at: number): boolean =>
  at >= 0 && at + 4 <= bytes.length && bytes.readUInt32LE(at) === zipEntry;
