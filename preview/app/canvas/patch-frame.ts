import { Idiomorph } from 'idiomorph';

/** What a frame was last made from. One for each frame. */
export interface FrameMemory {
  /** The markup of each part of the page as the site drew it: what scripts have added since does not count. */
  parts: ReadonlyMap<string, string>;
  styles: string;
  sheet: CSSStyleSheet | undefined;
}

export const emptyMemory = (): FrameMemory => ({ parts: new Map(), styles: '', sheet: undefined });

/**
 * Brings what a frame shows up to a document that the site has drawn, without loading it anew: only tiles whose markup is
 * different are touched, so that scroll, focus and playing films stay where they are.
 */
export function patchFrame(shown: Document, html: string, memory: FrameMemory): void {
  const { markup, styles } = withoutStyles(html);
  const main = shown.querySelector('main');
  const drawn = new DOMParser().parseFromString(markup, 'text/html').querySelector('main');
  if (!main || !drawn) return;
  adoptStyles(shown, styles, memory);
  const old = named(main);
  const next = named(drawn);
  const before = memory.parts;
  memory.parts = new Map([...next].map(([name, part]) => [name, part.outerHTML]));
  for (const [name, part] of old) if (!next.has(name)) part.remove();
  let place = main.firstElementChild;
  for (const [name, part] of next) {
    const own = old.get(name);
    const isChanged = before.get(name) !== memory.parts.get(name);
    const node = own ?? shown.importNode(part, true);
    if (node === place) place = place.nextElementSibling;
    else main.insertBefore(node, place);
    if (own && isChanged) Idiomorph.morph(own, part, { callbacks });
  }
}

const callbacks = {
  // The site's own script says so of tiles that have been laid out once; the server knows nothing of it.
  beforeAttributeUpdated: (name: string) => name !== 'data-laid-out',
};

/** The parts of a page by their ids; what has none by its kind and number. */
function named(main: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    [...main.children].map((part) => {
      const kind = part.getAttribute('data-position') ?? part.localName;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [part.id || `${kind} ${count}`, part];
    }),
  );
}

/** Style elements are told apart before the document is parsed: the policy of the app forbids them, also where they do nothing. */
function withoutStyles(html: string): { readonly markup: string; readonly styles: string } {
  const styles: string[] = [];
  const markup = html.replace(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, text: string) => {
    styles.push(text);
    return '';
  });
  return { markup, styles: styles.join('\n') };
}

/**
 * An editor's own colour comes as a style element, which the frame's policy does not know by its hash. Through the object
 * model it may be given.
 */
function adoptStyles(shown: Document, styles: string, memory: FrameMemory): void {
  const view = shown.defaultView;
  if (styles === memory.styles || !view) return;
  memory.styles = styles;
  const sheet = memory.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  if (!memory.sheet) shown.adoptedStyleSheets.push(sheet);
  memory.sheet = sheet;
}
