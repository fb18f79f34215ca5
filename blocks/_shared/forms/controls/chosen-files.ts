import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import {
  endingOf,
  endingsOf,
  type FileError,
  type FileRule,
  fileErrorText,
  rejectedFileText,
} from '#schemas/forms/_shared/fields/file-error-text.ts';
import { type RejectedFile, toRejectedFile } from './rejected-files.ts';

/** The name and size of a file, in bytes. */
export interface FileInfo {
  readonly name: string;
  readonly size: number;
}

/** A file in the form's values. */
export interface FileValue extends FileInfo {
  readonly id: string;
}

/** The id of a file that is chosen but not yet sent. The form counts it, and the browser sends it. */
const chosenFileId = 'chosen-here-not-sent--';

export const isChosen = ({ id }: FileValue): boolean => id === chosenFileId;
export const toChosenFile = ({ name, size }: FileInfo): FileValue => ({
  id: chosenFileId,
  name: name.slice(-255),
  size,
});

const isFileValue = (value: unknown): value is FileValue =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'size' in value;

export const readFiles = (value: unknown): readonly FileValue[] =>
  Array.isArray(value) ? value.filter(isFileValue) : [];

/** Merges files chosen earlier with newly added files, without duplicates. A field for one file keeps the last one. */
export function mergeFiles<Item extends FileInfo & { readonly lastModified: number }>(
  current: readonly Item[],
  added: readonly Item[],
  maxFiles = 1,
): readonly Item[] {
  if (maxFiles === 1) return added.length > 0 ? added.slice(-1) : current;
  const isSame = (one: Item, other: Item): boolean =>
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
  return [...current, ...added.filter((file) => !current.some((each) => isSame(each, file)))];
}

/** The files of a choice that can be sent, and the others with their messages. */
interface ValidatedFiles<Item> {
  readonly accepted: readonly Item[];
  readonly rejected: readonly RejectedFile[];
}

/** Validates files before they are sent: type and size. The server also inspects their contents. */
export function validateFiles<Item extends FileInfo>(
  files: readonly Item[],
  { accept = '', bytes = 0 }: FieldPresentation,
): ValidatedFiles<Item> {
  const rule = { accept, bytes };
  return {
    accepted: files.filter((file) => validateFile(file, rule) === undefined),
    rejected: files.flatMap((file) => {
      const error = validateFile(file, rule);
      return error ? toRejectedFile(file, rejectedFileText(file.name, fileErrorText(error, rule))) : [];
    }),
  };
}

function validateFile({ name, size }: FileInfo, { accept, bytes }: FileRule): FileError | undefined {
  if (size === 0) return 'empty';
  if (size > bytes) return 'size';
  return endingsOf(accept).includes(endingOf(name.trim())) ? undefined : 'kind';
}

export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
