import { exampleWidths } from '#preview/stories/plan/story-widths.ts';
import type { Visit } from '../open-visits.ts';
import { checkAtWidths } from './at-widths.ts';

/** Set from right to left, nothing is cut off and nothing overlaps. */
export async function readsRightToLeft({ page }: Visit): Promise<readonly string[]> {
  const turn = (direction: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.dir = value;
    }, direction);
  await turn('rtl');
  const found = await checkAtWidths(page, exampleWidths, ['nothing is cut off', 'nothing overlaps']);
  await turn('ltr');
  return found;
}
