'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { isRejected } from '#schemas/forms/_shared/fields/file-error-text.ts';
import type { ControlProps } from '../fields/control.ts';
import { type FileValue, isChosen, mergeFiles, readFiles, toChosenFile, validateFiles } from './chosen-files.ts';

interface ChosenFiles {
  /** The file input: only the browser can put chosen files into it. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Files that the site has from an earlier attempt. */
  readonly uploaded: readonly FileValue[];
  readonly chosen: readonly File[];
  /** The error of the last choice. */
  readonly choiceError: string | undefined;
  choose(files: readonly File[]): void;
  removeUploaded(index: number): void;
  removeChosen(index: number): void;
}

/**
 * Keeps the files of a field in sync between the form's values and the file input. Errors are shown at once, and rejected
 * files are dropped, also those that the server rejects. A page that the browser restores has an empty file input, so the
 * chosen files are dropped from restored values.
 */
export function useChosenFiles({ presentation, value, error, onChange, formContext }: ControlProps): ChosenFiles {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [choiceError, setChoiceError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const hasSynced = useRef(false);
  const handledError = useRef<string>(undefined);
  const uploaded = readFiles(value).filter((file) => !isChosen(file));

  const setFiles = (uploadedFiles: readonly FileValue[], files: readonly File[]): void => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChosen(files);
    onChange([...uploadedFiles, ...files.map(toChosenFile)]);
  };
  const choose = (files: readonly File[]): void => {
    const validated = validateFiles(files, presentation);
    setChoiceError(validated.error);
    const current = presentation.maxFiles === 1 && files.length > 0 ? [] : chosen;
    setFiles(uploaded, mergeFiles(current, validated.accepted, presentation.maxFiles));
  };
  const remove = (uploadedFiles: readonly FileValue[], files: readonly File[]): void => {
    setChoiceError(undefined);
    setFiles(uploadedFiles, files);
    input.current?.focus();
  };
  useEffect(() => {
    if (!formContext.isHydrated || hasSynced.current) return;
    hasSynced.current = true;
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0 || readFiles(value).some(isChosen)) choose(files);
  });
  useEffect(() => {
    // Once for each answer of the server, because the next file may have the same name.
    if (handledError.current === error) return;
    handledError.current = error;
    const kept = chosen.filter(({ name }) => !isRejected(name, error));
    if (kept.length < chosen.length) setFiles(uploaded, kept);
  });
  return {
    input,
    uploaded,
    chosen,
    choiceError,
    choose,
    removeUploaded: (index) => remove(uploaded.toSpliced(index, 1), chosen),
    removeChosen: (index) => remove(uploaded, chosen.toSpliced(index, 1)),
  };
}
