/**
 * Rule: all text can be read. Returns text beyond the sides of the screen, or cut off by a box that neither grows nor
 * scrolls, and whether the page scrolls sideways. Runs in the page.
 */
export function findCutOffText(): readonly string[] {
  const root = document.querySelector('.page');
  if (!root) return ['There is no page.'];
  const style = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = style.get(element) ?? getComputedStyle(element);
    style.set(element, known);
    return known;
  };
  const boxesOf = (element: Element): Element[] => {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) boxes.push(box);
    return boxes;
  };
  /** By a scrollbar, or by buttons like a carousel. */
  const scrolls = (box: Element): boolean =>
    /auto|scroll/.test(`${styleOf(box).overflowX} ${styleOf(box).overflowY}`) || box.hasAttribute('data-scroller');
  const clips = (box: Element): boolean => /hidden|clip/.test(`${styleOf(box).overflowX} ${styleOf(box).overflowY}`);
  /** Only for screen readers, decorative, or currently hidden. */
  const isHidden = (element: Element, boxes: readonly Element[]): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('[aria-hidden=true], noscript') !== null ||
    boxes.some((box) => styleOf(box).clipPath === 'inset(50%)');
  const isCutOff = (text: DOMRect, box: Element): boolean => {
    const edge = box.getBoundingClientRect();
    return (
      text.left < edge.left - 2 ||
      text.right > edge.right + 2 ||
      text.top < edge.top - 6 ||
      text.bottom > edge.bottom + 6
    );
  };
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  const over = document.documentElement.scrollWidth - width;
  if (over > 0) found.push(`The page scrolls sideways by ${over} px.`);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node && found.length < 5; node = walker.nextNode()) {
    const element = node.parentElement;
    const content = node.textContent?.trim();
    if (!element || !content) continue;
    const boxes = boxesOf(element);
    if (isHidden(element, boxes) || boxes.some(scrolls)) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    if (text.right > width + 1 || text.left < -1 || boxes.some((box) => clips(box) && isCutOff(text, box)))
      found.push(`“${content.slice(0, 40)}” is cut off in ${element.tagName.toLowerCase()}.${element.className}`);
  }
  return found;
}
