import { Idiomorph } from 'idiomorph';
import { settleImages } from '#blocks/_shared/ui/picture/picture.element.ts';
import { findMoved } from '../find-moved.ts';
import { hasEditInPlace, isEditedInPlace } from '../selection/edit-in-place.ts';
import { partsByName, type RenderedDraft } from './parse-rendered-draft.ts';
import { isRenderedAttribute, updateInPlace } from './update-in-place.ts';

/** What a frame was last updated from. One per frame. */
export interface FrameState {
  renderedDraft: RenderedDraft | undefined;
  sheet: CSSStyleSheet | undefined;
}

export const createFrameState = (): FrameState => ({ renderedDraft: undefined, sheet: undefined });

/**
 * Updates a frame to a newly rendered document without a reload. Only tiles with changed markup are touched, so that
 * scroll position, focus and playing videos are not disturbed.
 */
export function patchFrame(frameDocument: Document, renderedDraft: RenderedDraft, state: FrameState): void {
  const main = frameDocument.querySelector('main');
  if (!main) return;
  adoptStyles(frameDocument, renderedDraft.styles, state);
  const old = partsByName(main);
  const before = state.renderedDraft?.parts;
  state.renderedDraft = renderedDraft;
  for (const [name, part] of old) if (!renderedDraft.parts.has(name)) part.remove();
  const parts = new Map(
    [...renderedDraft.parts].map(([name, { element }]) => [
      name,
      old.get(name) ?? frameDocument.importNode(element, true),
    ]),
  );
  arrange(main, [...parts.values()]);
  for (const [name, { element, markup }] of renderedDraft.parts) {
    const own = old.get(name);
    if (own && before?.get(name)?.markup === markup) continue;
    // All frames share the rendered elements, so each frame works on a copy.
    if (own && !updateInPlace(own, element)) Idiomorph.morph(own, element.cloneNode(true), { callbacks });
    settleImages(parts.get(name) ?? main);
  }
}

/** Puts elements in order with as few moves as possible, because a moved video or iframe may restart. */
function arrange(main: Element, target: readonly Element[]): void {
  const moved = findMoved([...main.children], target);
  let next: Element | null = null;
  for (const element of target.toReversed()) {
    if (element.parentNode !== main) main.insertBefore(element, next);
    else if (moved.has(element)) moveTo(main, element, next);
    next = element;
  }
}

const canMoveBefore = 'moveBefore' in Element.prototype;

/** `moveBefore` preserves the state of the moved element. Not all browsers support it. */
function moveTo(main: Element, element: Element, next: Element | null): void {
  if (canMoveBefore) main.moveBefore(element, next);
  else main.insertBefore(element, next);
}

const callbacks = {
  beforeAttributeUpdated: isRenderedAttribute,
  beforeNodeMorphed: (node: Node) => !isEditedInPlace(node),
  beforeNodeRemoved: (node: Node) => !hasEditInPlace(node),
};

/**
 * A custom colour is a style element, and the frame's content security policy does not know its hash. The CSSOM is
 * exempt from that policy.
 */
function adoptStyles(frameDocument: Document, styles: string, state: FrameState): void {
  const view = frameDocument.defaultView;
  if (styles === state.renderedDraft?.styles || !view) return;
  const sheet = state.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  if (!state.sheet) frameDocument.adoptedStyleSheets.push(sheet);
  state.sheet = sheet;
}
