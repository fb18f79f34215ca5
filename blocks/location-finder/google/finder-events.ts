/**
 * Custom events between the list and a map other than the built-in one. Their detail is a restaurant's slug. The list
 * asks to mark or show a restaurant; the map reports that one was chosen.
 */
export type FinderEventName = 'finder-mark' | 'finder-show' | 'finder-choose';

export const dispatchFinderEvent = (finder: Element, name: FinderEventName, place: string): void => {
  finder.dispatchEvent(new CustomEvent(name, { detail: place }));
};

/** Returns a function that stops it. */
export function listenToFinderEvent(
  finder: Element,
  name: FinderEventName,
  onEvent: (place: string) => void,
): () => void {
  const handleEvent = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') onEvent(event.detail);
  };
  finder.addEventListener(name, handleEvent);
  return () => finder.removeEventListener(name, handleEvent);
}
