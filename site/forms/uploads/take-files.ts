import { randomBytes } from 'node:crypto';
import { checkFile } from '#adapters/uploads/check-file.ts';
import type { FieldPresentations } from '#renderer/form/form-schema.ts';
import type { FieldError, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import { fileWords } from '#schemas/forms/_shared/fields/file-words.ts';
import type { UploadedFile } from '#schemas/forms/_shared/fields/upload-field.ts';
import type { ReceivedFile, SentFile, Uploads } from './uploads.ts';

/** The files of one form that was sent. */
export interface FormFiles {
  /** The form’s values with all its files, those that came before first. */
  readonly values: FormValues;
  /** What is wrong with a file is its field’s fault. */
  readonly errors: readonly FieldError[];
  /** Rejects when the file has gone. */
  read(id: string): Promise<SentFile>;
  /** Has those that came with this form wait for it, because it is shown to the visitor again without them. */
  keep(visitor: string): void;
}

interface Taken {
  readonly file: UploadedFile;
  readonly received: ReceivedFile;
}

const gone = 'Choose the file again';

/** Looks into the files that came with a form. They are held with it alone, until they are kept. */
export async function takeFiles(
  uploads: Uploads,
  presentations: FieldPresentations,
  fields: FormData,
  values: FormValues,
): Promise<FormFiles> {
  const errors: FieldError[] = [];
  const all: [string, readonly unknown[]][] = [];
  const came = new Map<string, ReceivedFile>();
  for (const [name, presentation] of Object.entries(presentations)) {
    if (presentation.control !== 'files') continue;
    const named: readonly unknown[] = Array.isArray(values[name]) ? values[name] : [];
    const before = named.filter((each) => !hasGone(uploads, each));
    if (before.length < named.length) errors.push({ path: name, message: gone });
    // A field of files that was left empty is sent as one file without a name.
    const sent = fields.getAll(name).filter((each) => each instanceof File && (each.name !== '' || each.size > 0));
    const taken = await Promise.all(sent.map((file) => (file instanceof File ? takeFile(file, presentation) : gone)));
    const good = taken.flatMap((each) => (typeof each === 'string' ? [] : [each]));
    for (const each of taken) if (typeof each === 'string') errors.push({ path: name, message: each });
    for (const { file, received } of good) came.set(file.id, received);
    all.push([name, [...before, ...good.map(({ file }) => file)]]);
  }
  return {
    values: { ...values, ...Object.fromEntries(all) },
    errors: errors.slice(0, 1),
    async read(id) {
      const file = came.get(id) ?? uploads.read(id);
      if (!file) throw new Error('The file has gone.');
      return { ...file, content: file.content.toString('base64') };
    },
    keep(visitor) {
      for (const [id, received] of came) uploads.keep(visitor, id, received);
    },
  };
}

/** Whether a file that a form names by its id waits no longer; what names none is judged with the form. */
const hasGone = (uploads: Uploads, named: unknown): boolean =>
  typeof named === 'object' &&
  named !== null &&
  'id' in named &&
  typeof named.id === 'string' &&
  uploads.read(named.id) === undefined;

/** Looks into a file; a text says why it is not taken. */
async function takeFile(file: File, { accept = '', bytes = 0 }: FieldPresentation): Promise<Taken | string> {
  if (file.size > bytes) return fileWords('size', { accept, bytes });
  const content = Buffer.from(await file.arrayBuffer());
  const checked = await checkFile(content, file.name, { accept, bytes });
  if (!checked.ok) return checked.message;
  const { name } = checked;
  const id = randomBytes(16).toString('base64url');
  return { file: { id, name, size: file.size }, received: { name, type: file.type, content } };
}
