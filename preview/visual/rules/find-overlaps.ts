/**
 * Rule: text and controls do not overlap. Returns pairs that overlap by more than two pixels in both directions, unless
 * one contains the other, and lines of one text that overlap. A line is measured by its letter height, not its line
 * height. Runs in the page.
 */
export function findOverlaps(): readonly string[] {
  interface Box {
    readonly element: Element;
    readonly name: string;
    /** Text, a control, or a transparent control that covers its own text. */
    readonly kind: 'text' | 'control' | 'overlay';
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const root = document.querySelector('.page');
  if (!root) return ['There is no page.'];
  const isVisible = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[aria-hidden=true], noscript')) return false;
    for (let box: Element | null = element; box && box !== root; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
    return true;
  };
  const boxes: Box[] = [];
  /** Adds the visible part of a box: slides that are scrolled out of view overlap nothing. */
  const addBox = (box: Box): void => {
    let { left, right, top, bottom } = box;
    for (let outer = box.element.parentElement; outer && outer !== root; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === 'visible') continue;
      const edge = outer.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    if (right - left > 1 && bottom - top > 1) boxes.push({ ...box, left, right, top, bottom });
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !isVisible(element)) continue;
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2;
      const name = `“${text.slice(0, 30)}”`;
      addBox({ element, name, kind: 'text', left, right, top: middle - half, bottom: middle + half });
    }
  }
  for (const element of root.querySelectorAll('a, button, input, select, textarea, summary')) {
    const { display, position, backgroundColor } = getComputedStyle(element);
    if (display === 'inline' || !isVisible(element)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const text = (element.textContent || element.getAttribute('name') || '').trim().slice(0, 30);
    const isOverlay = position === 'absolute' && /^rgba\(.*, 0\)$/.test(backgroundColor);
    const name = `${element.tagName.toLowerCase()} ${text}`;
    addBox({ element, name, kind: isOverlay ? 'overlay' : 'control', left, right, top, bottom });
  }
  boxes.sort((one, other) => one.top - other.top);
  const found: string[] = [];
  for (const [index, one] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length && found.length < 5; next += 1) {
      const other = boxes[next];
      if (!other || other.top > one.bottom - 2) break;
      const inside = one.element.contains(other.element) || other.element.contains(one.element);
      const lines = one.element === other.element && one.kind === 'text' && other.kind === 'text';
      if (inside && !lines) continue;
      if (one.kind !== other.kind && (one.kind === 'overlay' || other.kind === 'overlay')) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 2) found.push(`${one.name} and ${other.name} overlap`);
    }
  }
  return found;
}
