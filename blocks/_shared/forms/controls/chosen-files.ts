import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import {
  endingOf,
  endingsOf,
  type FileError,
  type FileRule,
  fileWords,
} from '#schemas/forms/_shared/fields/file-words.ts';

/** The name and size of a file, in bytes. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** A file in the form's values. */
export interface SavedFile extends NamedFile {
  readonly id: string;
}

/** The id of a file that is chosen but not yet sent. The form counts it, and the browser sends it. */
const chosenId = 'chosen-here-not-sent--';

export const isChosen = ({ id }: SavedFile): boolean => id === chosenId;
export const asChosen = ({ name, size }: NamedFile): SavedFile => ({ id: chosenId, name: name.slice(-255), size });

const isSavedFile = (value: unknown): value is SavedFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'size' in value;

export const filesIn = (value: unknown): readonly SavedFile[] =>
  Array.isArray(value) ? value.filter(isSavedFile) : [];

/** Merges files chosen earlier with newly added files, without duplicates. A field for one file keeps the last one. */
export function joinFiles<Chosen extends NamedFile & { readonly lastModified: number }>(
  before: readonly Chosen[],
  then: readonly Chosen[],
  most = 1,
): readonly Chosen[] {
  if (most === 1) return then.length > 0 ? then.slice(-1) : before;
  const isSame = (one: Chosen, other: Chosen): boolean =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
  return [...before, ...then.filter((file) => !before.some((each) => isSame(each, file)))];
}

/** Validates files before they are sent: type and size. The server also inspects their contents. */
export function errorOf(
  files: readonly NamedFile[],
  { accept = '', bytes = 0 }: FieldPresentation,
): string | undefined {
  const rule = { accept, bytes };
  for (const file of files) {
    const error = validate(file, rule);
    if (error) return files.length > 1 ? `${file.name}: ${fileWords(error, rule)}` : fileWords(error, rule);
  }
  return undefined;
}

function validate({ name, size }: NamedFile, { accept, bytes }: FileRule): FileError | undefined {
  if (size === 0) return 'empty';
  if (size > bytes) return 'size';
  return endingsOf(accept).includes(endingOf(name.trim())) ? undefined : 'kind';
}

export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
