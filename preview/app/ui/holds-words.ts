import { foldText } from '#schemas/content/field/fold-text.ts';

/** Tells whether a text holds what is searched, whatever the case and the accents of either. No words: every text does. */
export function holdsWords(searched: string): (text: string) => boolean {
  const wanted = foldText(searched.trim());
  return (text) => foldText(text).includes(wanted);
}
