import { exampleWidths } from '#preview/stories/plan/story-widths.ts';
import type { Visit } from '../open-visits.ts';
import { checkAtWidths } from './check-at-widths.ts';

/** From right to left, nothing is cut off and nothing overlaps. */
export async function worksRightToLeft({ page }: Visit): Promise<readonly string[]> {
  const setDirection = (direction: string): Promise<void> =>
    page.evaluate((value) => {
      document.documentElement.dir = value;
    }, direction);
  await setDirection('rtl');
  const found = await checkAtWidths(page, exampleWidths, ['nothing is cut off', 'nothing overlaps']);
  await setDirection('ltr');
  return found;
}
