/** Distance from the viewport at which an island begins to load. */
const marginCss = '200px';

/** Events named by island: it has no markup to wait with. */
const emptied = new EventTarget();

/** Makes an island load that has no markup from the server: React has built its part of the page anew. */
export const loadEmptyIsland = (name: string): boolean => emptied.dispatchEvent(new Event(name));

/**
 * Resolves when an island with this name comes near the viewport, gets a pointer or the focus, or has lost its markup.
 * Browser only.
 */
export function waitUntilNear(name: string): Promise<void> {
  const islands = [...document.querySelectorAll(`[data-island="${name}"]`)];
  return new Promise((resolve) => {
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: marginCss },
    );
    const finish = (): void => {
      observer.disconnect();
      controller.abort();
      resolve();
    };
    emptied.addEventListener(name, finish, { signal: controller.signal });
    for (const island of islands) {
      observer.observe(island);
      for (const event of ['pointerover', 'touchstart', 'focusin']) {
        island.addEventListener(event, finish, { signal: controller.signal, passive: true });
      }
    }
  });
}
