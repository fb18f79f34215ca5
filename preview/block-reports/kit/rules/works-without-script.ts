import type { Visit } from '../open-visits.ts';
import { lostWords, readWords } from './visible-words.ts';

/** Fewer characters are no sentence that could say what to do instead. */
const shortest = 40;

/**
 * Everything that can be read with script can be read without. What works by script alone may be missing where a sentence
 * that is not there with script takes its place.
 */
export async function worksWithoutScript({ page, withoutScript }: Visit): Promise<readonly string[]> {
  const [scripted, plain] = [await readWords(page), await readWords(withoutScript)];
  if (lostWords(plain, scripted).some((words) => words.length > shortest)) return [];
  return lostWords(scripted, plain).map((words) => `${words} cannot be read without script`);
}
