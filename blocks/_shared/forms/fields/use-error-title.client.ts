'use client';

import { useEffect } from 'react';
import { errorTitle } from '#schemas/forms/_shared/rules/error-title.ts';

/** Says in the document’s title that something is wrong with a form, until it is no more. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    document.title = errorTitle(document.title);
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [hasError]);
}
