'use client';

import { useEffect } from 'react';
import { faultyTitle } from '#schemas/forms/_shared/rules/faulty-title.ts';

/** Says in the document’s title that something is wrong with a form, until it is no more. */
export function useFaultyTitle(isFaulty: boolean): void {
  useEffect(() => {
    if (!isFaulty) return;
    document.title = faultyTitle(document.title);
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [isFaulty]);
}
