'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../fields/control.ts';
import { type FileValue, findFileError, isChosen, mergeFiles, readFiles, toChosenFile } from './chosen-files.ts';

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
 * Keeps the files of a field in sync between the form's values and the file input. Errors are shown at once, and files
 * that are too large are removed so that they are not uploaded in vain. A page that the browser restores has an empty
 * file input, so the chosen files are dropped from restored values.
 */
export function useChosenFiles({ presentation, value, onChange, formContext }: ControlProps): ChosenFiles {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [choiceError, setChoiceError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const hasSynced = useRef(false);
  const uploaded = readFiles(value).filter((file) => !isChosen(file));

  const setFiles = (uploadedFiles: readonly FileValue[], files: readonly File[]): void => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChosen(files);
    onChange([...uploadedFiles, ...files.map(toChosenFile)]);
  };
  const choose = (files: readonly File[]): void => {
    setChoiceError(findFileError(files, presentation));
    const current = presentation.maxFiles === 1 && files.length > 0 ? [] : chosen;
    const withinLimit = files.filter(({ size }) => size <= (presentation.bytes ?? 0));
    setFiles(uploaded, mergeFiles(current, withinLimit, presentation.maxFiles));
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
