import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { Publishing } from '../use-publishing.ts';
import { Comparison } from './comparison.tsx';
import { Revisions } from './revisions.tsx';
import { SideBySide } from './side-by-side.tsx';

const page = { id: 'about', title: 'About', tiles: [{ type: 'text', key: 'one', body: '<p>Words.</p>' }] };
const renamed = { ...page, title: 'About us' };
const state = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3 };
const target = { path: '/about', at: undefined };
const seeded = '2026-11-18T10:00:00.000Z';
const revisions = [
  { number: 4, at: '2026-11-20T10:00:00.000Z', origin: 'draft' },
  { number: 3, at: '2026-11-19T10:00:00.000Z', origin: 'editor' },
  { number: 2, at: '2026-11-19T09:00:00.000Z', origin: 'editor' },
  { number: 1, at: seeded, origin: 'seed' },
];

afterEach(() => vi.unstubAllGlobals());

/** Shows a part of the publishing dialog for a draft. Calls of the API get the response for the end of their path. */
function show(part: ReactNode, responses: Readonly<Record<string, unknown>> = {}, isAttached = true) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url.replace('/_preview/api/editing/page/about/', ''), body].filter(Boolean).join(' '));
    const [, found] = Object.entries(responses).find(([path]) => url.endsWith(path)) ?? [];
    return found === undefined
      ? Response.json({ message: 'It failed.', errors: [] }, { status: 500 })
      : Response.json(found);
  });
  const editor = createEditor(page, { nowMs: () => 0 });
  const { container } = render(
    <TestQueries>
      <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>{part}</EditorContext.Provider>
    </TestQueries>,
    // The simulated document would try to load frames.
    isAttached ? {} : { container: document.createElement('div') },
  );
  return { editor, calls, container };
}

