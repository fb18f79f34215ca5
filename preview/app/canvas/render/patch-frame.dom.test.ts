import { describe, expect, it } from 'vitest';
import { parseRenderedDraft } from './parse-rendered-draft.ts';
import { createFrameState, patchFrame } from './patch-frame.ts';

const tile = (content: string): string => `<main><section class="tile" id="one">${content}</section></main>`;

/** A frame in which the heading is being typed into, and what a newer rendering makes of it. */
function patch(shown: string, rendered: string): string {
  document.body.innerHTML = tile(shown);
  const draft = parseRenderedDraft(tile(rendered));
  if (!draft) throw new Error('The draft has no page.');
  patchFrame(document, draft, createFrameState());
  return document.querySelector('#one')?.innerHTML ?? '';
}

const edited = '<h2 contenteditable="plaintext-only">Typed</h2>';

describe('a newer rendering of a tile [editor.canvas]', () => {
  it('does not touch the text that is being typed', () => {
    expect(patch(`${edited}<p>Old</p>`, '<h2>Late</h2><p>New</p>')).toBe(`${edited}<p>New</p>`);
  });

  it.each([
    ['the element', edited],
    ['what is around it', `<header>${edited}</header>`],
  ])('does not remove %s, even if the text is empty for now', (_, shown) => {
    expect(patch(`${shown}<p>Old</p>`, '<p>New</p>')).toContain(edited);
  });

  it('replaces a text once it is no longer edited', () => {
    expect(patch('<h2>Typed</h2>', '<h2>Rendered</h2>')).toBe('<h2>Rendered</h2>');
  });
});
