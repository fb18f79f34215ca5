import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeSource } from '#preview/visual/rules/find-axe-violations.ts';
import type { ServedKit } from './serve-kit.ts';

/** The screen on which everything is opened, in pixels: the narrowest common phone. */
export const phone = { width: 360, height: 640 } as const;

/** One page, opened in three ways with reduced motion. */
export interface Visit {
  /** The example’s name. */
  readonly example: string;
  /** With script and images. */
  readonly page: Page;
  /** With script disabled. */
  readonly withoutScript: Page;
  /** With images and videos failing to load. */
  readonly withoutMedia: Page;
  /** Errors that the page threw since it was opened, with and without media. */
  readonly errors: readonly string[];
}

/** Where the kit is served. */
export type Addresses = Pick<ServedKit, 'url' | 'urlWithoutMedia'>;

export interface Visits {
  readonly open: (id: string, example: string) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

const options: BrowserContextOptions = {
  viewport: phone,
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
};

/**
 * Waits until the page is complete: islands, images, fonts, and stable text. Runs in the page; without script nothing
 * is added later.
 */
async function waitForAll(withScript: boolean): Promise<void> {
  const isComplete = (): boolean =>
    document.documentElement.dataset.started !== undefined &&
    [...document.querySelectorAll('[data-island]')].every((island) => island.firstElementChild);
  for (const end = performance.now() + 3000; withScript && !isComplete() && performance.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 10));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  let [before, now] = ['', document.body.innerText];
  for (const end = performance.now() + 1000; withScript && now !== before && performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 40));
    [before, now] = [now, document.body.innerText];
  }
}

/** Opens pages of the kit one after the other, in three windows that are reused. */
export async function openVisits(browser: Browser, { url, urlWithoutMedia }: Addresses): Promise<Visits> {
  const errors: string[] = [];
  const openWindow = async (more: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ ...options, ...more });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    return page;
  };
  const page = await openWindow({});
  await page.addInitScript({ content: axeSource() });
  const withoutScript = await openWindow({ javaScriptEnabled: false });
  const withoutMedia = await openWindow({});
  return {
    open: async (id, example) => {
      errors.length = 0;
      await Promise.all(
        [page, withoutScript, withoutMedia].map(async (each) => {
          await each.goto(`${each === withoutMedia ? urlWithoutMedia : url}/${id}`);
          await each.evaluate(waitForAll, each !== withoutScript);
        }),
      );
      return { example, page, withoutScript, withoutMedia, errors };
    },
    close: async () => {
      for (const each of [page, withoutScript, withoutMedia]) await each.context().close();
    },
  };
}
