import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordOwnSave } from '#preview/app/api/saves/own-saves.ts';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { SaveNotices } from '#preview/app/editor/save/save-notices.tsx';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { readContent } from '../page-content.ts';
import { conflictText } from './describe-conflict.ts';
import { mergePages } from './merge-pages.ts';
import { PageConflict } from './page-conflict.tsx';

const tile = { type: 'text', key: 'one', heading: 'Base', body: '<p>Base.</p>' };
const other = { type: 'text', key: 'two', heading: 'Other' };
const base = { id: 'about', title: 'About', tiles: [tile, other] };
const state = { id: 'about', hasDraft: true, draftVersion: 4 };
const mine = { ...base, title: 'Mine', tiles: [{ ...tile, heading: 'My heading' }, other] };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Save = Parameters<typeof SaveNotices>[0]['save'];

interface Shown {
  readonly save?: Save;
  readonly recovered?: Date;
  readonly isStored?: boolean;
  readonly onLoadOther?: () => void;
}

/** The notice for an editor with the page `mine`. Another one has saved `theirs`, or the call fails. */
function show(
  theirs: object | undefined,
  { save = { kind: 'conflict' }, recovered, isStored = true, onLoadOther }: Shown = {},
) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url.replace('/_preview/api/editing/page/about/', ''), body].filter(Boolean).join(' '));
    if (method === 'POST') return Response.json({ revision: 9 });
    return theirs
      ? Response.json({ state, page: theirs })
      : Response.json({ message: 'It failed.', errors: [] }, { status: 500 });
  });
  const editor = createEditor(mine, { saved: base, nowMs: () => 0 });
  const resume = vi.fn();
  const flush = vi.fn(async () => true);
  const autosave: Autosave = Object({ bases: () => [base], version: () => 3, resume, flush });
  const notices = (shownSave: Save) => (
    <TestQueries>
      <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>
        <SaveNotices
          save={shownSave}
          isStored={isStored}
          autosave={autosave}
          editor={editor}
          recovered={recovered}
          onLoadOther={onLoadOther}
          conflict={<PageConflict autosave={autosave} />}
        />
      </EditorContext.Provider>
    </TestQueries>
  );
  const { rerender } = render(notices(save));
  return {
    editor,
    calls,
    resume,
    flush,
    setSave: (next: Save) => rerender(notices(next)),
    present: () => editor.state().history.present,
  };
}

const oneConflict = { ...base, tiles: [{ ...tile, heading: 'Their heading', body: '<p>Theirs.</p>' }, other] };
const twoConflicts = { ...oneConflict, title: 'Theirs' };
const legends = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);

