import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { EditorPage } from './editor-page.tsx';

const broken = { id: 'about', title: 'About', tiles: { one: 'Hello' }, note: 'mine' };
const earlier = { id: 'about', title: 'About', tiles: [] };
const draftState = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3 };
const revision = (number: number) => ({ number, at: '2026-11-01T10:00:00Z', origin: 'editor' });
const files: unknown[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  files.length = 0;
});

interface Opened {
  readonly storesPages?: boolean;
  readonly revisions?: readonly object[];
  readonly refused?: string;
  readonly stored?: unknown;
  readonly isLive?: boolean;
}

async function open({
  storesPages = true,
  revisions = [revision(2), revision(1)],
  refused,
  stored = earlier,
  isLive = true,
}: Opened = {}) {
  const changes: string[] = [];
  const state = { ...draftState, publishedRevision: isLive ? 1 : null };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.replace('/_preview/api', '');
    if (method !== 'GET') changes.push(`${method} ${path} ${body}`);
    if (`${method} ${path}` === refused) return Response.json({ message: 'Not now.', errors: [] }, { status: 422 });
    if (path === '/facts') return Response.json({ ...testFacts, storesPages });
    if (path.endsWith('/revisions')) return Response.json(method === 'GET' ? { revisions } : { revision: 3 });
    if (path.includes('/revision/')) return Response.json(path.endsWith('/1') ? stored : broken);
    if (method === 'PUT') return Response.json({ ...state, draftVersion: 4 });
    const isRestored = changes.some((change) => change.startsWith('PUT'));
    if (path.endsWith('/draft')) return Response.json({ state, page: isRestored ? { tiles: 'again' } : broken });
    return Response.json({ pages: [state], total: 1 });
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => files.push(file).toString());
  render(
    <TestQueries>
      <EditorPage id="about" />
    </TestQueries>,
  );
  expect(await screen.findByRole('heading', { name: 'This draft cannot be edited' })).toBeTruthy();
  return { changes };
}
const restore = async (number: number) =>
  userEvent.click(await screen.findByRole('button', { name: `Restore: revision ${number}` }));
const saved = `POST /editing/page/about/revisions ${JSON.stringify(broken)}`;
const put = `PUT /editing/page/about/draft?version=3 ${JSON.stringify(earlier)}`;

describe('a draft whose tiles are no list', () => {
  it('is not opened as an empty page, and nothing is saved over it [preview.errors]', async () => {
    const { changes } = await open();
    expect(screen.getByText(/has no list of tiles/).textContent).toBe(
      'The draft of About has no list of tiles, so it cannot be shown. Visitors do not see it. Restore an earlier version: the draft is first saved as a revision.',
    );
    expect(document.title).toBe('About · Preview');
    expect(screen.getByText('All pages').getAttribute('href')).toBe('/');
    expect([changes, document.querySelector('.workbench')]).toEqual([[], null]);
  });

  it('has its earlier versions with their times, of which one is live [preview.publish]', async () => {
    await open();
    expect(screen.getByText('Loading revisions…')).toBeTruthy();
    await screen.findByRole('button', { name: 'Restore: revision 1' });
    expect(screen.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)).toEqual([
      expect.stringMatching(/1 Nov.*10:00$/),
      expect.stringMatching(/1 Nov.*10:00 live$/),
    ]);
  });

  it('says that there is no earlier version [preview.publish]', async () => {
    await open({ revisions: [], isLive: false });
    expect(await screen.findByText('This page has no earlier version.')).toBeTruthy();
    expect(screen.queryByText('Restore the live page')).toBeNull();
  });

  it('is saved as a revision before an earlier one replaces it [preview.publish]', async () => {
    const { changes } = await open();
    await restore(1);
    await waitFor(() => expect(changes).toEqual([saved, put]));
  });

  it('stays if it could not be saved, or if the other version is broken as well [preview.publish]', async () => {
    const { changes } = await open({ refused: 'POST /editing/page/about/revisions' });
    await restore(1);
    expect((await screen.findByRole('alert')).textContent).toBe('The draft was not replaced. Not now.');
    await restore(2);
    expect(await screen.findByText(/Revision 2 has no list of tiles either/)).toBeTruthy();
    expect(changes).toEqual([saved]);
  });

  it('is downloaded as it is [preview.publish]', async () => {
    await open();
    await userEvent.click(screen.getByText('Download the draft as JSON'));
    const [file] = files;
    expect(file instanceof Blob && JSON.parse(await file.text())).toEqual(broken);
  });

  it('is downloaded before the live page of an API without revisions replaces it [upstream.alone]', async () => {
    const { changes } = await open({ storesPages: false, revisions: [] });
    expect(screen.getByText(/has no list of tiles/).textContent).toMatch(/the draft is first saved as a file\.$/);
    await userEvent.click(await screen.findByText('Restore the live page'));
    await waitFor(() => expect(changes).toEqual([put]));
    expect(files).toHaveLength(1);
  });
});
