import { judgeAtWidths } from './at-widths.ts';
import type { Visit } from './open-visits.ts';

/**
 * A screen of 1280 pixels at 200 % and at 400 %, in pixels of the page. Sources: WCAG 2.2, 1.4.4 and 1.4.10, which asks for
 * reading without scrolling sideways.
 */
const enlarged = [640, 320];

/** Enlarged, nothing is cut off, nothing overlaps, and the page does not scroll sideways. */
export const canBeEnlarged = ({ page }: Visit): Promise<readonly string[]> =>
  judgeAtWidths(page, enlarged, ['nothing is cut off', 'nothing overlaps']);
