import { exampleWidths } from '#preview/stories/plan/story-widths.ts';
import type { Visit } from '../open-visits.ts';
import { judgeAtWidths } from './at-widths.ts';

/** With every text at its limit, nothing is cut off and nothing overlaps. Looks at the example `longest` alone. */
export const holdsLongestTexts = async ({ page, example }: Visit): Promise<readonly string[]> =>
  example === 'longest'
    ? judgeAtWidths(page, exampleWidths, ['nothing is cut off', 'corners cut nothing', 'nothing overlaps'])
    : [];