const items = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the comparison with the live page', () => {
  it.each([undefined, null, 0])(
    'says of a page with the live revision %s that all is new [preview.publish]',
    (live) => {
      const own = live === undefined ? state : { ...state, publishedRevision: live };
      const { calls } = show(<Comparison state={own} target={target} version={3} />);
      expect(screen.getByText('This page is not live yet, so all of it is new.')).toBeTruthy();
      expect([calls, screen.queryByRole('button'), screen.queryByRole('list')]).toEqual([[], null, null]);
    },
  );

  it('says of a page that was live before since when it is unpublished [preview.publish]', () => {
    const own = { ...state, publishedRevision: null, wasPublished: true, liveChangedAt: '2026-12-24T18:00:00Z' };
    show(<Comparison state={own} target={target} version={3} />);
    expect(
      screen.getByText('This page is unpublished since 24 Dec 2026, 18:00, so visitors will see all of it again.'),
    ).toBeTruthy();
  });

  const ofLive = <Comparison state={{ ...state, publishedRevision: 1 }} target={target} version={3} />;

  it('lists what changes for visitors [preview.publish]', async () => {
    const { calls } = show(ofLive, { '/revision/1': renamed });
    expect(screen.queryByText(/^No changes/)).toBeNull();
    expect(await items()).toEqual([expect.stringMatching(/title/i)]);
    expect(calls).toEqual(['GET revision/1']);
    expect([screen.queryByText(/^No changes/), screen.queryByText(/not live yet/)]).toEqual([null, null]);
  });

  it('says of a value with an error that it is not published [preview.publish] [preview.errors]', async () => {
    const { editor } = show(ofLive, { '/revision/1': renamed });
    expect(await items()).toEqual([expect.not.stringContaining('Not published')]);
    act(() => editor.change({ label: 'Title', to: (content) => ({ ...content, title: '' }) }));
    expect(await items()).toEqual([expect.stringMatching(/title.* Not published while it has an error\.$/i)]);
  });

  it('says that nothing changes [preview.publish]', async () => {
    show(ofLive, { '/revision/1': page });
    expect(await screen.findByText('No changes: the draft is the same as the live page.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says why it cannot be made, and nothing else [preview.errors]', async () => {
    show(ofLive);
    expect((await screen.findByText('It failed.')).className).toBe('error-message');
    expect([screen.queryByText(/^No changes/), screen.queryByText(/not live yet/)]).toEqual([null, null]);
  });

  const discarding = (reports: Parameters<Publishing['report']>[]) => (
    <Comparison
      state={{ ...state, publishedRevision: 1 }}
      target={target}
      version={3}
      onReport={(...report) => reports.push(report)}
    />
  );

  it('makes the live page the draft again on request, with the draft as a revision, which can be undone [editor.undo]', async () => {
    const reports: Parameters<Publishing['report']>[] = [];
    const { editor, calls } = show(discarding(reports), { '/revision/1': renamed, '/revisions': { revision: 5 } });
    await userEvent.click(await screen.findByText('Discard changes'));
    await waitFor(() => expect(screen.queryByText('Discard changes')).toBeNull());
    expect(calls).toContain(`POST revisions ${JSON.stringify(page)}`);
    expect(editor.state().history.present).toEqual(renamed);
    const [message, isSuccess, more] = reports[0] ?? [];
    expect([message, isSuccess]).toEqual([
      'The changes are discarded. The previous draft is saved as a revision.',
      true,
    ]);
    act(() => more?.undo?.());
    expect(editor.state().history.present).toEqual(page);
    expect(reports.at(-1)).toEqual(['The changes are back.']);
  });

  it('discards nothing if the draft cannot be saved as a revision, and says why [preview.errors]', async () => {
    const reports: Parameters<Publishing['report']>[] = [];
    const { editor } = show(discarding(reports), { '/revision/1': renamed });
    await userEvent.click(await screen.findByText('Discard changes'));
    await waitFor(() => expect(reports).toEqual([['It failed.', false]]));
    expect(editor.state().history.present).toEqual(page);
  });

  it('shows both versions side by side on demand [preview.publish]', async () => {
    const { container } = show(ofLive, { '/revision/1': page }, false);
    const button = container.querySelector('button');
    if (!button) throw new Error('There is no button.');
    const look = () => [
      button.textContent,
      button.getAttribute('aria-expanded'),
      container.querySelectorAll('iframe').length,
    ];
    expect(look()).toEqual(['Compare side by side', 'false', 0]);
    fireEvent.click(button);
    expect(look()).toEqual(['Hide comparison', 'true', 2]);
    fireEvent.click(button);
    expect(look()).toEqual(['Compare side by side', 'false', 0]);
  });
});

describe('the live page and the draft side by side', () => {
  const versions = { left: { name: 'Live', revision: 2, version: 0 }, right: { name: 'Draft', version: 3 } };

  it('are shown for the same date, the live one as a revision, both without script [preview.publish] [preview.time]', () => {
    const { container } = show(
      <SideBySide target={{ path: '/about', at: new Date(seeded) }} {...versions} />,
      {},
      false,
    );
    const [live, draft, ...others] = [...container.querySelectorAll('iframe')];
    expect(others).toEqual([]);
    expect([live?.title, draft?.title]).toEqual(['Live version', 'Draft version']);
    const queryOf = (frame?: HTMLIFrameElement) =>
      Object.fromEntries(new URL(frame?.getAttribute('src') ?? '', 'https://site.example').searchParams);
    expect(live?.getAttribute('src')).toMatch(/^\/_draft\/about\?/);
    expect(draft?.getAttribute('src')).toMatch(/^\/_draft\/about\?/);
    expect(queryOf(live)).toEqual({ _at: seeded, _still: '', _revision: '2' });
    expect(queryOf(draft)).toEqual({ _at: seeded, _still: '' });
    expect([live?.tabIndex, live?.getAttribute('width'), live?.getAttribute('height')]).toEqual([-1, '1280', '800']);
  });

  it('scroll together [preview.publish]', () => {
    const { container } = show(<SideBySide target={target} {...versions} />, {}, false);
    const windows = [...container.querySelectorAll('iframe')].map((frame) => {
      const view = Object.assign(new EventTarget(), { scrollY: 0, scrollTo: vi.fn() });
      vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(Object(view));
      vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(null);
      return { frame, view };
    });
    for (const { frame } of windows) frame.dispatchEvent(new Event('load'));
    const [live, draft] = windows;
    for (const [scrolled, other] of [
      [live, draft],
      [draft, live],
    ]) {
      Object.assign(scrolled?.view ?? {}, { scrollY: 300 });
      scrolled?.view.dispatchEvent(new Event('scroll'));
      expect(other?.view.scrollTo.mock.calls).toEqual([[0, 300]]);
    }
  });
});

describe('the revisions of a page', () => {
  const published: number[] = [];
  const reports: Parameters<Publishing['report']>[] = [];
  const list = (more: Partial<Parameters<typeof Revisions>[0]> = {}) => {
    for (const each of [published, reports]) each.splice(0);
    return (
      <Revisions
        id="about"
        live={3}
        hasDraft={false}
        target={target}
        draftVersion={3}
        onPublish={(number) => published.push(number)}
        onReport={(...report) => reports.push(report)}
        {...more}
      />
    );
  };
  const buttonsOf = async () =>
    (await screen.findAllByRole('listitem')).map((item) =>
      within(item)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    );

  it('say which is live, which were the first, and which are drafts [preview.publish]', async () => {
    show(list(), { '/revisions': { revisions } });
    const texts = (await items()).map((text) => text?.replace(/^.*\d\d:\d\d/, '').replace(/Compare.*$/, ''));
    expect(texts).toEqual([', draft', ' live', '', ', initial contentFirst version']);
  });

  it('can all be restored; those that are not live and were can be made live again [preview.publish]', async () => {
    show(list(), { '/revisions': { revisions } });
    expect(await buttonsOf()).toEqual([
      ['Compare: revision 4', 'Restore: revision 4'],
      ['Compare: revision 3', 'Restore: revision 3'],
      ['Compare: revision 2', 'Restore: revision 2', 'Make live: revision 2'],
      ['Compare: revision 1', 'Restore: revision 1', 'Make live: revision 1'],
    ]);
  });

  it('are listed from the newest, the older ones on demand [editor.undo]', async () => {
    const many = Array.from({ length: 23 }, (_, at) => ({ number: 23 - at, at: seeded, origin: 'draft' }));
    show(list(), { '/revisions': { revisions: many } });
    expect((await buttonsOf()).length).toBe(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 older' }));
    expect((await buttonsOf()).at(-1)).toContain('Compare: revision 1');
    expect(screen.queryByText(/older/)).toBeNull();
  });

  it('can be listed without drafts, if there are others [editor.undo]', async () => {
    show(list(), { '/revisions': { revisions } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show drafts' }));
    expect((await items()).length).toBe(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show drafts' }));
    expect((await items()).length).toBe(4);
  });

  it.each(['draft', 'editor'])('have no switch for drafts if all are from “%s” [editor.undo]', async (origin) => {
    show(list(), { '/revisions': { revisions: revisions.map((each) => ({ ...each, origin })) } });
    expect((await items()).length).toBe(4);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are none of a page that was never live, or cannot be listed [preview.publish]', async () => {
    show(list(), { '/revisions': { revisions: [] } });
    expect(await screen.findByText('This page has never been live.')).toBeTruthy();
    show(list());
    expect((await screen.findByText('It failed.')).className).toBe('error-message');
    expect(screen.getAllByText('This page has never been live.')).toHaveLength(1);
  });

  it('are restored to the draft, as a step to undo [preview.publish] [editor.undo]', async () => {
    const { editor, calls } = show(list(), { '/revisions': { revisions }, '/revision/2': renamed });
    await userEvent.click(await screen.findByLabelText('Restore: revision 2'));
    await waitFor(() =>
      expect(reports).toEqual([
        [
          'Revision 2 is restored to the draft. Visitors see it once you publish.',
          true,
          { isDraftOnly: true, undo: expect.any(Function) },
        ],
      ]),
    );
    expect(editor.state().history.present).toEqual(renamed);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    const [, , more] = reports[0] ?? [];
    act(() => more?.undo?.());
    expect(editor.state().history.present).toEqual(page);
    expect(reports.at(-1)).toEqual(['The draft is as it was before.', true, { isDraftOnly: true }]);
  });

  it('are restored only after the draft is saved as a revision [preview.publish] [editor.merge]', async () => {
    const { calls } = show(list({ hasDraft: true }), {
      '/revisions': { revisions, revision: 5 },
      '/revision/2': renamed,
    });
    await userEvent.click(await screen.findByLabelText('Restore: revision 2'));
    await waitFor(() =>
      expect(reports).toEqual([
        [
          expect.stringMatching(/once you publish\. The previous draft is saved as a revision\.$/),
          true,
          { isDraftOnly: true, undo: expect.any(Function) },
        ],
      ]),
    );
    expect(calls).toContain(`POST revisions ${JSON.stringify(page)}`);
  });

  it('are not restored where they cannot be read, and say why [preview.errors]', async () => {
    const { editor } = show(list(), { '/revisions': { revisions } });
    await userEvent.click(await screen.findByLabelText('Restore: revision 2'));
    await waitFor(() => expect(reports).toEqual([['It failed.', false]]));
    expect(editor.state().history.present).toEqual(page);
  });

  it('are made live again only after what changes is shown and confirmed [preview.publish]', async () => {
    const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make revision 2 live' });
    show(list(), { '/revisions': { revisions }, '/revision/2': renamed, '/revision/3': page });
    await userEvent.click(await screen.findByLabelText('Make live: revision 2'));
    expect(screen.getByText('View revision 2').getAttribute('href')).toBe('/_draft/about?_revision=2');
    const differences = await screen.findByText(/title/i, { selector: '.differences li' });
    expect(differences).toBeTruthy();
    expect([confirm().disabled, published]).toEqual([false, []]);
    await userEvent.click(confirm());
    expect(published).toEqual([2]);
    expect(screen.queryByText('Make revision 2 live?')).toBeNull();
  });

  it('say that a revision changes nothing, and can be cancelled [preview.publish]', async () => {
    show(list(), { '/revisions': { revisions }, '/revision/2': page, '/revision/3': page });
    await userEvent.click(await screen.findByLabelText('Make live: revision 2'));
    expect(await screen.findByText('No changes: this revision is the same as the live page.')).toBeTruthy();
    await userEvent.click(screen.getByText('Cancel'));
    expect([screen.queryByText('Cancel'), published]).toEqual([null, []]);
  });

  it.each([undefined, null])('of a page with the live revision %s show no changes [preview.publish]', async (live) => {
    const { calls } = show(list({ live }), { '/revisions': { revisions }, '/revision/2': page });
    await userEvent.click(await screen.findByLabelText('Make live: revision 2'));
    expect(await screen.findByText('The page is not live: visitors will see all of this revision.')).toBeTruthy();
    expect(screen.queryByText('What changes for visitors')).toBeNull();
    expect(calls).toEqual(['GET revisions', 'GET revision/2']);
  });

  it.each(['/revision/2', '/revision/3'])(
    'cannot be made live where only %s can be read, and say why [preview.errors]',
    async (path) => {
      show(list(), { '/revisions': { revisions }, [path]: page });
      await userEvent.click(await screen.findByLabelText('Make live: revision 2'));
      expect(await screen.findByText('It failed.')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Make revision 2 live' })).toHaveProperty('disabled', true);
      expect(screen.queryByText('Comparing…')).toBeNull();
    },
  );

  describe('compared with each other', () => {
    const responses = {
      '/revisions': { revisions },
      '/revision/2': renamed,
      '/revision/3': { ...renamed, tiles: [{ type: 'text', key: 'one', body: '<p>Other words.</p>' }] },
      '/revision/1': page,
    };
    const open = async () => {
      // The simulated document would try to load frames.
      vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined);
      const shown = show(list(), responses);
      await userEvent.click(await screen.findByRole('button', { name: 'Compare: revision 2' }));
      return shown;
    };
    const changes = () =>
      within(screen.getByRole('dialog'))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });

    it('show what changes from any version to any other [editor.undo]', async () => {
      await open();
      await waitFor(() => expect(changes()).toEqual([expect.stringMatching(/title/i)]));
      choose('From', '3');
      await waitFor(() => expect(changes()).toHaveLength(2));
      choose('To', '2');
      await waitFor(() => expect(changes()).toEqual([expect.stringMatching(/Text/)]));
      choose('From', '2');
      expect(await screen.findByText('These versions are the same.')).toBeTruthy();
    });

    it('can be viewed before one of them is restored [editor.undo]', async () => {
      const { editor } = await open();
      choose('To', '3');
      expect(screen.getByRole('link', { name: 'View revision 2' }).getAttribute('href')).toBe(
        '/_draft/about?_revision=2',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Restore revision 2' }));
      await waitFor(() => expect(editor.state().history.present.title).toBe('About us'));
      editor.undo();
      expect(editor.state().history.present.title).toBe('About');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
