'use client';

import { useEffect } from 'react';
import { errorTitle } from '#schemas/forms/_shared/rules/error-title.ts';

/** Prefixes the document title with “Error: ” while a form has errors. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    if (!hasError) return;
    document.title = errorTitle(document.title);
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [hasError]);
}
