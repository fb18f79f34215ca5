import type { Page } from '@playwright/test';

/**
 * Lets a page's own timers run as if so many milliseconds had passed. The page needs a clock of its own before it is
 * opened: `page.clock.install()`.
 */
export const passTime = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** Until a page has done what it does by itself after an event: two frames and the first idle moment after them. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
        );
      }),
  );
