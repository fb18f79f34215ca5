/**
 * Rule: tiles fill their rows. In each row the first tile starts at the left edge, the last ends at the right, all have
 * the same height, and the gaps are those of the grid. Half a pixel of tolerance. Runs in the page.
 */
export function findRowGaps(): readonly string[] {
  const grid = document.querySelector('.page');
  if (!grid) return ['There is no page.'];
  const style = getComputedStyle(grid);
  const outer = grid.getBoundingClientRect();
  const left = outer.left + Number.parseFloat(style.paddingLeft);
  const right = outer.right - Number.parseFloat(style.paddingRight);
  const gap = Number.parseFloat(style.columnGap);
  const isDifferent = (one: number, other: number): boolean => Math.abs(one - other) > 0.5;
  const rows: DOMRect[][] = [];
  for (const tile of grid.querySelectorAll(':scope > .tile')) {
    const box = tile.getBoundingClientRect();
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && box.left > before.left && box.top < before.bottom) row.push(box);
    else rows.push([box]);
  }
  if (rows.length === 0) return ['There is no tile.'];
  const found: string[] = [];
  let end: number | undefined;
  for (const [index, row] of rows.entries()) {
    const name = `row ${index + 1}`;
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last) continue;
    if (isDifferent(first.left, left))
      found.push(`${name} starts ${Math.round(first.left - left)} px off the grid’s edge`);
    if (isDifferent(last.right, right))
      found.push(`${name} ends ${Math.round(right - last.right)} px off the grid’s edge`);
    for (const [at, box] of row.entries()) {
      const next = row[at + 1];
      if (isDifferent(box.top, first.top) || isDifferent(box.bottom, first.bottom))
        found.push(`${name} has tiles of different heights`);
      if (next && isDifferent(next.left - box.right, gap))
        found.push(`${name} has a gap of ${Math.round(next.left - box.right)} px, not ${gap}`);
    }
    if (end !== undefined && isDifferent(first.top - end, gap))
      found.push(`${name} is ${Math.round(first.top - end)} px below the row before, not ${gap}`);
    end = first.bottom;
  }
  return found;
}
