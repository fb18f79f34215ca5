import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { useShareTile } from './share-tile.tsx';

afterEach(() => vi.unstubAllGlobals());

const hours = { type: 'text', key: 'hours', heading: 'Opening hours', body: '<p>From noon.</p>', width: 'half' };

function Shared() {
  const [share, dialog] = useShareTile();
  return (
    <>
      <button type="button" onClick={() => share('hours')}>
        Open
      </button>
      {dialog}
    </>
  );
}

interface OpenOptions {
  readonly existing?: readonly string[];
  /** Why the shared tile is not published. */
  readonly refused?: string;
  readonly errors?: readonly object[];
  readonly tile?: { readonly [field: string]: unknown };
  /** Where the tile is on its page. */
  readonly order?: 'first' | 'second';
  /** Why the service has no answer. */
  readonly failure?: string;
}

/** The dialog for a tile of a page. `existing` are the ids of other pages. */
async function open({
  existing = [],
  refused,
  errors = [],
  tile = hours,
  order = 'second',
  failure,
}: OpenOptions = {}) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const address = new URL(url.replace('/_preview/api', ''), 'http://preview');
    if (method !== 'GET') calls.push(`${method} ${address.pathname} ${String(body)}`);
    if (failure !== undefined) return Response.json({ message: failure }, { status: 500 });
    const id = address.searchParams.get('id') ?? '';
    const state = { id, title: id, hasDraft: true, draftVersion: 1 };
    if (address.pathname === '/editing/find-pages')
      return Response.json({ pages: existing.includes(id) ? [state] : [], total: 0 });
    if (address.pathname.endsWith('/publish'))
      return refused === undefined
        ? Response.json({ revision: 1, sequence: 1 })
        : Response.json({ message: refused, errors }, { status: 422 });
    return Response.json({ ...state, id: '_shared/opening-hours' });
  });
  const other = { type: 'text', key: 'other' };
  const page = { id: 'about', title: 'About', tiles: order === 'first' ? [tile, other] : [other, tile] };
  const editor = createEditor(page, { nowMs: () => 0 });
  render(
    <TestQueries retries={failure !== undefined}>
      <EditorContext.Provider value={{ id: 'about', editor, facts: testFacts }}>
        <Shared />
      </EditorContext.Provider>
    </TestQueries>,
  );
  await userEvent.click(screen.getByText('Open'));
  return { calls, editor, second: () => editor.state().history.present.tiles[1] };
}

describe('the dialog that shares a tile [editor.shared-tiles]', () => {
  it('moves the tile to a live page of its own, shows it from there, and can be undone', async () => {
    const { calls, editor, second } = await open();
    expect(screen.getByRole('dialog', { name: 'Share this tile' }).textContent).toContain(
      'It becomes a shared tile, which is edited once for all pages that show it. This page shows it here.',
    );
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    expect([field.value, field.maxLength, field.getAttribute('aria-invalid')]).toEqual(['Opening hours', 60, null]);
    expect(screen.getByRole('heading', { level: 2, name: 'Share this tile' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(second()).toEqual({ type: 'shared-tiles', key: 'hours', width: 'half', shared: 'opening-hours' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    const id = '_shared/opening-hours';
    expect(calls).toEqual([
      `PUT /editing/page/${encodeURIComponent(id)}/draft ${JSON.stringify({ id, title: 'Opening hours', tiles: [hours] })}`,
      `POST /editing/page/${encodeURIComponent(id)}/publish {"version":1}`,
    ]);
    expect(editor.state().announcement).toMatch(
      /^Text “Opening hours” is shared\. Other pages can show it: it is in the list of tiles to add\.$/,
    );
    expect(editor.state().selectedKey).toBe('hours');
    editor.undo();
    expect(second()).toEqual(hours);
    expect(editor.state().announcement).toContain('Shared Text “Opening hours”');
  });

  it('says that the tile goes live, and shows its checks before', async () => {
    const link = (text: string, href: string) => `<a href="${href}">${text}</a>`;
    const body = `<p>${link('Read more', '/menu')} ${link('Read more', '/offers')}</p>`;
    await open({ tile: { ...hours, heading: 'Heading', body } });
    expect(screen.getByText('It goes live now, because pages show only shared tiles that are live.')).toBeTruthy();
    const checks = within(await screen.findByRole('region', { name: 'Checks' }));
    const lines = checks.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toBe('Error: This is still the sample text “Heading”. Write your own.');
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^Warning: .*“Read more”/)]);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('alert');
    expect(screen.queryByRole('region', { name: 'Checks' })).toBeNull();
  });

  it('says that a tile without problems has none', async () => {
    await open();
    expect((await screen.findByRole('region', { name: 'Checks' })).textContent).toBe('ChecksNo problems found.');
  });

  it('shares the first tile of a page, and one without a width or a heading', async () => {
    const { editor } = await open({ order: 'first', tile: { type: 'text', key: 'hours', body: '<p>From noon.</p>' } });
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
    await userEvent.type(screen.getByLabelText('Name'), ' When? ');
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const tiles = () => editor.state().history.present.tiles;
    await waitFor(() => expect(tiles()[0]).toEqual({ type: 'shared-tiles', key: 'hours', shared: 'when' }));
    expect(tiles()).toHaveLength(2);
  });

  it('says at once that the service cannot be reached', async () => {
    const { second } = await open({ failure: 'It failed.' });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It failed.');
    expect(second()).toEqual(hours);
  });

  it.each([
    ['is invalid', { body: '' }, /^Correct the tile first\../],
    [
      'has sample texts',
      { heading: 'Heading' },
      /^Correct the tile first\.This is still the sample text “Heading”\. Write your own\.$/,
    ],
  ])('creates nothing of a tile that %s', async (_, fields, message) => {
    const { calls } = await open({ tile: { ...hours, ...fields } });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(calls).toEqual([]);
  });

  it('names all errors of the tile', async () => {
    await open({ tile: { ...hours, heading: 'x'.repeat(500), body: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Correct the tile first.')).toBeTruthy();
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^“Heading” .*characters/),
      '“Text” must not be empty.',
    ]);
  });

  it('names all errors that the service found', async () => {
    const errors = ['It is too long.', 'It is empty.', 'It is empty.'].map((message) => ({
      path: 'page.tiles',
      message,
    }));
    await open({ refused: 'The page has 2 errors and was not published.', errors });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The page has 2 errors and was not published.')).toBeTruthy();
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'It is too long.',
      'It is empty.',
    ]);
  });

  it('shares nothing once it was closed, also while it is waiting for a reply', async () => {
    const { calls } = await open();
    const reply = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => reply.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    reply.resolve(Response.json({ pages: [], total: 0 }));
    await reply.promise;
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  it.each([
    ['!', {}, /^Enter a name with a letter from A to Z or a digit\.$/],
    [
      'Opening hours',
      { existing: ['_shared/opening-hours'] },
      /^Shared tiles with this name already exist or were deleted\. Add them from the list of tiles, or enter another name\.$/,
    ],
    ['Opening hours', { refused: 'The page has 1 error and was not published.' }, /1 error/],
  ])('with the name %j and %j says why, and changes nothing', async (name, options, message) => {
    const { second } = await open(options);
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), name);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    const field = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(field);
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
      'true',
      screen.getByRole('alert').id,
    ]);
    expect(screen.getByRole('button', { name: 'Share' }).getAttribute('aria-disabled')).toBeNull();
    expect(second()).toEqual(hours);
  });
});
