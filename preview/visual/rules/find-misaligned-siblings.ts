/**
 * Rule: elements of the same kind in a list are in rows and columns: a row has one height, a column one line, and gaps
 * are equal. Tolerance is one and a half pixels. Runs in the page.
 */
export function findMisalignedSiblings(): readonly string[] {
  const allowed = 1.5;
  const page = document.querySelector('.page');
  if (!page) return ['There is no page.'];
  const isDifferent = (one: number, other: number): boolean => Math.abs(one - other) > allowed;
  const areEqual = (values: readonly number[]): boolean => values.every((value) => !isDifferent(value, values[0] ?? 0));
  const kindOf = (element: Element): string => `${element.tagName} ${element.className}`;
  const isInFlow = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !/absolute|fixed/.test(getComputedStyle(element).position);
  const rowsOf = (boxes: readonly DOMRect[]): DOMRect[][] => {
    const rows: DOMRect[][] = [];
    for (const box of boxes) {
      const before = rows.at(-1)?.at(-1);
      if (before && box.left >= before.right - allowed && box.top < before.bottom) rows.at(-1)?.push(box);
      else rows.push([box]);
    }
    return rows;
  };
  const gapsOf = (boxes: readonly DOMRect[]): number[] =>
    boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
  const areOnOneLine = (row: readonly DOMRect[]): boolean =>
    areEqual(row.map(({ top }) => top)) ||
    areEqual(row.map(({ top, bottom }) => top + bottom)) ||
    areEqual(row.map(({ bottom }) => bottom));
  /** The gap in the style sheet. It only applies as it is if the columns have equal width. */
  const declaredGap = (parent: Element, boxes: readonly DOMRect[]): readonly number[] => {
    const { display, columnGap } = getComputedStyle(parent);
    return display === 'grid' && areEqual(boxes.map(({ width }) => width)) ? [Number.parseFloat(columnGap) || 0] : [];
  };
  const describeMisalignment = (parent: Element, boxes: readonly DOMRect[]): string | undefined => {
    const rows = rowsOf(boxes);
    if (!rows.every(areOnOneLine)) return 'are not at the same height';
    const gaps = rows.flatMap(gapsOf);
    if (gaps.length > 0 && !areEqual([...declaredGap(parent, boxes), ...gaps])) return 'have unequal gaps';
    const starts = rows.flatMap(([first]) => first ?? []);
    const middles = rows.map((row) => ((row[0]?.left ?? 0) + (row.at(-1)?.right ?? 0)) / 2);
    if (!areEqual(starts.map(({ left }) => left)) && !areEqual(middles)) return 'do not start on the same line';
    const bottoms = rows.map((row) => Math.max(...row.map(({ bottom }) => bottom)));
    const below = starts.slice(1).map(({ top }, index) => top - (bottoms[index] ?? 0));
    return areEqual(below) ? undefined : 'have unequal gaps between rows';
  };
  const found: string[] = [];
  for (const parent of page.querySelectorAll('.tile *')) {
    // The shapes of an image are where it needs them.
    if (!(parent instanceof HTMLElement)) continue;
    if (!/grid|flex|list-item|block/.test(getComputedStyle(parent).display)) continue;
    // A form's `children` can be its field of that name.
    const all = [...parent.querySelectorAll(':scope > *')];
    const children = all.filter(isInFlow);
    const [first] = children;
    if (!first || children.length < 2 || !children.every((child) => kindOf(child) === kindOf(first))) continue;
    // A mosaic has no rows. Elements with `display: contents` have children in the same grid.
    const isMosaic = children.some((child) => getComputedStyle(child).gridRowStart !== 'auto');
    if (isMosaic || all.some((child) => getComputedStyle(child).display === 'contents')) continue;
    const misalignment = describeMisalignment(
      parent,
      children.map((child) => child.getBoundingClientRect()),
    );
    if (misalignment)
      found.push(`${children.length} ${first.tagName.toLowerCase()}.${first.className} ${misalignment}`);
  }
  return found.slice(0, 5);
}
