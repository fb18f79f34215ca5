import type { Page } from '@playwright/test';
import type { Visit } from '../open-visits.ts';
import { checkAtWidths } from './at-widths.ts';

/**
 * A screen of 1280 pixels at 200 % and at 400 %, in pixels of the page. Sources: WCAG 2.2, 1.4.4 and 1.4.10, which asks for
 * reading without scrolling sideways.
 */
const enlarged = [640, 320];

/** A tablet, in pixels, where tiles stand in thirds and halves however large the text is. */
const tablet = 768;

/** Text of twice the size leaves the breakpoints where they are. Source: WCAG 2.2, 1.4.4. */
async function canHaveLargeText(page: Page): Promise<readonly string[]> {
  const setRootSize = (size: string): Promise<void> =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await setRootSize('200%');
  const found = await checkAtWidths(page, [tablet], ['nothing is cut off']);
  await setRootSize('');
  return found.map((words) => `with text of twice the size, ${words}`);
}

/** Enlarged, nothing is cut off, nothing overlaps, and the page does not scroll sideways. */
export const canBeEnlarged = async ({ page }: Visit): Promise<readonly string[]> => [
  ...(await checkAtWidths(page, enlarged, ['nothing is cut off', 'nothing overlaps'])),
  ...(await canHaveLargeText(page)),
];
