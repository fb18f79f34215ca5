import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes late on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Fails as a browser that is offline does. A test that needs a response replaces it. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Tests of one process share the document. */
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});
