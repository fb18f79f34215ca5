import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mergePages } from '#preview/app/document/merge/merge-pages.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { createEditor } from '../create-editor.ts';
import { createAutosave, type SaveState } from './create-autosave.ts';
import { useOtherWindows } from './use-other-windows.ts';

const base: PageContent = { id: 'about', title: 'About', tiles: [] };
const theirs: PageContent = { ...base, title: 'Written in the first window' };

/** The channels of all windows. A message reaches the others at once. */
const channels = new Set<{ onmessage?: (event: { data: unknown }) => void }>();
const sent: unknown[] = [];

class FakeChannel {
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    sent.push(data);
    for (const each of channels) if (each !== this) each.onmessage?.({ data });
  }
  close(): void {
    channels.delete(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  channels.clear();
  sent.length = 0;
});

/** A window with the page at version 3. The service has `theirs` at version 4. */
function openWindow({ isOffline = false } = {}) {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.useFakeTimers();
  const editor = createEditor(base, { nowMs: () => 0 });
  const save = vi.fn(async () =>
    isOffline ? { kind: 'failed' as const, reason: 'No connection.' } : { kind: 'saved' as const, version: 4 },
  );
  let state: SaveState = { kind: 'saved', at: undefined };
  const autosave = createAutosave<PageContent>({
    journal: { write: () => true, read: () => undefined, clear: () => undefined, adopt: async () => undefined },
    version: 3,
    base,
    save,
    onState: (next) => {
      state = next;
    },
    onStored: () => undefined,
  });
  editor.subscribe(() => autosave.keep(editor.state().history.present));
  const load = vi.fn(async () => ({ theirs, version: 4 }));
  const { result, rerender } = renderHook(() =>
    useOtherWindows({ id: 'about', editor, autosave, save: state, load, merge: mergePages }),
  );
  const settle = async () => {
    await act(() => vi.advanceTimersByTimeAsync(2000));
    rerender();
  };
  const type = (title: string) => editor.change({ label: 'Typed', to: (page) => ({ ...page, title }) });
  return { editor, autosave, save, load, result, settle, type, state: () => state };
}

const hear = (id: string, version: number) =>
  act(() => {
    for (const each of channels) each.onmessage?.({ data: { id, version } });
  });
const titleIn = ({ editor }: ReturnType<typeof openWindow>) => editor.state().history.present.title;

describe('another window of this browser [editor.merge]', () => {
  it('is told of a save, once', async () => {
    const { type, settle } = openWindow();
    type('Mine');
    await settle();
    await settle();
    expect(sent).toEqual([{ id: 'about', version: 4 }]);
  });

  it('loads what was saved by itself if nothing is unsaved, and saves nothing', async () => {
    const opened = openWindow();
    hear('about', 4);
    await opened.settle();
    expect([titleIn(opened), opened.autosave.version(), opened.result.current]).toEqual([theirs.title, 4, undefined]);
    expect([opened.save.mock.calls, sent]).toEqual([[], []]);
  });

  it('loads nothing for another page, or for a version that it has', async () => {
    const opened = openWindow();
    hear('careers', 4);
    hear('about', 3);
    await opened.settle();
    expect([opened.load.mock.calls, titleIn(opened)]).toEqual([[], 'About']);
  });

  it('offers to load it while something is unsaved, which finds the conflict', async () => {
    const opened = openWindow({ isOffline: true });
    opened.type('Mine');
    await opened.settle();
    hear('about', 4);
    await opened.settle();
    expect([opened.load.mock.calls, titleIn(opened)]).toEqual([[], 'Mine']);
    act(() => opened.result.current?.());
    expect(opened.state().kind).toBe('conflict');
  });
});
