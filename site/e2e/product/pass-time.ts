import type { Page } from '@playwright/test';

/**
 * Lets a page's own timers run as if so many milliseconds had passed. The page needs a clock of its own before it is
 * opened: `stopClock`, or `page.clock.install()` where its time should go on as well.
 */
export const passTime = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** Gives the pages of a tab a clock that stands still but for `passTime`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

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

/** Scrolls at once, and waits until the page has been told of it, whatever its clock. More than the page has: to its end. */
export const scrollAtOnce = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        scrollTo({ top: Math.min(y, document.body.scrollHeight), behavior: 'instant' });
        // Observers are told after the listeners of the scroll, and after the observers of the page.
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
    top,
  );
