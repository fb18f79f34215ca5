import type { Browser, Page } from '@playwright/test';
import { storyTime } from '#preview/stories/plan/story-plan.ts';
import { takeScreenshot } from '../run/take-screenshot.ts';
import type { Violation } from '../run/visit-stories.ts';
import type { Snapshot } from '../select/plan-snapshots.ts';
import { editorScreens } from './editor-screens.ts';

const noMovementStyles = `*, *::before, *::after { caret-color: transparent !important; transition: none !important; animation: none !important }`;

/** Opens a view of the app in a browser context of its own, at a fixed time. */
async function openScreen(browser: Browser, url: string, snapshot: Snapshot): Promise<Page> {
  const screen = editorScreens.get(snapshot.story);
  if (!screen) throw new Error(`The editor app has no view ${snapshot.story}.`);
  const page = await browser.newPage({
    viewport: { width: snapshot.width, height: screen.height(snapshot.width) },
    deviceScaleFactor: 1,
    // The sign-in page's content security policy allows no other styles.
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await page.clock.setFixedTime(storyTime);
  await page.goto(url + screen.path);
  await page.addStyleTag({ content: noMovementStyles });
  await screen.prepare(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
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
  snapshots: readonly Snapshot[],
  onScreenshot: (snapshot: Snapshot, screenshot: Buffer) => boolean,
): Promise<readonly Violation[]> {
  const failed: Violation[] = [];
  for (const snapshot of snapshots) {
    try {
      for (let attempt = 1, isRight = false; attempt <= 2 && !isRight; attempt += 1) {
        const page = await openScreen(browser, url, snapshot);
        isRight = onScreenshot(snapshot, await takeScreenshot(page));
        await page.context().close();
      }
    } catch (error) {
      const message = error instanceof Error ? error.message.slice(0, 300) : String(error);
      failed.push({ snapshot, rule: 'it renders', message });
    }
  }
  return failed;
}
