/** Distance from the viewport at which an island begins to load. */
const margin = '200px';

/** Resolves when an island with this name comes near the viewport or gets a pointer or the focus. Browser only. */
export function whenNear(name: string): Promise<void> {
  const islands = [...document.querySelectorAll(`[data-island="${name}"]`)];
  return new Promise((resolve) => {
    const watcher = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) arrive();
      },
      { rootMargin: margin },
    );
    const arrive = (): void => {
      observer.disconnect();
      watcher.abort();
      resolve();
    };
    for (const island of islands) {
      observer.observe(island);
      for (const event of ['pointerover', 'touchstart', 'focusin']) {
        island.addEventListener(event, arrive, { signal: watcher.signal, passive: true });
      }
    }
  });
}
