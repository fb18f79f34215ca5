/**
 * What the list and a map that is not the finder's own say to each other, each with a restaurant's word in addresses:
 * the list has it marked or gone to, the map says that it was chosen there.
 */
export type FinderWord = 'finder-mark' | 'finder-show' | 'finder-choose';

export const say = (finder: Element, word: FinderWord, place: string): void => {
  finder.dispatchEvent(new CustomEvent(word, { detail: place }));
};

/** Gives what ends it. */
export function hear(finder: Element, word: FinderWord, then: (place: string) => void): () => void {
  const take = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') then(event.detail);
  };
  finder.addEventListener(word, take);
  return () => finder.removeEventListener(word, take);
}
