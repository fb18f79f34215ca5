import type { Page } from '@playwright/test';

/**
 * Runs a page's own timers as if so many milliseconds had passed. The page needs a fake clock before it is opened:
 * `stopClock`, or `page.clock.install()` where its time should go on as well.
 */
export const passTime = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** Gives the pages of a tab a clock that only `passTime` moves. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Waits for what a page does by itself after an event: two frames and the first idle callback after them. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
        );
      }),
  );

/**
 * Scrolls at once, and waits until the page has handled the event, whatever its clock. A position beyond the end
 * scrolls to the end.
 */
export const scrollAtOnce = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise((resolve) => {
        scrollTo({ top: Math.min(y, document.body.scrollHeight), behavior: 'instant' });
        // Observers run after the listeners of the scroll, and after the observers of the page.
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      }),
    top,
  );
