'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Calls back once on hydration with the current values of a form, which the guest or the browser may have filled in
 * earlier. React keeps such values at first, but resets the fields to its own state on the next render.
 */
export function useValuesBeforeHydration(onFilled: (fields: FormData) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const onFilledRef = useRef(onFilled);
  useLayoutEffect(() => {
    if (form.current) onFilledRef.current(new FormData(form.current));
  }, []);
  return form;
}
