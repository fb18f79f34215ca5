/**
 * Rule: no text is in a corner that a tile's rounded shape cuts off. A line of text is measured by its letter height,
 * with a tolerance of two pixels. Runs in the page. Source of how corners that are too large are scaled: CSS
 * Backgrounds 3, 5.5.
 */
export function findTextInCorners(): readonly string[] {
  interface Corner {
    readonly across: number;
    readonly down: number;
  }
  /** A computed length: pixels, a percentage of the side, or the maximum of several. */
  const lengthOf = (value: string, side: number): number =>
    Math.max(
      ...[...value.matchAll(/([\d.]+)(px|%)/g)].map(
        ([, number, unit]) => Number(number) * (unit === '%' ? side / 100 : 1),
      ),
    );
  const cornerOf = (value: string, box: DOMRect): Corner => {
    const [across = '0px', down = across] = value.match(/max\([^)]*\)|[^ ]+/g) ?? [];
    return { across: lengthOf(across, box.width), down: lengthOf(down, box.height) };
  };
  const found: string[] = [];
  const range = document.createRange();
  for (const tile of document.querySelectorAll('.page > .tile')) {
    const style = getComputedStyle(tile);
    const box = tile.getBoundingClientRect();
    const corners = [
      style.borderTopLeftRadius,
      style.borderTopRightRadius,
      style.borderBottomRightRadius,
      style.borderBottomLeftRadius,
    ].map((value) => cornerOf(value, box));
    const sum = (one: number, other: number, of: 'across' | 'down'): number =>
      (corners[one]?.[of] ?? 0) + (corners[other]?.[of] ?? 0);
    const scale = Math.min(
      1,
      box.width / sum(0, 1, 'across'),
      box.width / sum(3, 2, 'across'),
      box.height / sum(0, 3, 'down'),
      box.height / sum(1, 2, 'down'),
    );
    const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(({ across, down }) => ({
      across: across * scale,
      down: down * scale,
    }));
    /** How deep a point is inside the cut-off part of a corner: above 1 it is outside. */
    const depth = (corner: Corner | undefined, fromSide: number, fromEnd: number): number =>
      corner && fromSide < corner.across && fromEnd < corner.down
        ? Math.hypot((corner.across - fromSide) / corner.across, (corner.down - fromEnd) / corner.down)
        : 0;
    const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && found.length < 5; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, [aria-hidden=true]')) continue;
      const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.35;
      range.selectNodeContents(node);
      const outside = [...range.getClientRects()].some((line) => {
        const middle = (line.top + line.bottom) / 2 - box.top;
        const left = line.left - box.left + 2;
        const right = box.right - line.right + 2;
        const top = middle - half + 2;
        const bottom = box.height - middle - half + 2;
        return (
          line.width > 0 &&
          Math.max(
            depth(topLeft, left, top),
            depth(topRight, right, top),
            depth(bottomRight, right, bottom),
            depth(bottomLeft, left, bottom),
          ) > 1
        );
      });
      if (outside) found.push(`“${text.slice(0, 40)}” is in a corner that is cut off`);
    }
  }
  return found;
}
