import { randomBytes } from 'node:crypto';
import { checkFile } from '#adapters/uploads/check-file.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import type { UploadedFile } from '#schemas/forms/_shared/fields/upload-field.ts';

/** A file that came with a call, as the form’s rules see it, with what is in it. */
export interface ReceivedFile extends UploadedFile {
  readonly bytes: Uint8Array;
}

interface WireFile {
  readonly name: string;
  /** In base64. */
  readonly content: string;
}

/**
 * The files of a call, each under an id of its own; a text says why they are not taken. Whoever called is not believed to
 * have looked at them.
 */
export async function receiveFiles(
  files: readonly WireFile[],
  rule: Pick<FieldPresentation, 'accept' | 'bytes'> = {},
): Promise<readonly ReceivedFile[] | string> {
  const received: ReceivedFile[] = [];
  for (const { name: given, content } of files) {
    const bytes = Buffer.from(content, 'base64');
    const checked = await checkFile(bytes, given, rule);
    if (!checked.ok) return checked.message;
    const { name } = checked;
    received.push({ id: randomBytes(16).toString('base64url'), name, size: bytes.length, bytes });
  }
  return received;
}
