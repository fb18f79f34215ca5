import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Tests of one process share the document. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});
