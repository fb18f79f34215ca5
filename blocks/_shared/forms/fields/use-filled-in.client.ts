'use client';

import { type RefObject, useEffect, useState } from 'react';
import { normalizeValues } from '#renderer/form/normalize-values.ts';
import { readPosted } from '#renderer/form/read-posted.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { CompiledForm } from '../compiled/compiled-form.ts';
import { touchedFields } from './touched-fields.ts';
import { useSavedValues } from './use-saved-values.client.ts';

const none: ReadonlySet<string> = new Set();

interface FilledIn {
  readonly values: FormValues;
  readonly setValues: (values: FormValues) => void;
  readonly forget: () => void;
  /** Whether the form is its script’s. */
  readonly scripted: boolean;
}

/** What a form holds: what it was drawn with, what was kept of it, and what was typed before its script came. */
export function useFilledIn(
  { name, schema }: CompiledForm,
  rendered: FormValues,
  element: RefObject<HTMLElement | null>,
): FilledIn {
  const [values, setValues] = useState(rendered);
  const [scripted, setScripted] = useState(false);
  const forget = useSavedValues(name, values, setValues);
  useEffect(() => {
    const form = element.current?.querySelector('form');
    const shown = form ? normalizeValues(schema, readPosted(schema, new FormData(form))) : {};
    // Rows and questions send something of themselves, untouched: that must not come before what was kept of them.
    const touched = form ? touchedFields(form) : none;
    const typed = Object.entries(shown).filter(([field]) => touched.has(field));
    if (typed.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(typed) }));
    setScripted(true);
  }, [schema, element]);
  return { values, setValues, forget, scripted };
}
