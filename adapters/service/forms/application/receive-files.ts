import { randomBytes } from 'node:crypto';
import { checkFile } from '#adapters/uploads/check-file.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import type { UploadedFile } from '#schemas/forms/_shared/fields/upload-field.ts';

/** An uploaded file with its content, in the form of the upload field. */
export interface ReceivedFile extends UploadedFile {
  readonly bytes: Uint8Array;
}

interface WireFile {
  readonly name: string;
  /** Base64. */
  readonly content: string;
}

/**
 * Checks the files of a request and gives each a new id. Returns a message if one is rejected. The files are checked
 * again, whatever the caller has checked.
 */
export async function receiveFiles(
  files: readonly WireFile[],
  rule: Pick<FieldPresentation, 'accept' | 'bytes'> = {},
): Promise<readonly ReceivedFile[] | string> {
  const received: ReceivedFile[] = [];
  for (const { name: originalName, content } of files) {
    const bytes = Buffer.from(content, 'base64');
    const checked = await checkFile(bytes, originalName, rule);
    if (!checked.ok) return checked.message;
    const { name } = checked;
    received.push({ id: randomBytes(16).toString('base64url'), name, size: bytes.length, bytes });
  }
  return received;
}
