'use client';

import { useEffect, useRef } from 'react';
import { clearEntryState, readEntryState, saveEntryState } from '#blocks/_shared/browser/entry-state.client.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (form: string): string => `form.${form}`;

/**
 * Keeps what was typed into a form with this entry of the browser’s history: there after a reload and on the way back,
 * gone with the tab or once it is sent, and never part of an address. Gives the way to forget it.
 */
export function useSavedValues(form: string, values: FormValues, onSaved: (values: FormValues) => void): () => void {
  const key = keyOf(form);
  const first = useRef(values);
  useEffect(() => {
    const saved = readEntryState(key);
    if (isRecord(saved)) onSaved(saved);
  }, [key, onSaved]);
  useEffect(() => {
    if (values !== first.current) saveEntryState(key, values);
  }, [key, values]);
  return () => forgetValues(form);
}

/** Forgets what was kept of a form. */
export const forgetValues = (form: string): void => clearEntryState(keyOf(form));
