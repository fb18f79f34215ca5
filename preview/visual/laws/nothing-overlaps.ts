/**
 * Law: words and controls lie beside each other. Gives pairs that lie on each other by more than two pixels both ways,
 * where neither holds the other. A line of words counts by its letters' height, not by its line's. Runs in the page.
 */
export function nothingOverlaps(): readonly string[] {
  interface Box {
    readonly element: Element;
    readonly name: string;
    /** Laid out of the flow, as a control is that covers the words it is for. */
    readonly stretched: boolean;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const root = document.querySelector('.page');
  if (!root) return ['There is no page.'];
  const seen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[aria-hidden=true], noscript')) return false;
    for (let box: Element | null = element; box && box !== root; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
    return true;
  };
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim();
    if (!element || !words || !seen(element)) continue;
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      const name = `“${words.slice(0, 30)}”`;
      if (right > left)
        boxes.push({ element, name, stretched: false, left, right, top: middle - half, bottom: middle + half });
    }
  }
  for (const element of root.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (getComputedStyle(element).display === 'inline' || !seen(element)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} ${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 30)}`;
    const stretched = getComputedStyle(element).position === 'absolute';
    if (right - left > 1 && bottom - top > 1) boxes.push({ element, name, stretched, left, right, top, bottom });
  }
  const covers = (one: Box, other: Box): boolean =>
    one.stretched &&
    one.left <= other.left &&
    one.right >= other.right &&
    one.top <= other.top &&
    one.bottom >= other.bottom;
  boxes.sort((one, other) => one.top - other.top);
  const found: string[] = [];
  for (const [index, one] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length && found.length < 5; next += 1) {
      const other = boxes[next];
      if (!other || other.top > one.bottom - 2) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (covers(one, other) || covers(other, one)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 2) found.push(`${one.name} and ${other.name} lie on each other`);
    }
  }
  return found;
}
