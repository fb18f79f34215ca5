import { Idiomorph } from 'idiomorph';
import { type Drawing, namedParts } from './read-drawing.ts';

/** What a frame was last made from. One for each frame. */
export interface FrameMemory {
  drawing: Drawing | undefined;
  sheet: CSSStyleSheet | undefined;
}

export const emptyMemory = (): FrameMemory => ({ drawing: undefined, sheet: undefined });

/**
 * Brings what a frame shows up to a document that the site has drawn, without loading it anew: only tiles whose markup is
 * different from the last drawing are touched, so that scroll, focus and playing films stay where they are.
 */
export function patchFrame(shown: Document, drawing: Drawing, memory: FrameMemory): void {
  const main = shown.querySelector('main');
  if (!main) return;
  adoptStyles(shown, drawing.styles, memory);
  const old = namedParts(main);
  const before = memory.drawing?.parts;
  memory.drawing = drawing;
  for (const [name, part] of old) if (!drawing.parts.has(name)) part.remove();
  let place = main.firstElementChild;
  for (const [name, { element, markup }] of drawing.parts) {
    const own = old.get(name);
    const node = own ?? shown.importNode(element, true);
    if (node === place) place = place.nextElementSibling;
    else main.insertBefore(node, place);
    // What is drawn is shared by all frames, and would be used up by the first.
    if (own && before?.get(name)?.markup !== markup) Idiomorph.morph(own, element.cloneNode(true), { callbacks });
  }
}

const callbacks = {
  // The site's own script says so of tiles that have been laid out once; the server knows nothing of it.
  beforeAttributeUpdated: (name: string) => name !== 'data-laid-out',
};

/**
 * An editor's own colour comes as a style element, which the frame's policy does not know by its hash. Through the object
 * model it may be given.
 */
function adoptStyles(shown: Document, styles: string, memory: FrameMemory): void {
  const view = shown.defaultView;
  if (styles === memory.drawing?.styles || !view) return;
  const sheet = memory.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  if (!memory.sheet) shown.adoptedStyleSheets.push(sheet);
  memory.sheet = sheet;
}
