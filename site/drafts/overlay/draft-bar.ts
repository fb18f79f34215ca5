/** The address at which a tile, or the page, is edited. */
export type EditAddress = (key?: string) => string;

interface DraftBarInput {
  /** The outlines that the bar shows and hides. */
  readonly outlines: HTMLElement;
  /** Undefined where no preview app is known. */
  readonly editAddress: EditAddress | undefined;
  /** The page as visitors see it. */
  readonly publicPath: string;
}

/** A bar at the bottom of the window that says this is a draft and links to the editor and the public page. */
export function draftBar({ outlines, editAddress, publicPath }: DraftBarInput): HTMLElement {
  const element = document.createElement('div');
  element.className = 'bar';
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', 'Draft');
  const label = document.createElement('span');
  const strong = document.createElement('strong');
  strong.textContent = 'Draft.';
  label.append(strong, ' Visitors do not see this.');
  const toggle = document.createElement('button');
  const updateToggle = (): void => {
    toggle.textContent = outlines.hidden ? 'Show tile outlines' : 'Hide tile outlines';
  };
  toggle.className = 'first';
  toggle.addEventListener('click', () => {
    outlines.hidden = !outlines.hidden;
    updateToggle();
  });
  updateToggle();
  element.append(label, toggle, ...(editAddress ? [link('Edit this page', editAddress())] : []));
  element.append(link('View public page', publicPath));
  return element;
}

function link(text: string, href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}
