'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../fields/control.ts';
import { asChosen, errorOf, filesIn, isChosen, joinFiles, type SavedFile } from './chosen-files.ts';

interface ChosenFiles {
  /** The browser’s own field, in which alone the chosen files stand. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Those that the site has from an earlier try. */
  readonly saved: readonly SavedFile[];
  readonly chosen: readonly File[];
  /** What is wrong with the last choice. */
  readonly refused: string | undefined;
  choose(files: readonly File[]): void;
  removeSaved(at: number): void;
  removeChosen(at: number): void;
}

/**
 * The files of a field, in the form’s values and in the browser’s own field alike. What is wrong with one is said at once;
 * those that are too large are left out, so that they are not sent in vain. A page that comes back holds none of those
 * chosen, whatever was kept of it.
 */
export function useChosenFiles({ presentation, value, onChange, formContext }: ControlProps): ChosenFiles {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const isSettled = useRef(false);
  const saved = filesIn(value).filter((file) => !isChosen(file));

  const change = (stay: readonly SavedFile[], files: readonly File[]): void => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChosen(files);
    onChange([...stay, ...files.map(asChosen)]);
  };
  const choose = (files: readonly File[]): void => {
    setRefused(errorOf(files, presentation));
    const before = presentation.most === 1 && files.length > 0 ? [] : chosen;
    const light = files.filter(({ size }) => size <= (presentation.bytes ?? 0));
    change(saved, joinFiles(before, light, presentation.most));
  };
  const remove = (stay: readonly SavedFile[], files: readonly File[]): void => {
    setRefused(undefined);
    change(stay, files);
    input.current?.focus();
  };
  useEffect(() => {
    if (!formContext.scripted || isSettled.current) return;
    isSettled.current = true;
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0 || filesIn(value).some(isChosen)) choose(files);
  });
  return {
    input,
    saved,
    chosen,
    refused,
    choose,
    removeSaved: (at) => remove(saved.toSpliced(at, 1), chosen),
    removeChosen: (at) => remove(saved, chosen.toSpliced(at, 1)),
  };
}
