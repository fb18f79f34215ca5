import type { Page } from '@playwright/test';
import { type LawName, laws } from '#preview/visual/laws/laws.ts';
import { phone } from '../open-visits.ts';

/** What script does after a change of width is done two frames later. Runs in the page. */
const waitForLayout = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Judges a page by laws of layout at several widths, in pixels, and leaves it as wide as it was opened. */
export async function checkAtWidths(
  page: Page,
  widths: readonly number[],
  asked: readonly LawName[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: phone.height });
    await page.evaluate(waitForLayout);
    for (const law of asked) {
      const words = await page.evaluate(laws[law]);
      found.push(...words.map((each) => `at ${width} px: ${each}`));
    }
  }
  await page.setViewportSize(phone);
  return found;
}
