import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { moveTo, removeAt } from '#preview/app/editor/plan/tile-actions.ts';
import type { RenderedDraft } from '../render/parse-rendered-draft.ts';
import { useShownSelection } from './use-shown-selection.ts';

const tiles = ['one', 'two', 'three'].map((key) => ({ type: 'text', key, body: '<p>Words.</p>' }));
const rendering = (): RenderedDraft => ({ parts: new Map(), styles: '', tileVersions: {}, head: Object({}) });

/** The selection of a frame, with what it scrolled to. */
function open() {
  const editor = createEditor({ id: 'about', title: 'About', tiles }, { nowMs: () => 0 });
  const scrolledTo: [key: string | undefined, position: number][] = [];
  const select = vi.fn((key: string | undefined, position: number, { isScrolled } = { isScrolled: true }) => {
    if (isScrolled) scrolledTo.push([key, position]);
    return key !== undefined;
  });
  const selection = { current: { select, hideControls: () => undefined } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>{children}</EditorContext.Provider>
  );
  const { rerender } = renderHook(
    (page: { readonly renderedDraft: RenderedDraft; readonly isUpToDate: boolean }) =>
      useShownSelection(selection, { ...page, isLoaded: true }),
    { wrapper, initialProps: { renderedDraft: rendering(), isUpToDate: true } },
  );
  scrolledTo.splice(0);
  return {
    editor,
    scrolledTo,
    renderLatest: () => {
      rerender({ renderedDraft: rendering(), isUpToDate: false });
      rerender({ renderedDraft: rendering(), isUpToDate: true });
    },
  };
}

it.each([undefined, 'one', 'two'])(
  'a tile is scrolled to where it was moved, with %s selected [editor.canvas]',
  (key) => {
    const { editor, scrolledTo, renderLatest } = open();
    act(() => editor.select(key));
    scrolledTo.splice(0);
    act(() => moveTo(editor, 0, 2));
    expect(scrolledTo).toEqual([]);
    renderLatest();
    expect(scrolledTo.at(-1)).toEqual(['one', 2]);
  },
);

it('a tile that is selected is scrolled to at once, and not again by later changes [editor.canvas]', () => {
  const { editor, scrolledTo, renderLatest } = open();
  act(() => editor.select('two'));
  expect(scrolledTo).toEqual([['two', 1]]);
  renderLatest();
  expect(scrolledTo).toHaveLength(1);
});

it('a tile that is selected after another was moved is scrolled to at once [editor.canvas]', () => {
  const { editor, scrolledTo, renderLatest } = open();
  act(() => moveTo(editor, 0, 2));
  renderLatest();
  scrolledTo.splice(0);
  act(() => editor.select('two'));
  expect(scrolledTo).toEqual([['two', 0]]);
});

it('a tile is scrolled to where undo puts it [editor.canvas]', () => {
  const { editor, scrolledTo, renderLatest } = open();
  act(() => moveTo(editor, 0, 2));
  renderLatest();
  scrolledTo.splice(0);
  act(() => editor.undo());
  renderLatest();
  expect(scrolledTo.at(-1)).toEqual(['one', 0]);
});

it('a tile that takes the place of a removed one is scrolled to there [editor.canvas]', () => {
  const { editor, scrolledTo, renderLatest } = open();
  act(() => removeAt(editor, 0));
  renderLatest();
  expect(scrolledTo.at(-1)).toEqual(['two', 0]);
});
