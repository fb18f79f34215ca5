/** Marks a script of ours that `StartOwnScripts` starts after hydration. */
export const waitingScript = 'data-after-hydration';

/**
 * While developing React hydrates the whole document, and reports each difference from what the server sent. Our scripts
 * change the document, so they wait: a script of an unknown type does not run.
 */
export const waitForHydration = (html: string): string =>
  html.replaceAll('<script type="module" src="/assets/', `<script type="text/plain" ${waitingScript}="" src="/assets/`);
