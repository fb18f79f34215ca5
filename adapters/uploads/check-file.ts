import {
  endingOf,
  endingsOf,
  type FileError,
  fileErrorText,
  wrongContentText,
} from '#schemas/forms/_shared/fields/file-error-text.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { describeContent } from './describe-content.ts';
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

/** What a form accepts: file extensions, `.pdf,.docx`, and the largest size of a file in bytes. */
export interface FileRule {
  readonly accept?: string | undefined;
  readonly bytes?: number | undefined;
}

/** An accepted file with its safe name, or a message for the visitor. */
export type CheckedFile =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string };

/** Each check may use a few megabytes and one inflating thread, of which Node.js has four. */
const limitConcurrency = createConcurrencyLimit(4);

/** Checks the content of a file. Reads it piece by piece, and trusts neither its name nor the lengths it states. */
export async function checkFile(bytes: Uint8Array, originalName: string, rule: FileRule): Promise<CheckedFile> {
  const { accept = '', bytes: maxBytes = 0 } = rule;
  const name = safeFileName(originalName);
  const error =
    name === undefined
      ? 'name'
      : await limitConcurrency(async () => validate(bytes, name, { accept, bytes: maxBytes }));
  if (name === undefined || (error !== undefined && error !== 'kind') || !isNamedAs(name, accept))
    return { ok: false, message: fileErrorText(error ?? 'name', { accept, bytes: maxBytes }) };
  if (error === undefined) return { ok: true, name };
  return { ok: false, message: wrongContentText(name, describeContent(bytes), { accept, bytes: maxBytes }) };
}

const isNamedAs = (name: string, accept: string): boolean => endingsOf(accept).includes(endingOf(name));

async function validate(
  bytes: Uint8Array,
  name: string,
  { accept, bytes: maxBytes }: { readonly accept: string; readonly bytes: number },
): Promise<FileError | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > maxBytes) return 'size';
  const extension = endingOf(name);
  const check = isNamedAs(name, accept) ? kinds.get(extension) : undefined;
  return check ? check(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) : 'kind';
}
