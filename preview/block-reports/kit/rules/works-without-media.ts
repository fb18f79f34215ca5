import { phone, type Visit } from '../open-visits.ts';
import { checkAtWidths } from './check-at-widths.ts';
import { findMissingTexts, readVisibleTexts } from './visible-texts.ts';

/** Without images and videos all text is there, nothing is cut off and nothing overlaps. */
export async function worksWithoutMedia({ page, withoutMedia }: Visit): Promise<readonly string[]> {
  const missing = findMissingTexts(await readVisibleTexts(page), await readVisibleTexts(withoutMedia));
  const cut = await checkAtWidths(withoutMedia, [phone.width], ['nothing is cut off', 'nothing overlaps']);
  return [...missing.map((text) => `${text} is missing without images`), ...cut];
}
