import { randomBytes } from 'node:crypto';
import { checkFile } from '#adapters/uploads/check-file.ts';
import type { FieldPresentations } from '#renderer/form/form-schema.ts';
import type { FieldError, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import { fileErrorText, rejectedFileText } from '#schemas/forms/_shared/fields/file-error-text.ts';
import type { UploadedFile } from '#schemas/forms/_shared/fields/upload-field.ts';
import type { ReceivedFile, SentFile, Uploads } from './uploads.ts';

/** The files of one posted form. */
export interface FormFiles {
  /** The form’s values with all its files, earlier uploads first. */
  readonly values: FormValues;
  /** Problems with files, as errors of their fields. */
  readonly errors: readonly FieldError[];
  /** Rejects when the file is no longer available. */
  read(id: string): Promise<SentFile>;
  /** Saves the files of this form, because it is shown to the visitor again without them. */
  save(visitor: string): Promise<void>;
}

interface AcceptedFile {
  readonly file: UploadedFile;
  readonly received: ReceivedFile;
}

const missingFileMessage = 'Choose the file again';

/** Checks the files of a posted form. They are held for this request only, unless `save` is called. */
export async function receiveFiles(
  uploads: Uploads,
  presentations: FieldPresentations,
  fields: FormData,
  values: FormValues,
): Promise<FormFiles> {
  const errors: FieldError[] = [];
  const all: [string, readonly unknown[]][] = [];
  const receivedFiles = new Map<string, ReceivedFile>();
  for (const [name, presentation] of Object.entries(presentations)) {
    if (presentation.control !== 'files') continue;
    const named: readonly unknown[] = Array.isArray(values[name]) ? values[name] : [];
    const missing = await Promise.all(named.map((each) => isMissing(uploads, each)));
    const before = named.filter((_, index) => !missing[index]);
    if (before.length < named.length) errors.push({ path: name, message: missingFileMessage });
    // Browsers send an empty file field as one file without a name.
    const sent = fields.getAll(name).filter((each) => each instanceof File && (each.name !== '' || each.size > 0));
    const results = await Promise.all(
      sent.map((file) => (file instanceof File ? checkUploadedFile(file, presentation) : missingFileMessage)),
    );
    const accepted = results.flatMap((each) => (typeof each === 'string' ? [] : [each]));
    for (const each of results) if (typeof each === 'string') errors.push({ path: name, message: each });
    for (const { file, received } of accepted) receivedFiles.set(file.id, received);
    all.push([name, [...before, ...accepted.map(({ file }) => file)]]);
  }
  return {
    values: { ...values, ...Object.fromEntries(all) },
    errors: errors.slice(0, 1),
    async read(id) {
      const file = receivedFiles.get(id) ?? (await uploads.read(id));
      if (!file) throw new Error('The file has gone.');
      const { name, type, content } = file;
      return { name, type, content: content.toString('base64') };
    },
    async save(visitor) {
      for (const [id, received] of receivedFiles) await uploads.save(visitor, id, received);
    },
  };
}

/**
 * Whether a file that the form refers to by id is no longer saved. Entries without an id are left to the form’s
 * validation.
 */
const isMissing = async (uploads: Uploads, named: unknown): Promise<boolean> =>
  typeof named === 'object' &&
  named !== null &&
  'id' in named &&
  typeof named.id === 'string' &&
  (await uploads.read(named.id)) === undefined;

/** Checks a file. Resolves to the error message where it is refused. */
async function checkUploadedFile(
  file: File,
  { accept = '', bytes = 0 }: FieldPresentation,
): Promise<AcceptedFile | string> {
  if (file.size > bytes) return rejectedFileText(file.name, fileErrorText('size', { accept, bytes }));
  const content = Buffer.from(await file.arrayBuffer());
  const checked = await checkFile(content, file.name, { accept, bytes });
  if (!checked.ok) return rejectedFileText(file.name, checked.message);
  const { name } = checked;
  const id = randomBytes(16).toString('base64url');
  return { file: { id, name, size: file.size }, received: { name, type: file.type, content } };
}
