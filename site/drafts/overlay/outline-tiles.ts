import type { EditAddress } from './draft-bar.ts';

/** Draws an outline over each tile, in the order of the page. It stays where its tile is, for as long as that exists. */
export function outlineTiles(layer: HTMLElement, editAddress: EditAddress | undefined): void {
  const outlines = new Map<HTMLElement, HTMLElement>();
  const render = (): void => {
    const tiles = [...document.querySelectorAll<HTMLElement>('main > .tile')];
    for (const [tile, outline] of outlines)
      if (!tiles.includes(tile)) {
        outline.remove();
        outlines.delete(tile);
      }
    for (const [at, tile] of tiles.entries()) {
      const outline = outlines.get(tile) ?? createOutline(tile, editAddress);
      outlines.set(tile, outline);
      // What stands at its place is not put there again: it would lose the focus.
      if (layer.children[at] !== outline) layer.insertBefore(outline, layer.children[at] ?? null);
      layOver(tile, outline);
    }
  };
  render();
  const drawSoon = (): void => {
    requestAnimationFrame(render);
  };
  new ResizeObserver(drawSoon).observe(document.body);
  addEventListener('scroll', drawSoon, { passive: true, capture: true });
}

function createOutline(tile: HTMLElement, editAddress: EditAddress | undefined): HTMLElement {
  const outline = document.createElement('div');
  outline.className = 'tile';
  if (!editAddress) return outline;
  const link = document.createElement('a');
  link.href = editAddress(tile.id);
  link.textContent = `Edit ${(tile.dataset.tile ?? 'tile').replaceAll('-', ' ')}`;
  // Browsers scroll to no element that is fixed to the window. How a page scrolls, at once or not, its own styles say.
  link.addEventListener('focus', () => {
    if (!isInSight(link)) tile.scrollIntoView();
  });
  outline.append(link);
  return outline;
}

/** Whether a link is within the window, and not behind the bar. */
function isInSight(link: HTMLElement): boolean {
  const { left, top, width, height } = link.getBoundingClientRect();
  const root = link.getRootNode();
  return root instanceof ShadowRoot && root.elementFromPoint(left + width / 2, top + height / 2) === link;
}

/** The policy of the page refuses style attributes in markup; through the object model they are set one by one. */
function layOver(tile: HTMLElement, { style }: HTMLElement): void {
  const box = tile.getBoundingClientRect();
  style.setProperty('inset-block-start', `${box.top}px`);
  style.setProperty('inset-inline-start', `${box.left}px`);
  style.setProperty('inline-size', `${box.width}px`);
  style.setProperty('block-size', `${box.height}px`);
}
