/**
 * Rule: content below a heading starts on the same line as the heading, or has the same centre. Texts are measured by
 * their letters, boxes with a background or border by their edges. Five pixels of tolerance are needed for the padding
 * of table cells. Sixteen or more are an indent, like a bulleted list or a panel; only a list of cards must not have
 * one. Runs in the page.
 */
export function findMisalignedContent(): readonly string[] {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const [allowed, indent] = [5, 16];
  const page = document.querySelector('.page');
  if (!page) return ['There is no page.'];
  const isInFlow = (element: Element): boolean => {
    const { position, float, clipPath } = getComputedStyle(element);
    return !/absolute|fixed/.test(position) && float === 'none' && clipPath !== 'inset(50%)';
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isInFlow(element);
  const hasEdge = (element: Element): boolean => {
    if (element.matches('img, svg, video, iframe, canvas, input, select, textarea, hr')) return true;
    const style = getComputedStyle(element);
    return (
      !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      Number.parseFloat(style.borderLeftWidth) > 0 ||
      (style.outlineStyle !== 'none' && style.outlineStyle !== 'auto')
    );
  };
  const range = document.createRange();
  const rectsOf = (node: Node): readonly DOMRect[] => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  /** The visible part of an element; undefined if it is only an empty box. */
  const visibleBox = (element: Element): Box | undefined => {
    if (!isShown(element)) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (hasEdge(element)) return { left, right, top, bottom };
    const parts: Box[] = [...element.childNodes].flatMap((node) => {
      if (node instanceof Element) return visibleBox(node) ?? [];
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? rectsOf(node) : [];
    });
    if (parts.length === 0) return undefined;
    return {
      left: Math.min(...parts.map((part) => part.left)),
      right: Math.max(...parts.map((part) => part.right)),
      top: Math.min(...parts.map((part) => part.top)),
      bottom: Math.max(...parts.map((part) => part.bottom)),
    };
  };
  /** A list with a visible box as its first entry, other than a button. */
  const isListOfCards = (element: Element): boolean => {
    const [entry] = element.matches('ul, ol') ? element.children : [];
    return (
      entry !== undefined && [entry, ...entry.children].some((each) => !each.matches('a, button') && hasEdge(each))
    );
  };
  const found = new Set<string>();
  /** The distance between two centres. In centred content, lists and tables may start anywhere in their box. */
  const centreDistance = (one: Box, other: Box): number => (other.left + other.right - one.left - one.right) / 2;
  const isCentred = (element: Element): boolean => {
    const { justifyItems } = getComputedStyle(element.parentElement ?? element);
    return justifyItems === 'center' || getComputedStyle(element).textAlign === 'center';
  };
  const compare = (box: Element, next: Element): void => {
    const [one, other] = [visibleBox(box), visibleBox(next)];
    if (!one || !other) return;
    const isBelow = other.top >= one.bottom - 4 && other.left < one.right && other.right > one.left;
    const middle = centreDistance(box.getBoundingClientRect(), next.getBoundingClientRect());
    const centred = isCentred(box);
    const off = centred ? middle : other.left - one.left;
    if (!isBelow || Math.abs(off) <= allowed || Math.abs(centreDistance(one, other)) <= allowed) return;
    if (Math.abs(off) >= indent && (centred || !isListOfCards(next))) return;
    const name = `${next.tagName.toLowerCase()}.${next.className}`;
    found.add(`${name} starts ${Math.round(off)} px off “${box.textContent?.trim().slice(0, 30)}”`);
  };
  for (const heading of page.querySelectorAll('.tile :is(h1, h2, h3, h4)'))
    for (let box = heading; !box.matches('.tile') && !hasEdge(box); box = box.parentElement ?? page)
      for (let next = box.nextElementSibling; next; next = next.nextElementSibling) compare(box, next);
  return [...found].slice(0, 5);
}
