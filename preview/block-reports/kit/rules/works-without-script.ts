import type { Visit } from '../open-visits.ts';
import { findMissingTexts, readVisibleTexts } from './visible-texts.ts';

/** A shorter text is not a sentence that could explain an alternative. */
const minSentenceLength = 40;

/**
 * Everything that can be read with script can be read without. Features that need script may be missing if a sentence
 * replaces them that is not there with script.
 */
export async function worksWithoutScript({ page, withoutScript }: Visit): Promise<readonly string[]> {
  const [scripted, plain] = [await readVisibleTexts(page), await readVisibleTexts(withoutScript)];
  if (findMissingTexts(plain, scripted).some((text) => text.length > minSentenceLength)) return [];
  return findMissingTexts(scripted, plain).map((text) => `${text} cannot be read without script`);
}
