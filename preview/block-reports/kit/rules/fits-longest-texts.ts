import { exampleWidths } from '#preview/stories/plan/story-widths.ts';
import type { Visit } from '../open-visits.ts';
import { checkAtWidths } from './check-at-widths.ts';

/**
 * With every text at its maximum length, nothing is cut off and nothing overlaps. Checks only the example `longest`.
 */
export const fitsLongestTexts = async ({ page, example }: Visit): Promise<readonly string[]> =>
  example === 'longest'
    ? checkAtWidths(page, exampleWidths, ['nothing is cut off', 'corners cut off nothing', 'nothing overlaps'])
    : [];
