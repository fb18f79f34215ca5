import { isRecord } from '#schemas/content/is-record.ts';
import type { FieldError, FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { FileInfo } from './chosen-files.ts';

/** A file in the form's values that cannot be sent. The form is not sent until it is removed or replaced. */
export interface RejectedFile extends FileInfo {
  /** The message that names the file and says why. */
  readonly rejection: string;
}

const isRejectedFile = (value: unknown): value is RejectedFile =>
  isRecord(value) && typeof value.rejection === 'string';

export const readRejectedFiles = (value: unknown): readonly RejectedFile[] =>
  Array.isArray(value) ? value.filter(isRejectedFile) : [];

export const toRejectedFile = ({ name, size }: FileInfo, rejection: string): RejectedFile => ({
  name,
  size,
  rejection,
});

/** The error of a field with these files; undefined if there are none. */
export const rejectedFilesError = (files: readonly RejectedFile[]): string | undefined =>
  files.length > 0 ? files.map(({ rejection }) => rejection).join('. ') : undefined;

/** The errors of the fields that contain rejected files. */
export const listRejectedFileErrors = (values: FormValues): readonly FieldError[] =>
  Object.entries(values).flatMap(([path, value]) => {
    const message = rejectedFilesError(readRejectedFiles(value));
    return message === undefined ? [] : [{ path, message }];
  });

export const omitRejectedFiles = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((each) => !isRejectedFile(each)) : value,
    ]),
  );
