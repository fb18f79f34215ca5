'use client';

import { type RefObject, useEffect, useState } from 'react';
import { readPosted } from '#renderer/form/read-posted.ts';
import { tidyValues } from '#renderer/form/tidy-values.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import type { MadeForm } from '../compiled/made-form.ts';
import { touchedFields } from './touched-fields.ts';
import { useKeptValues } from './use-kept-values.client.ts';

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
  { name, schema }: MadeForm,
  drawn: FormValues,
  element: RefObject<HTMLElement | null>,
): FilledIn {
  const [values, setValues] = useState(drawn);
  const [scripted, setScripted] = useState(false);
  const forget = useKeptValues(name, values, setValues);
  useEffect(() => {
    const form = element.current?.querySelector('form');
    const shown = form ? tidyValues(schema, readPosted(schema, new FormData(form))) : {};
    // Rows and questions send something of themselves, untouched: that must not come before what was kept of them.
    const touched = form ? touchedFields(form) : none;
    const typed = Object.entries(shown).filter(([field]) => touched.has(field));
    if (typed.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(typed) }));
    setScripted(true);
  }, [schema, element]);
  return { values, setValues, forget, scripted };
}
