import { describe, expect, it } from 'vitest';
import { parseRenderedDraft } from './parse-rendered-draft.ts';
import { createFrameState, patchFrame } from './patch-frame.ts';

const tile = (content: string): string => `<main><section class="tile" id="one">${content}</section></main>`;

/** A frame in which the heading is being typed into, and what a newer rendering makes of it. */
function patch(shown: string, rendered: string): string {
  document.body.innerHTML = tile(shown);
  return patchShown(rendered);
}

function patchShown(rendered: string): string {
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

describe('a newer rendering with other texts only [editor.canvas]', () => {
  const shown = '<h2 class="title" data-old="">One</h2><p>Text <em>first</em></p><!-- note -->';
  const rendered = '<h2 class="large" title="Two">Two</h2><p>Text <em>second</em></p><!-- other -->';

  it('changes the texts and attributes of the elements that are shown', () => {
    document.body.innerHTML = tile(shown);
    const heading = document.querySelector('h2');
    expect(patchShown(rendered)).toBe(rendered);
    expect(document.querySelector('h2')).toBe(heading);
  });

  it('adds and removes no node, so that the styles of the page stay as they are', () => {
    document.body.innerHTML = tile(shown);
    const observer = new MutationObserver(() => undefined);
    observer.observe(document, { childList: true, subtree: true });
    patchShown(rendered);
    expect(observer.takeRecords()).toEqual([]);
  });

  it('leaves the attribute of tiles that have been laid out', () => {
    document.body.innerHTML = tile(shown).replace('id="one"', 'id="one" data-laid-out=""');
    patchShown(rendered);
    expect(document.querySelector('#one')?.hasAttribute('data-laid-out')).toBe(true);
  });

  it('adds no node beside the text that is being typed', () => {
    document.body.innerHTML = tile(`${edited}<p>Old</p>`);
    const observer = new MutationObserver(() => undefined);
    observer.observe(document, { childList: true, subtree: true });
    expect(patchShown('<h2>Late</h2><p>New</p>')).toBe(`${edited}<p>New</p>`);
    expect(observer.takeRecords()).toEqual([]);
  });

  it('keeps an element with its id when another one takes its place', () => {
    document.body.innerHTML = tile('<p id="a">A</p><p id="b">B</p>');
    const second = document.querySelector('#b');
    expect(patchShown('<p id="b">B</p><p id="a">A</p>')).toBe('<p id="b">B</p><p id="a">A</p>');
    expect(document.querySelector('#b')).toBe(second);
  });

  it('shows the new default of a field that nobody has typed into', () => {
    document.body.innerHTML = tile('<input value="one">');
    patchShown('<input value="two">');
    expect(document.querySelector('input')?.value).toBe('two');
  });
});
