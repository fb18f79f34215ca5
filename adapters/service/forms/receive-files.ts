import { randomBytes } from 'node:crypto';
import type { FieldLook } from '#schemas/forms/field-look.ts';
import type { UploadedFile } from '#schemas/forms/upload-field.ts';
import { checkFile } from '../../files/check-file.ts';

/** A file that came with a call, as the form’s rules see it, with what is in it. */
export interface ReceivedFile extends UploadedFile {
  readonly bytes: Uint8Array;
}

interface WireFile {
  readonly name: string;
  /** In base64. */
  readonly content: string;
}

/** The files of a call, each under an id of its own; a text says why they are not taken. */
export async function receiveFiles(
  files: readonly WireFile[],
  { accept = '', bytes: most = 0 }: Pick<FieldLook, 'accept' | 'bytes'> = {},
): Promise<readonly ReceivedFile[] | string> {
  const received: ReceivedFile[] = [];
  for (const { name, content } of files) {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > most) return `The selected file must be smaller than ${Math.round(most / 1_000_000)} MB`;
    const fault = await checkFile(bytes, name, accept);
    if (fault) return fault;
    received.push({ id: randomBytes(16).toString('base64url'), name, size: bytes.length, bytes });
  }
  return received;
}
