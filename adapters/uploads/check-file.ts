import { endingOf, endingsOf, type FileError, fileWords } from '#schemas/forms/_shared/fields/file-words.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { checkDocx } from './formats/check-docx.ts';
import { checkHeic } from './formats/check-heic.ts';
import { checkJpeg } from './formats/check-jpeg.ts';
import { checkPdf } from './formats/check-pdf.ts';
import { checkPng } from './formats/check-png.ts';
import { checkWebp } from './formats/check-webp.ts';
import { safeFileName } from './safe-file-name.ts';

type CheckKind = (bytes: Buffer) => FileError | undefined | Promise<FileError | undefined>;

const kinds: ReadonlyMap<string, CheckKind> = new Map<string, CheckKind>([
  ['.pdf', checkPdf],
  ['.docx', checkDocx],
  ['.jpg', checkJpeg],
  ['.png', checkPng],
  ['.webp', checkWebp],
  ['.heic', checkHeic],
]);

/** What a form takes: endings, `.pdf,.docx`, and the most bytes of one file. */
export interface FileRule {
  readonly accept?: string | undefined;
  readonly bytes?: number | undefined;
}

/** A file that is taken, with the name under which it may be kept; or why it is not, for whoever chose it. */
export type CheckedFile =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string };

/** Each check may hold a few megabytes and one thread that inflates, of which Node.js has four. */
const inTurn = createConcurrencyLimit(4);

/** Looks at what is in a file. Reads all of it, holds no more than pieces, and believes neither its name nor its lengths. */
export async function checkFile(bytes: Uint8Array, given: string, rule: FileRule): Promise<CheckedFile> {
  const { accept = '', bytes: most = 0 } = rule;
  const name = safeFileName(given);
  const fault = name === undefined ? 'name' : await inTurn(async () => validate(bytes, name, { accept, bytes: most }));
  if (fault === undefined && name !== undefined) return { ok: true, name };
  return { ok: false, message: fileWords(fault ?? 'name', { accept, bytes: most }) };
}

async function validate(
  bytes: Uint8Array,
  name: string,
  { accept, bytes: most }: { readonly accept: string; readonly bytes: number },
): Promise<FileError | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > most) return 'size';
  const ending = endingOf(name);
  const check = endingsOf(accept).includes(ending) ? kinds.get(ending) : undefined;
  return check ? check(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) : 'kind';
}
