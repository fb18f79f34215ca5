import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { createEditor } from './create-editor.ts';
import { EditorContext } from './editor-context.ts';
import type { Autosave, SaveState } from './save/create-autosave.ts';
import { TopBar } from './top-bar.tsx';

afterEach(() => vi.unstubAllGlobals());

const addresses = [
  { page: 'about', path: '/about', label: 'First' },
  { page: 'about', path: '/about/2', label: 'Second' },
];

interface Shown {
  readonly id?: string;
  readonly title?: unknown;
  readonly tiles?: readonly object[];
  readonly facts?: object;
  readonly state?: object;
  /** The state of the page at the service, if it has one. */
  readonly latest?: object;
  readonly save?: SaveState;
  /** The version that was saved last. */
  readonly version?: number;
  /** The version of the page that is or was live, if there is one. */
  readonly published?: object;
}

/** The bar above the editor of a page. */
function show(shown: Shown = {}) {
  const { id = 'about', title = 'About us', tiles = [], facts = {}, state = {}, latest, version = 3 } = shown;
  const stored = { id, title: undefined, hasDraft: false, draftVersion: 3, ...state };
  vi.stubGlobal('fetch', async (url: string) => {
    const revisions = shown.published ? [{ number: 1, at: '2026-11-20T10:00:00Z', origin: 'editor' }] : [];
    if (url.endsWith('/revisions')) return Response.json({ revisions });
    if (url.endsWith('/revision/1')) return Response.json(shown.published);
    return Response.json({ pages: latest ? [{ ...stored, ...latest }] : [], total: 1 });
  });
  const page = { id, title, tiles: tiles.map((tile) => ({ ...tile })) };
  const editor = createEditor(page, { nowMs: () => 0 });
  const [onPath, onAt] = [vi.fn(), vi.fn()];
  const autosave: Autosave = Object({ version: () => version, flush: async () => true });
  const { container } = render(
    <TestQueries>
      <EditorContext.Provider value={{ id, editor, facts: { ...testFacts, ...facts } }}>
        <TopBar
          save={shown.save ?? { kind: 'saved', at: undefined }}
          autosave={autosave}
          state={stored}
          target={{ path: '/about', at: undefined }}
          onPath={onPath}
          onAt={onAt}
        />
      </EditorContext.Provider>
    </TestQueries>,
  );
  return { onPath, status: () => container.querySelector('.page-info p')?.textContent };
}

