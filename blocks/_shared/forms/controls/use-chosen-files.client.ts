'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { isRejected } from '#schemas/forms/_shared/fields/file-error-text.ts';
import type { ControlProps } from '../fields/control.ts';
import { type FileValue, isChosen, mergeFiles, readFiles, toChosenFile, validateFiles } from './chosen-files.ts';
import { type RejectedFile, readRejectedFiles, rejectedFilesError, toRejectedFile } from './rejected-files.ts';

interface FieldFiles {
  /** Files that the site has from an earlier attempt. */
  readonly uploaded: readonly FileValue[];
  readonly chosen: readonly File[];
  readonly rejected: readonly RejectedFile[];
}

interface ChosenFiles extends FieldFiles {
  /** The file input: only the browser can put chosen files into it. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  choose(files: readonly File[]): void;
  remove(file: FileValue | File | RejectedFile): void;
}

/**
 * Keeps the files of a field in sync between the form's values and the file input. Rejected files stay in the values, so
 * that the form is not sent without them unnoticed, including those that the server rejects. A page that the browser restores
 * has an empty file input, so only uploaded files are kept of restored values.
 */
export function useChosenFiles({ presentation, value, error, onChange, formContext }: ControlProps): ChosenFiles {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [outdatedError, setOutdatedError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const hasSynced = useRef(false);
  const handledError = useRef<string>(undefined);
  const uploaded = readFiles(value).filter((file) => !isChosen(file));
  const rejected = readRejectedFiles(value);

  const setFiles = (files: FieldFiles): void => {
    const transfer = new DataTransfer();
    for (const file of files.chosen) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChosen(files.chosen);
    onChange([...files.uploaded, ...files.chosen.map(toChosenFile), ...files.rejected]);
    if (rejected.some(({ rejection }) => error?.includes(rejection))) setOutdatedError(error);
  };
  const choose = (files: readonly File[], rejectedBefore = rejected): void => {
    const { accepted, rejected: rejectedNow } = validateFiles(files, presentation);
    const current = presentation.maxFiles === 1 && files.length > 0 ? [] : chosen;
    setFiles({
      uploaded,
      chosen: mergeFiles(current, accepted, presentation.maxFiles),
      rejected: files.length > 0 ? rejectedNow : rejectedBefore,
    });
  };
  useEffect(() => {
    if (!formContext.isHydrated || hasSynced.current) return;
    hasSynced.current = true;
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0 || rejected.length > 0 || readFiles(value).some(isChosen)) choose(files, []);
  });
  useEffect(() => {
    // Once for each answer of the server, because the next file may have the same name.
    if (handledError.current === error) return;
    handledError.current = error;
    const named = chosen.filter(({ name }) => isRejected(name, error));
    if (named.length === 0 || error === undefined) return;
    const added = named.map((file) => toRejectedFile(file, error));
    setFiles({ uploaded, chosen: chosen.filter((file) => !named.includes(file)), rejected: [...rejected, ...added] });
  });
  return {
    input,
    uploaded,
    chosen,
    rejected,
    error: rejectedFilesError(rejected) ?? (error === outdatedError ? undefined : error),
    choose: (files) => choose(files),
    remove(file) {
      setFiles({
        uploaded: uploaded.filter((each) => each !== file),
        chosen: chosen.filter((each) => each !== file),
        rejected: rejected.filter((each) => each !== file),
      });
      input.current?.focus();
    },
  };
}
