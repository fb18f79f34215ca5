const moving = '.tile[data-animation], .tile[data-background-animation]';

/**
 * Tells tiles that they have come into view, once each: `data-seen="entering"` while scrolling, `data-seen="standing"`
 * for what is on the screen already, whose content must not vanish and come again. Does nothing under reduced motion.
 */
export function defineReveal(root: ParentNode = document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let first = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.setAttribute('data-seen', first ? 'standing' : 'entering');
    }
    first = false;
  });
  for (const tile of root.querySelectorAll(moving)) observer.observe(tile);
}
