import type { Page } from '@playwright/test';
import type { Visit } from '../open-visits.ts';
import { checkAtWidths } from './check-at-widths.ts';

/**
 * A screen of 1280 pixels at 200 % and 400 % zoom, in CSS pixels. Sources: WCAG 2.2, 1.4.4 and 1.4.10, which requires
 * reading without horizontal scrolling.
 */
const enlarged = [640, 320];

/** A tablet, in pixels, where tiles are laid out in thirds and halves at any text size. */
const tablet = 768;

/** Text at twice the size does not change the breakpoints. Source: WCAG 2.2, 1.4.4. */
async function canHaveLargeText(page: Page): Promise<readonly string[]> {
  const setRootSize = (size: string): Promise<void> =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await setRootSize('200%');
  const found = await checkAtWidths(page, [tablet], ['nothing is cut off']);
  await setRootSize('');
  return found.map((message) => `with text at 200 %: ${message}`);
}

/** When enlarged, nothing is cut off, nothing overlaps, and the page does not scroll sideways. */
export const canBeEnlarged = async ({ page }: Visit): Promise<readonly string[]> => [
  ...(await checkAtWidths(page, enlarged, ['nothing is cut off', 'nothing overlaps'])),
  ...(await canHaveLargeText(page)),
];
