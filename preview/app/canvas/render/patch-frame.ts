import { Idiomorph } from 'idiomorph';
import { settlePictures } from '#blocks/_shared/ui/picture/picture.element.ts';
import { findMoved } from '../find-moved.ts';
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
  const parts = [...drawing.parts].map(([name, { element }]) => old.get(name) ?? shown.importNode(element, true));
  arrange(main, parts);
  for (const [name, { element, markup }] of drawing.parts) {
    const own = old.get(name);
    // What is drawn is shared by all frames, and would be used up by the first.
    if (own && before?.get(name)?.markup !== markup) Idiomorph.morph(own, element.cloneNode(true), { callbacks });
  }
  settlePictures(shown);
}

/** Puts elements in their order. As few as possible are moved, because a moved video or frame may start again. */
function arrange(main: Element, wanted: readonly Element[]): void {
  const moved = findMoved([...main.children], wanted);
  let next: Element | null = null;
  for (const element of wanted.toReversed()) {
    if (element.parentNode !== main) main.insertBefore(element, next);
    else if (moved.has(element)) moveTo(main, element, next);
    next = element;
  }
}

const canMoveBefore = 'moveBefore' in Element.prototype;

/** `moveBefore` keeps the state of what is moved; not all browsers have it. */
function moveTo(main: Element, element: Element, next: Element | null): void {
  if (canMoveBefore) main.moveBefore(element, next);
  else main.insertBefore(element, next);
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
