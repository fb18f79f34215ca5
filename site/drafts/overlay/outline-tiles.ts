import type { EditAddress } from './draft-bar.ts';

/** Puts an outline over each tile, in page order, and keeps it in position while the tile exists. */
export function outlineTiles(layer: HTMLElement, editAddress: EditAddress | undefined): void {
  const outlines = new Map<HTMLElement, HTMLElement>();
  const updateOutlines = (): void => {
    const tiles = [...document.querySelectorAll<HTMLElement>('main > .tile')];
    for (const [tile, outline] of outlines)
      if (!tiles.includes(tile)) {
        outline.remove();
        outlines.delete(tile);
      }
    for (const [at, tile] of tiles.entries()) {
      const outline = outlines.get(tile) ?? createOutline(tile, editAddress);
      outlines.set(tile, outline);
      // An element that is already in position is not inserted again: it would lose the focus.
      if (layer.children[at] !== outline) layer.insertBefore(outline, layer.children[at] ?? null);
      positionOutline(tile, outline);
    }
  };
  updateOutlines();
  const scheduleUpdate = (): void => {
    requestAnimationFrame(updateOutlines);
  };
  new ResizeObserver(scheduleUpdate).observe(document.body);
  addEventListener('scroll', scheduleUpdate, { passive: true, capture: true });
}

function createOutline(tile: HTMLElement, editAddress: EditAddress | undefined): HTMLElement {
  const outline = document.createElement('div');
  outline.className = 'tile';
  if (!editAddress) return outline;
  const link = document.createElement('a');
  link.href = editAddress(tile.id);
  link.textContent = `Edit ${(tile.dataset.tile ?? 'tile').replaceAll('-', ' ')}`;
  // Browsers do not scroll to elements fixed to the window. The page’s own styles decide whether it scrolls smoothly.
  link.addEventListener('focus', () => {
    if (!isVisible(link)) tile.scrollIntoView();
  });
  outline.append(link);
  return outline;
}

/** Whether a link is within the window and not behind the bar. */
function isVisible(link: HTMLElement): boolean {
  const { left, top, width, height } = link.getBoundingClientRect();
  const root = link.getRootNode();
  return root instanceof ShadowRoot && root.elementFromPoint(left + width / 2, top + height / 2) === link;
}

/** The page’s policy refuses style attributes in markup, so properties are set one by one in script. */
function positionOutline(tile: HTMLElement, { style }: HTMLElement): void {
  const box = tile.getBoundingClientRect();
  style.setProperty('inset-block-start', `${box.top}px`);
  style.setProperty('inset-inline-start', `${box.left}px`);
  style.setProperty('inline-size', `${box.width}px`);
  style.setProperty('block-size', `${box.height}px`);
}
