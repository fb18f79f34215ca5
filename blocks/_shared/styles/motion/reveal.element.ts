const animatedTiles = '.tile[data-animation], .tile[data-background-animation]';

/**
 * Marks each animated tile once when it becomes visible: `data-seen="entering"` while scrolling, `data-seen="initial"`
 * for tiles that are visible on load, because their content must not disappear and come back. Does nothing with reduced
 * motion.
 */
export function defineReveal(root: ParentNode = document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let isFirst = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.setAttribute('data-seen', isFirst ? 'initial' : 'entering');
    }
    isFirst = false;
  });
  for (const tile of root.querySelectorAll(animatedTiles)) observer.observe(tile);
}
