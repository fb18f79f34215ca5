import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import {
  endingOf,
  endingsOf,
  type FileError,
  type FileRule,
  fileWords,
} from '#schemas/forms/_shared/fields/file-words.ts';

/** As much of a file as a form says of it. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** A file as the form’s values have it. */
export interface SavedFile extends NamedFile {
  readonly id: string;
}

/** Stands for a file that is chosen and not sent yet: the form counts it, and the browser sends it. */
const chosenId = 'chosen-here-not-sent--';

export const isChosen = ({ id }: SavedFile): boolean => id === chosenId;
export const asChosen = ({ name, size }: NamedFile): SavedFile => ({ id: chosenId, name: name.slice(-255), size });

const isSavedFile = (value: unknown): value is SavedFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'size' in value;

export const filesIn = (value: unknown): readonly SavedFile[] =>
  Array.isArray(value) ? value.filter(isSavedFile) : [];

/** Those chosen before and those chosen then, each once; of a field that takes one file, the last. */
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

/** What can be said of files before they are sent; the site looks into them. */
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
