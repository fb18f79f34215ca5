/** Marks one of our scripts that `StartOwnScripts` starts after hydration. */
export const afterHydrationAttribute = 'data-after-hydration';

/**
 * In development React hydrates the whole document and reports each difference from the server’s markup. Our scripts
 * change the document, so they wait: browsers do not run scripts of an unknown type.
 */
export const waitForHydration = (html: string): string =>
  html.replaceAll(
    '<script type="module" src="/assets/',
    `<script type="text/plain" ${afterHydrationAttribute}="" src="/assets/`,
  );
