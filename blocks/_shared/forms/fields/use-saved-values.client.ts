'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { clearEntryState, readEntryState, saveEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';

const storageKey = (form: string): string => `form.${form}`;

/**
 * Saves the values of a form in the current history entry. They survive reload and Back, end with the tab or once the
 * form is sent, and are never part of an address. Returns a function that clears them.
 */
export function useSavedValues(form: string, values: FormValues, onRestore: (values: FormValues) => void): () => void {
  const key = storageKey(form);
  const initialValues = useRef(values);
  useLayoutEffect(() => {
    const saved = readEntryState(key);
    if (isRecord(saved)) onRestore(saved);
  }, [key, onRestore]);
  useEffect(() => {
    if (values !== initialValues.current) saveEntryState(key, values);
  }, [key, values]);
  return () => clearSavedValues(form);
}

/** Clears the saved values of a form. */
export const clearSavedValues = (form: string): void => clearEntryState(storageKey(form));
