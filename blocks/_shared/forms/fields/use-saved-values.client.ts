'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { clearEntryState, readEntryState, saveEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';

/**
 * Saves the values of the form with an id in the current history entry. They survive reload and Back, end with the tab or once the
 * form is sent, and are never part of an address. Returns a function that clears them.
 */
export function useSavedValues(id: string, values: FormValues, onRestore: (values: FormValues) => void): () => void {
  const initialValues = useRef(values);
  useLayoutEffect(() => {
    const saved = readEntryState(id);
    if (isRecord(saved)) onRestore(saved);
  }, [id, onRestore]);
  useEffect(() => {
    if (values !== initialValues.current) saveEntryState(id, values);
  }, [id, values]);
  return () => clearEntryState(id);
}
