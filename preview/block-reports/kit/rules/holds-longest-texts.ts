import { exampleWidths } from '#preview/stories/plan/story-widths.ts';
import type { Visit } from '../open-visits.ts';
import { checkAtWidths } from './at-widths.ts';

/** With every text at its limit, nothing is cut off and nothing overlaps. Looks at the example `longest` alone. */
export const holdsLongestTexts = async ({ page, example }: Visit): Promise<readonly string[]> =>
  example === 'longest'
    ? checkAtWidths(page, exampleWidths, ['nothing is cut off', 'corners cut nothing', 'nothing overlaps'])
    : [];