describe('what another editor has saved', () => {
  it('is merged without a question if both changed different fields [editor.merge]', async () => {
    const { present, resume } = show({ ...base, tiles: [{ ...tile, body: '<p>Theirs.</p>' }, other] });
    expect(screen.getByRole('alert').textContent).toContain('Loading the changes…');
    await waitFor(() =>
      expect(present()).toMatchObject({
        title: 'Mine',
        tiles: [{ heading: 'My heading', body: '<p>Theirs.</p>' }, other],
      }),
    );
    expect(resume).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked about where both changed one field, with both versions [editor.merge]', async () => {
    const { present, resume } = show(oneConflict);
    expect(await screen.findByText('Use mine')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(
      'What you do not choose is then stored under Publish, Revisions.',
    );
    expect(legends()).toEqual(['Text “My heading”: Heading']);
    const texts = [...screen.getByRole('group').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Mine: .*My heading/),
      expect.stringMatching(/^Theirs: .*Their heading/),
    ]);
    expect([screen.queryByRole('radio'), screen.queryByText('Save these choices'), resume.mock.calls]).toEqual([
      null,
      null,
      [],
    ]);
    expect(present()).toEqual(mine);
  });

  it('names the options of a choice as the form does [editor.merge]', async () => {
    const [live, theirs] = ['full', 'two-thirds'].map((height) => ({
      ...mine,
      headerVariant: height === 'full' ? 'header4' : 'header5',
      tiles: [{ ...tile, height }, other],
    }));
    const contents = [live, theirs].map((content) => readContent('about', content));
    const { conflicts } = mergePages({
      base: readContent('about', base),
      mine: contents[0] ?? readContent('about', mine),
      theirs: contents[1] ?? readContent('about', mine),
    });
    expect(conflicts.map((conflict) => conflictText(conflict, 'theirs', contents)).toSorted()).toEqual([
      '‘No bar: logo and menu in the left corner, booking in the right’',
      '‘Two thirds’',
    ]);
  });

  it.each([
    ['Use mine', 'My heading'],
    ['Use theirs', 'Their heading'],
  ])('is used or not by the button “%s” [editor.merge]', async (name, heading) => {
    const { present, resume } = show(oneConflict);
    await userEvent.click(await screen.findByText(name));
    await waitFor(() => expect(resume).toHaveBeenCalled());
    expect(present().tiles[0]).toMatchObject({ heading, body: '<p>Theirs.</p>' });
  });

  it('is chosen field by field, mine by default [editor.merge]', async () => {
    const { present, resume } = show(twoConflicts);
    await screen.findByText('Save these choices');
    expect(legends().toSorted()).toEqual(['Page: Title', 'Text “My heading”: Heading']);
    const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios().map(({ checked }) => checked)).toEqual([true, false, true, false]);
    await userEvent.click(screen.getByLabelText(/^Theirs: .*Their heading/));
    expect(radios().filter(({ checked }) => checked)).toHaveLength(2);
    await userEvent.click(screen.getByText('Save these choices'));
    await waitFor(() => expect(resume).toHaveBeenCalled());
    expect(present()).toMatchObject({ title: 'Mine', tiles: [{ heading: 'Their heading' }, other] });
  });

  it.each([
    ['Use all of mine', 'Mine', 'My heading'],
    ['Use all of theirs', 'Theirs', 'Their heading'],
  ])('is used as a whole or not by “%s” [editor.merge]', async (name, title, heading) => {
    const { present, resume } = show(twoConflicts);
    await userEvent.click(await screen.findByText(name));
    await waitFor(() => expect(resume).toHaveBeenCalled());
    expect(present()).toMatchObject({ title, tiles: [{ heading }, other] });
  });

  it('is said to be from this browser if another of its windows has saved it, and can be used [editor.merge]', async () => {
    recordOwnSave({ id: 'about', version: 4, content: oneConflict });
    const { present, resume } = show(oneConflict);
    const { textContent } = await screen.findByText(/^The same fields were last saved from this browser/);
    expect([textContent, screen.queryByText(/Somebody else/)]).toEqual([
      'The same fields were last saved from this browser, in another window or earlier.',
      null,
    ]);
    await userEvent.click(screen.getByText('Use what is saved'));
    await waitFor(() => expect(resume).toHaveBeenCalled());
    expect(present().tiles[0]?.heading).toBe('Their heading');
  });

  it('is named where a tile was removed by one side [editor.merge]', async () => {
    show({ ...base, tiles: [other] });
    await screen.findByText('Use mine');
    expect(legends()).toEqual(['Text “My heading”']);
    const texts = [...screen.getByRole('group').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Mine: Kept, with changes', 'Theirs: Removed']);
  });

  it('says why it cannot be loaded, and tries again on request [preview.errors]', async () => {
    const { calls } = show(undefined);
    expect((await screen.findByText(/The changes could not be loaded\. It failed\./)).textContent).toContain(
      'This page has been changed elsewhere.',
    );
    await userEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

describe('changes that are not saved', () => {
  it.each([
    ['offline', true],
    ['refused', false],
  ] as const)(
    'while %s say why, and are sent again on request (by themselves: %s) [preview.errors]',
    async (kind, isRetried) => {
      const { flush } = show(base, { save: { kind, reason: 'It failed.' } });
      const { textContent } = screen.getByRole('alert');
      expect(textContent).toContain('Not saved. It failed.');
      expect(textContent?.includes('Saving will be retried automatically.')).toBe(isRetried);
      await userEvent.click(screen.getByText('Try again'));
      expect(flush).toHaveBeenCalledOnce();
    },
  );

  it('are said to be stored in this browser only if they are, with a warning otherwise [preview.errors]', () => {
    const save = { kind: 'offline', reason: 'It failed.' } as const;
    show(base, { save });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Your changes are stored in this browser.'),
    ]);
    cleanup();
    show(base, { save, isStored: false });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Your changes are not protected against a crash. The storage of this browser is full. Before you leave or close this page, wait until your changes are saved.',
      expect.not.stringContaining('stored in this browser'),
    ]);
  });

  const at = new Date('2026-11-18T10:00:00Z');
  it('are recovered, and can be replaced by the saved version, which can be undone [preview.compose] [editor.undo]', async () => {
    const { editor, present } = show(base, { save: { kind: 'unsaved' }, recovered: at });
    expect(screen.getByRole('status').textContent).toMatch(
      /^Unsaved changes recovered\. You made them on .*18 Nov.* in this browser\. They are in the page\./,
    );
    await userEvent.click(screen.getByText('Use the saved version'));
    expect(present()).toEqual(base);
    expect([screen.queryByRole('status'), editor.state().announcement]).toEqual([null, 'Restored the saved version.']);
    editor.undo();
    expect(present()).toEqual(mine);
  });

  it('are replaced only after a question if something was typed since, and undo brings it back [editor.undo]', async () => {
    const { editor, present } = show(base, { save: { kind: 'unsaved' }, recovered: at });
    editor.change({ label: 'Typed', to: (page) => ({ ...page, title: 'Typed since' }) });
    await userEvent.click(screen.getByText('Use the saved version'));
    expect(present().title).toBe('Typed since');
    expect(screen.getByText(/^What you have changed since the recovery is discarded too\. Undo/)).toBeTruthy();
    await userEvent.click(screen.getByText('Discard all changes'));
    expect([present(), screen.queryByRole('status')]).toEqual([base, null]);
    editor.undo();
    expect(present()).toMatchObject({ title: 'Typed since', tiles: mine.tiles });
  });

  it('are announced until they are saved; undo still goes back to the saved version [preview.compose]', () => {
    const { editor, present, setSave } = show(base, { save: { kind: 'saved', at }, recovered: at });
    for (const kind of ['unsaved', 'saving'] as const) {
      setSave({ kind });
      expect(screen.getByRole('status').textContent).toContain('Unsaved changes recovered.');
    }
    setSave({ kind: 'saved', at });
    expect(screen.queryByRole('status')).toBeNull();
    setSave({ kind: 'unsaved' });
    expect(screen.queryByRole('status')).toBeNull();
    editor.undo();
    expect(present()).toEqual(base);
  });

  it('are kept on request [preview.compose]', async () => {
    const { present } = show(base, { save: { kind: 'unsaved' }, recovered: at });
    await userEvent.click(screen.getByText('Keep changes'));
    expect([screen.queryByRole('status'), present()]).toEqual([null, mine]);
  });

  it('are none if all is saved [preview.compose]', () => {
    show(base, { save: { kind: 'saved', at } });
    expect([screen.queryByRole('status'), screen.queryByRole('alert')]).toEqual([null, null]);
  });
});

it('what another window has saved can be loaded, unless it is merged at once [editor.merge]', async () => {
  const onLoadOther = vi.fn();
  const { setSave } = show(base, { save: { kind: 'saving' }, onLoadOther });
  expect(screen.queryByText('Changed in another window.')).toBeNull();
  setSave({ kind: 'offline', reason: 'No connection.' });
  expect(screen.getByText('Changed in another window.')).toBeTruthy();
  await userEvent.click(screen.getByText('Load it'));
  expect(onLoadOther).toHaveBeenCalledOnce();
});
