'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { normalizeValues } from '#renderer/form/normalize-values.ts';
import { readPosted } from '#renderer/form/read-posted.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import { touchedFields } from './touched-fields.ts';
import { useSavedValues } from './use-saved-values.client.ts';

const noFields: ReadonlySet<string> = new Set();

interface FormValuesState {
  readonly values: FormValues;
  readonly setValues: (values: FormValues) => void;
  readonly clearSaved: () => void;
  /** Whether the form is hydrated. */
  readonly isHydrated: boolean;
}

/**
 * Returns the values of a form: those it was rendered with, those saved in the history entry, and those typed before
 * hydration.
 */
export function useFormValues(
  { schema }: CompiledForm,
  id: string,
  initialValues: FormValues,
  element: RefObject<HTMLElement | null>,
): FormValuesState {
  const [values, setValues] = useState(initialValues);
  const [isHydrated, setHydrated] = useState(false);
  const clearSaved = useSavedValues(id, values, setValues);
  // Before the event that caused the hydration is handled: rendering after it would clear what was typed before.
  useLayoutEffect(() => {
    const form = element.current?.querySelector('form');
    const current = form ? normalizeValues(schema, readPosted(schema, new FormData(form))) : {};
    // Rows and questions post values even if untouched. These must not replace saved values.
    const touchedNames = form ? touchedFields(form) : noFields;
    const typedEntries = Object.entries(current).filter(([field]) => touchedNames.has(field));
    if (typedEntries.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(typedEntries) }));
    setHydrated(true);
  }, [schema, element]);
  return { values, setValues, clearSaved, isHydrated };
}
