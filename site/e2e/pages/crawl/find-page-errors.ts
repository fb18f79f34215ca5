import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Rules that the page has a reason to break. */
  readonly without?: readonly string[];
  /** A selector of the only part of the page to check. */
  readonly within?: string;
}

/** The axe violations of a page in its current state: one line for each element, at most three per rule. */
export async function findPageErrors(
  page: Page,
  { without = [], within = 'html' }: Scope = {},
): Promise<readonly string[]> {
  // Fixed parts cover other targets at every position of a page but its top.
  const scrollY = await page.evaluate(() => {
    const { scrollY: top } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return top;
  });
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: standards, resultTypes: ['violations'], rules: { 'target-size': { enabled: true }, ...rules } })
    // No page here has cross-origin frames, so the extra page that axe would open for them only costs time.
    .setLegacyMode()
    .analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrollY);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}
