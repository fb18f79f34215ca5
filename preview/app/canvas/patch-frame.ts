import { Idiomorph } from 'idiomorph';

/** What a frame was last made from. One for each frame. */
export interface FrameMemory {
  /** The markup of each tile as the site drew it: what scripts have added since does not count. */
  tiles: ReadonlyMap<string, string>;
  styles: string;
  sheet: CSSStyleSheet | undefined;
}

export const emptyMemory = (): FrameMemory => ({ tiles: new Map(), styles: '', sheet: undefined });

const tilesOf = (main: Element): Element[] => [...main.children];
const nameOf = (tile: Element, at: number): string => tile.id || `position-${at}`;

/**
 * Brings what a frame shows up to a document that the site has drawn, without loading it anew: only tiles whose markup is
 * different are touched, so that scroll, focus and playing films stay where they are.
 */
export function patchFrame(shown: Document, html: string, memory: FrameMemory): void {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const main = shown.querySelector('main');
  const newMain = drawn.querySelector('main');
  if (!main || !newMain) return;
  adoptStyles(shown, drawn, memory);
  const next = new Map(tilesOf(newMain).map((tile, at) => [nameOf(tile, at), tile.outerHTML]));
  const isSameOrder = [...next.keys()].join(' ') === [...memory.tiles.keys()].join(' ');
  const before = memory.tiles;
  memory.tiles = next;
  if (isSameOrder) {
    const now = tilesOf(main);
    for (const [at, tile] of tilesOf(newMain).entries()) {
      const old = now[at];
      if (old && before.get(nameOf(tile, at)) !== tile.outerHTML) Idiomorph.morph(old, tile, options(new Map()));
    }
    return;
  }
  Idiomorph.morph(main, newMain, { ...options(before, next), morphStyle: 'innerHTML' });
}

/** `before` and `next`: tiles that are the same in both are moved, never gone through. */
const options = (before: ReadonlyMap<string, string>, next: ReadonlyMap<string, string> = new Map()) => ({
  callbacks: {
    beforeNodeMorphed: (old: Node) => !isElement(old) || !isUnchanged(old.id, before, next),
    // The site's own script says so of tiles that have been laid out once; the server knows nothing of it.
    beforeAttributeUpdated: (name: string) => name !== 'data-laid-out',
  },
});

/** An element of a frame is no instance of this window's classes. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isUnchanged = (id: string, before: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): boolean =>
  id !== '' && before.has(id) && before.get(id) === next.get(id);

/**
 * An editor's own colour comes as a style element, which the frame's policy does not know by its hash. Through the object
 * model it may be given.
 */
function adoptStyles(shown: Document, drawn: Document, memory: FrameMemory): void {
  const styles = [...drawn.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const view = shown.defaultView;
  if (styles === memory.styles || !view) return;
  memory.styles = styles;
  const sheet = memory.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  if (!memory.sheet) shown.adoptedStyleSheets.push(sheet);
  memory.sheet = sheet;
}
