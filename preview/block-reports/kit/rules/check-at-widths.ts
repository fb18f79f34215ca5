import type { Page } from '@playwright/test';
import { type RuleName, rules } from '#preview/visual/rules/rules.ts';
import { phone } from '../open-visits.ts';

/** Scripts react to a change of width within two frames. Runs in the page. */
const waitForLayout = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Checks a page by layout rules at several widths, in pixels, and restores its width. */
export async function checkAtWidths(
  page: Page,
  widths: readonly number[],
  ruleNames: readonly RuleName[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: phone.height });
    await page.evaluate(waitForLayout);
    for (const rule of ruleNames) {
      const message = await page.evaluate(rules[rule]);
      found.push(...message.map((each) => `at ${width} px: ${each}`));
    }
  }
  await page.setViewportSize(phone);
  return found;
}
