/**
 * Custom events between the list and a map other than the built-in one. Their detail is a restaurant's slug. The list
 * asks to mark or show a restaurant; the map reports that one was chosen.
 */
export type FinderWord = 'finder-mark' | 'finder-show' | 'finder-choose';

export const say = (finder: Element, word: FinderWord, place: string): void => {
  finder.dispatchEvent(new CustomEvent(word, { detail: place }));
};

/** Returns a function that stops it. */
export function hear(finder: Element, word: FinderWord, then: (place: string) => void): () => void {
  const take = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') then(event.detail);
  };
  finder.addEventListener(word, take);
  return () => finder.removeEventListener(word, take);
}
