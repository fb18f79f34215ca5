/**
 * The position of the tile with the box that contains a point or is nearest to it; undefined over the dragged tile.
 * Offsets give the final boxes, while the animated tiles lag behind.
 */
export function dropPosition(list: HTMLElement, draggedKey: string, x: number, y: number): number | undefined {
  const origin = list.getBoundingClientRect();
  let nearest: { readonly cell: HTMLElement; readonly distance: number } | undefined;
  for (const cell of list.querySelectorAll<HTMLElement>('.cell')) {
    const left = origin.left + cell.offsetLeft;
    const top = origin.top + cell.offsetTop;
    const aside = Math.max(left - x, 0, x - left - cell.offsetWidth);
    const above = Math.max(top - y, 0, y - top - cell.offsetHeight);
    const distance = Math.hypot(aside, above);
    if (!nearest || distance < nearest.distance) nearest = { cell, distance };
  }
  return nearest === undefined || nearest.cell.dataset.key === draggedKey ? undefined : Number(nearest.cell.dataset.at);
}
