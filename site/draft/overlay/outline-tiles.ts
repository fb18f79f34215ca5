interface OutlineInput {
  /** Where a tile, or the page, is edited; undefined where no preview app is known. */
  readonly editAddress: ((key?: string) => string) | undefined;
  /** The page as visitors see it. */
  readonly publicPath: string;
}

/** Draws a bar at the foot of the window, and an outline over each tile that stays where the tile is. */
export function outlineTiles(shadow: ShadowRoot, { editAddress, publicPath }: OutlineInput): void {
  const layer = document.createElement('div');
  const draw = (): void => layer.replaceChildren(...tiles().map((tile) => outline(tile, editAddress)));
  shadow.append(layer, bar(layer, { editAddress, publicPath }));
  draw();
  const drawSoon = (): void => {
    requestAnimationFrame(draw);
  };
  new ResizeObserver(drawSoon).observe(document.body);
  addEventListener('scroll', drawSoon, { passive: true, capture: true });
}

const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main > .tile')];

function outline(tile: HTMLElement, editAddress: OutlineInput['editAddress']): HTMLElement {
  const box = tile.getBoundingClientRect();
  const frame = document.createElement('div');
  frame.className = 'tile';
  // The policy of the page refuses style attributes in markup; through the object model they are set one by one.
  frame.style.setProperty('inset-block-start', `${box.top}px`);
  frame.style.setProperty('inset-inline-start', `${box.left}px`);
  frame.style.setProperty('inline-size', `${box.width}px`);
  frame.style.setProperty('block-size', `${box.height}px`);
  if (!editAddress) return frame;
  const link = document.createElement('a');
  link.href = editAddress(tile.id);
  link.textContent = `Edit ${(tile.dataset.tile ?? 'tile').replaceAll('-', ' ')}`;
  frame.append(link);
  return frame;
}

function bar(layer: HTMLElement, { editAddress, publicPath }: OutlineInput): HTMLElement {
  const element = document.createElement('div');
  element.className = 'bar';
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', 'Draft');
  const words = document.createElement('span');
  const strong = document.createElement('strong');
  strong.textContent = 'Draft.';
  words.append(strong, ' Visitors do not see this.');
  const toggle = document.createElement('button');
  const say = (): void => {
    toggle.textContent = layer.hidden ? 'Outline the tiles' : 'Hide the outlines';
  };
  toggle.className = 'first';
  toggle.addEventListener('click', () => {
    layer.hidden = !layer.hidden;
    say();
  });
  say();
  element.append(words, toggle, ...(editAddress ? [link('Edit this page', editAddress())] : []));
  element.append(link('As visitors see it', publicPath));
  return element;
}

function link(text: string, href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}