describe('the bar above the editor', () => {
  it.each([
    ['About us', 'About us'],
    ['', 'about'],
    ['Menus in {restaurant}', 'Menus in a restaurant'],
    [7, 'about'],
    [null, 'about'],
  ])('names a page with the title %j “%s”, and leads to all pages [preview.compose]', (title, name) => {
    show({ title });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(document.title).toBe(`${name} · Preview`);
    expect(screen.getByRole('link', { name: 'Pages' }).getAttribute('href')).toBe('/');
  });

  it.each<[Shown, string]>([
    [{}, 'Draft saved · Never published'],
    [{ state: { publishedRevision: 2 } }, 'Live'],
    [{ state: { publishedRevision: 2, hasDraft: true } }, 'Draft saved · Changes not live'],
    [{ state: { publishedRevision: 2 }, version: 4 }, 'Draft saved · Changes not live'],
    [{ state: { publishedRevision: 2 }, save: { kind: 'unsaved' } }, 'Saving… · Changes not live'],
    [{ state: { publishedRevision: 2 }, save: { kind: 'signed-out' } }, 'Not saved: signed out · Changes not live'],
    [{ state: { publishedRevision: 2 }, facts: { storesPages: false } }, 'Live'],
  ])('of %j says “%s”: a draft is saved only once there is one [preview.publish] [editor.merge]', (shown, text) => {
    expect(show(shown).status()).toBe(text);
  });

  it('follows the state of the page, which others may publish [preview.publish] [editor.presence]', async () => {
    const { status } = show({ state: { publishedRevision: 2 }, latest: { publishedRevision: 5 } });
    await waitFor(() => expect(status()).toBe('Live'));
  });

  it('offers a choice between several addresses, but not of one [preview.compose]', () => {
    const { onPath } = show({ facts: { addresses } });
    fireEvent.change(screen.getByLabelText('Preview for'), { target: { value: '/about/2' } });
    expect(onPath).toHaveBeenCalledExactlyOnceWith('/about/2');
    document.body.replaceChildren();
    show({ facts: { addresses: addresses.slice(0, 1) } });
    expect(screen.queryByLabelText('Preview for')).toBeNull();
  });

  it('has what is rarely needed behind a button on phones, but not what publishes [preview.compose]', () => {
    show();
    const more = screen.getByRole('button', { name: 'More' });
    const behind = more.nextElementSibling;
    expect(behind?.contains(screen.getByText('View on site'))).toBe(true);
    expect(behind?.contains(screen.getByRole('button', { name: 'Undo' }))).toBe(true);
    expect(behind?.contains(screen.getByRole('heading', { level: 1 }))).toBe(false);
    expect(behind?.contains(screen.getByRole('button', { name: /^Publish…/ }))).toBe(false);
    fireEvent.click(more);
    expect(behind?.getAttribute('data-open')).toBe('true');
  });

  it('opens the page on the site in a window of its own, if it has an address [preview.exact]', () => {
    show();
    const link = screen.getByRole('link', { name: 'View on site' });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      '/_preview/api/on-site?path=%2Fabout',
      '_blank',
      'noreferrer',
    ]);
    document.body.replaceChildren();
    show({ id: '_shared/hours' });
    expect(screen.queryByRole('link', { name: 'View on site' })).toBeNull();
  });

  it.each([
    [0, true, 'Publish…'],
    [1, true, 'Publish… (1 error)'],
    [2, true, 'Publish… (2 errors)'],
    [0, false, 'Export…'],
    [2, false, 'Export… (2 errors)'],
  ])(
    'with %d errors in a page that the API stores (%s) has the button “%s” [preview.errors] [upstream.alone]',
    (errors, storesPages, name) => {
      const tiles = Array.from({ length: errors }, (_, at) => ({ type: 'text', key: `t${at}`, heading: 'No body' }));
      show({ tiles, facts: { storesPages } });
      expect(screen.getByRole('button', { name })).toBeTruthy();
    },
  );

  it('has the number of all that is left to do on the button of phones [preview.errors]', async () => {
    const sample = { type: 'text', key: 'one', heading: 'Heading', body: '<p>Text</p>' };
    show({ tiles: [sample, { type: 'text', key: 'two', heading: 'No body' }] });
    const button = await screen.findByRole('button', { name: 'Publish… (1 error, 2 sample texts)' });
    expect(button.querySelector('.on-phone')?.textContent).toBe('Publish…3');
  });

  describe('counts what the service refuses besides invalid fields [preview.errors] [preview.publish]', () => {
    const sample = { type: 'text', key: 'one', heading: 'Heading', body: '<p>A terrace on the square.</p>' };
    const shared = { type: 'shared-tiles', key: 'two', shared: 'hours' };
    const hours = { value: 'hours', label: 'Hours', isLive: true, hasUnpublishedChanges: false };
    const redirects = [{ from: '/about', to: '/menu', prefix: false }];

    it.each<[string, Shown, string]>([
      ['a sample text', { tiles: [sample] }, 'Publish… (1 sample text)'],
      ['two sample texts', { tiles: [{ ...sample, body: '<p>Text</p>' }] }, 'Publish… (2 sample texts)'],
      [
        'a sample text, but not one that was live',
        { tiles: [{ ...sample, body: '<p>Text</p>' }], published: { tiles: [sample] } },
        'Publish… (1 sample text)',
      ],
      [
        'shared tiles that are not live',
        { tiles: [shared], facts: { sharedTiles: [{ ...hours, isLive: false }] } },
        'Publish… (1 error)',
      ],
      ['live shared tiles', { tiles: [shared], facts: { sharedTiles: [hours] } }, 'Publish…'],
      ['a redirected address', { facts: { redirects } }, 'Publish… (1 error)'],
      ['a redirected address of a live page', { facts: { redirects }, state: { publishedRevision: 2 } }, 'Publish…'],
      ['nothing in an export', { tiles: [sample], facts: { redirects, storesPages: false } }, 'Export…'],
    ])('%s', async (_, shown, name) => {
      show(shown);
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    });
  });

  it.each([
    [true, 'Publish'],
    [false, 'Export'],
  ])(
    'opens the dialog to publish a page that the API stores (%s), or to export it [preview.publish] [upstream.alone]',
    (storesPages, name) => {
      show({ facts: { storesPages } });
      expect(screen.queryByRole('dialog')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: `${name}…` }));
      expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toMatch(name);
    },
  );
});
