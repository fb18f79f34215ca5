/** Distance from the viewport at which an island begins to load. */
const marginCss = '200px';

/** Resolves when an island with this name comes near the viewport or gets a pointer or the focus. Browser only. */
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
    for (const island of islands) {
      observer.observe(island);
      for (const event of ['pointerover', 'touchstart', 'focusin']) {
        island.addEventListener(event, finish, { signal: controller.signal, passive: true });
      }
    }
  });
}
