/**
 * A ref for a bar that stays at the bottom of the window: what has the focus is scrolled above it, also when the bar
 * appears or becomes higher. Toasts are above it too.
 */
export function reserveBarSpace(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('scroll-padding-block-end', `${bar.offsetHeight}px`);
    style.setProperty('--bar-block-size', `${bar.offsetHeight}px`);
    const { activeElement } = document;
    if (activeElement !== document.body && !bar.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('scroll-padding-block-end');
    style.removeProperty('--bar-block-size');
  };
}
