import type { FieldLook } from '#schemas/forms/_shared/fields/field-look.ts';
import {
  endingOf,
  endingsOf,
  type FileFault,
  type FileRule,
  fileWords,
} from '#schemas/forms/_shared/fields/file-words.ts';

/** As much of a file as a form says of it. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** A file as the form’s values have it. */
export interface KeptFile extends NamedFile {
  readonly id: string;
}

/** Stands for a file that is chosen and not sent yet: the form counts it, and the browser sends it. */
const chosenId = 'chosen-here-not-sent--';

export const isChosen = ({ id }: KeptFile): boolean => id === chosenId;
export const asChosen = ({ name, size }: NamedFile): KeptFile => ({ id: chosenId, name: name.slice(-255), size });

const isKept = (value: unknown): value is KeptFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'size' in value;

export const filesIn = (value: unknown): readonly KeptFile[] => (Array.isArray(value) ? value.filter(isKept) : []);

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
export function faultOf(files: readonly NamedFile[], { accept = '', bytes = 0 }: FieldLook): string | undefined {
  const rule = { accept, bytes };
  for (const file of files) {
    const fault = judge(file, rule);
    if (fault) return files.length > 1 ? `${file.name}: ${fileWords(fault, rule)}` : fileWords(fault, rule);
  }
  return undefined;
}

function judge({ name, size }: NamedFile, { accept, bytes }: FileRule): FileFault | undefined {
  if (size === 0) return 'empty';
  if (size > bytes) return 'size';
  return endingsOf(accept).includes(endingOf(name.trim())) ? undefined : 'kind';
}

export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
