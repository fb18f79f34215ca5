import type { Browser, Page } from '@playwright/test';
import { storyTime } from '#preview/stories/plan/story-plan.ts';
import type { Breach } from '../run/look-at-stories.ts';
import { takeScreenshot } from '../run/take-screenshot.ts';
import type { Look } from '../select/plan-looks.ts';
import { editorScreens } from './editor-screens.ts';

const still = `*, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }`;

/** Opens a view of the app in a browser context of its own, at a fixed time. */
async function openScreen(browser: Browser, url: string, look: Look): Promise<Page> {
  const screen = editorScreens.get(look.story);
  if (!screen) throw new Error(`The editor app has no view ${look.story}.`);
  const page = await browser.newPage({
    viewport: { width: look.width, height: screen.height(look.width) },
    deviceScaleFactor: 1,
    // The sign-in page's content security policy allows no other styles.
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await page.clock.setFixedTime(storyTime);
  await page.goto(url + screen.path);
  await page.addStyleTag({ content: still });
  await screen.prepare(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  return page;
}

/**
 * Captures views of the editor app and passes on their screenshots. A screenshot that does not match is taken once
 * more.
 */
export async function visitEditor(
  browser: Browser,
  url: string,
  looks: readonly Look[],
  onScreenshot: (look: Look, screenshot: Buffer) => boolean,
): Promise<readonly Breach[]> {
  const failed: Breach[] = [];
  for (const look of looks) {
    try {
      for (let attempt = 1, isRight = false; attempt <= 2 && !isRight; attempt += 1) {
        const page = await openScreen(browser, url, look);
        isRight = onScreenshot(look, await takeScreenshot(page));
        await page.context().close();
      }
    } catch (error) {
      const words = error instanceof Error ? error.message.slice(0, 300) : String(error);
      failed.push({ look, law: 'it renders', words });
    }
  }
  return failed;
}
