'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Tells once, when script takes a form over, what stands in it. It may have been filled in before, by the guest or by the
 * browser on the way back; React leaves that alone at first, and with the next change sets each field to what it knows.
 */
export function useFilledBefore(onFilled: (fields: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(onFilled);
  useLayoutEffect(() => {
    if (form.current) told.current(new FormData(form.current));
  }, []);
  return form;
}
