import { phone, type Visit } from '../open-visits.ts';
import { checkAtWidths } from './at-widths.ts';
import { lostWords, readWords } from './visible-words.ts';

/** Where pictures and films do not arrive, all words are there, nothing is cut off and nothing overlaps. */
export async function copesWithoutMedia({ page, withoutMedia }: Visit): Promise<readonly string[]> {
  const lost = lostWords(await readWords(page), await readWords(withoutMedia));
  const cut = await checkAtWidths(withoutMedia, [phone.width], ['nothing is cut off', 'nothing overlaps']);
  return [...lost.map((words) => `${words} is lost with the pictures`), ...cut];
}
