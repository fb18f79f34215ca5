import type { Visit } from '../open-visits.ts';
import { lostWords, readWords } from './visible-words.ts';

/** A shorter text is no sentence that could explain an alternative. */
const shortest = 40;

/**
 * Everything that can be read with script can be read without. Features that need script may be missing if a sentence
 * replaces them that is not there with script.
 */
export async function worksWithoutScript({ page, withoutScript }: Visit): Promise<readonly string[]> {
  const [scripted, plain] = [await readWords(page), await readWords(withoutScript)];
  if (lostWords(plain, scripted).some((words) => words.length > shortest)) return [];
  return lostWords(scripted, plain).map((words) => `${words} cannot be read without script`);
}
