import { setImmediate as nextTurn } from 'node:timers/promises';
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '#preview/app/api/session.ts';
import { windowsOf } from '#preview/app/testing/test-browser.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { EditorPage } from './editor-page.tsx';
import { changeLayout, resetLayout } from './layout/editor-layout.ts';
import { createJournal } from './save/create-journal.ts';

const stored = {
  id: 'about',
  title: 'About',
  tiles: [{ type: 'text', key: 'one', heading: 'Story', body: '<p>A.</p>' }],
};
const changed = { ...stored, title: 'About us' };
const savedAt = '2026-11-18T10:00:00Z';
const state = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3, draftSavedAt: savedAt };
const facts = {
  ...testFacts,
  addresses: [
    { page: 'about', path: '/about', label: 'First' },
    { page: 'about', path: '/about/2', label: 'Second' },
    { page: 'home', path: '/', label: '' },
  ],
};

afterEach(async () => {
  // Closing an editor saves what is not saved yet.
  cleanup();
  await nextTurn();
  session.settle(true);
  vi.unstubAllGlobals();
});

interface Opened {
  readonly at?: string;
  readonly more?: object;
  readonly status?: number;
}

/** Opens the page. The container is not in the document, which would try to load frames. */
async function open({ at = '/pages/about', more = {}, status = 200 }: Opened = {}) {
  history.replaceState(null, '', at);
  const calls: string[] = [];
  const respond = { isOk: status === 200, isSignedOut: false };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.replace('/_preview/api', '');
    calls.push([method, path, method === 'PUT' ? body : undefined].filter(Boolean).join(' '));
    if (respond.isSignedOut) return Response.json({ message: 'Sign in again.' }, { status: 401 });
    if (!respond.isOk) return Response.json({ message: 'It failed.', errors: [] }, { status });
    if (path === '/facts') return Response.json({ ...facts, ...more });
    if (path.startsWith('/editing/find-pages')) return Response.json({ pages: [state], total: 1 });
    if (method === 'PUT') return Response.json({ ...state, draftVersion: 4 });
    if (path.endsWith('/draft')) return Response.json({ state, page: stored });
    return new Response('<!doctype html><main></main>', { headers: { 'content-type': 'text/html' } });
  });
  const { container, unmount } = render(
    <TestQueries>
      <EditorPage id="about" />
    </TestQueries>,
    { container: document.createElement('div') },
  );
  const view = within(container);
  await view.findByRole('heading', { level: 1, name: status === 200 ? /^About/ : /could not be opened/, hidden: true });
  const title = () => {
    const control = container.querySelector<HTMLTextAreaElement>('[data-path="title"] textarea');
    if (!control) throw new Error('There is no title.');
    return control;
  };
  const form = () => container.querySelector('.side-panel h2')?.textContent;
  return { container, view, calls, respond, unmount, title, form };
}

describe('the panels of the editor', () => {
  it('have the widths that were chosen in this browser, and are closed if they were [preview.compose]', async () => {
    changeLayout({ plan: { isOpen: true, width: 300 }, form: { isOpen: false } });
    const { container } = await open();
    const workbench = container.querySelector<HTMLElement>('.workbench');
    const widths = ['--plan-width', '--form-width'].map((name) => workbench?.style.getPropertyValue(name));
    expect([widths, workbench?.dataset.plan, workbench?.dataset.form]).toEqual([['300px', ''], 'open', 'closed']);
    localStorage.clear();
    resetLayout();
  });
});

describe('the editor of a page', () => {
  it('opens it with its name, state and addresses [preview.compose]', async () => {
    const { container, view, form } = await open();
    expect(container.querySelector('.page-info p')?.textContent).toMatch(/^Draft saved .* · /);
    const target = container.querySelector<HTMLSelectElement>('.preview-target select');
    expect([...(target?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['/about', 'First'],
      ['/about/2', 'Second'],
    ]);
    expect(target?.value).toBe('/about');
    expect(container.querySelector('.view-on-site')?.getAttribute('href')).toBe('/_preview/api/on-site?path=%2Fabout');
    expect(view.getByText('Publish…')).toBeTruthy();
    expect(form()).toBe('Page settings');
  });

  it.each([
    ['/pages/about?path=/about/2', '/about/2'],
    ['/pages/about?path=/', '/about'],
  ])('at %s shows it at its address %s [preview.compose]', async (at, path) => {
    const { container } = await open({ at });
    expect(container.querySelector<HTMLSelectElement>('.preview-target select')?.value).toBe(path);
  });

  it('shows a page without addresses at that of its id, with no choice [preview.compose]', async () => {
    const { container } = await open({ more: { addresses: [] } });
    expect(container.querySelector('.preview-target')).toBeNull();
    expect(container.querySelector('.view-on-site')?.getAttribute('href')).toContain('path=%2Fabout');
  });

  it('selects the tile of the address, and none that does not exist [preview.overlay]', async () => {
    expect((await open({ at: '/pages/about?tile=one' })).form()).toBe('Text');
    expect((await open({ at: '/pages/about?tile=two' })).form()).toBe('Page settings');
  });

  it('saves what is changed, and what was not saved yet when it is left [preview.compose]', async () => {
    const { view, calls, unmount, title } = await open();
    fireEvent.change(title(), { target: { value: 'About us' } });
    expect(view.getByText('Saving…')).toBeTruthy();
    unmount();
    const put = `PUT /editing/page/about/draft?version=3 ${JSON.stringify(changed)}`;
    await waitFor(() => expect(calls).toContain(put));
  });

  it('says that the session has ended without asking, and saves what is typed after the next sign-in [preview.access]', async () => {
    const { container, view, calls, respond, title } = await open();
    respond.isSignedOut = true;
    fireEvent.change(title(), { target: { value: 'About' } });
    fireEvent.change(title(), { target: { value: 'About u' } });
    const notice = 'You are signed out. What you type is kept here. Sign in to save it.';
    await waitFor(() => expect(container.querySelector('[role="alert"] p')?.textContent).toBe(notice));
    await view.findByText('Not saved: signed out');
    expect(session.isDialogOpen()).toBe(false);
    fireEvent.change(title(), { target: { value: 'About us' } });
    fireEvent.click(view.getByText('Sign in…'));
    expect(session.isDialogOpen()).toBe(true);
    respond.isSignedOut = false;
    act(() => session.settle(true));
    await view.findByText(/^Draft saved/);
    expect(calls).toContain(`PUT /editing/page/about/draft?version=3 ${JSON.stringify(changed)}`);
    expect(view.queryByText('You are signed out.')).toBeNull();
  });

  it('says how many errors the page has [preview.errors]', async () => {
    const { view, title } = await open();
    fireEvent.change(title(), { target: { value: '' } });
    expect(await view.findByText('Publish… (1 error)')).toBeTruthy();
  });

  it('exports pages of an API that stores none [upstream.alone]', async () => {
    expect((await open({ more: { storesPages: false } })).view.getByText('Export…')).toBeTruthy();
  });

  it('says why it cannot be opened, and tries again where that may help [preview.errors]', async () => {
    const { view, respond } = await open({ status: 503 });
    expect(view.getByText('It failed.')).toBeTruthy();
    expect(view.getByText('All pages').getAttribute('href')).toBe('/');
    respond.isOk = true;
    fireEvent.click(view.getByText('Try again'));
    expect(await view.findByText('Publish…')).toBeTruthy();
    expect((await open({ status: 404 })).view.queryByText('Try again')).toBeNull();
  });

  /** Changes that a closed window has left in this browser, based on a version. */
  const leave = (page: typeof stored, version: number) =>
    createJournal(localStorage, 'about', windowsOf('closed')).write({
      content: page,
      version,
      base: stored,
      unacknowledged: [],
    });

  it('recovers the unsaved changes of a closed window, and saves them [preview.compose]', async () => {
    leave(changed, 3);
    const { view, calls, title } = await open();
    expect(view.getByText('Unsaved changes recovered.')).toBeTruthy();
    expect(title().value).toBe('About us');
    await waitFor(
      () => expect(calls.some((call) => call.startsWith('PUT /editing/page/about/draft?version=3 '))).toBe(true),
      { timeout: 5000 },
    );
  });

  it('forgets unsaved changes that were saved after all [preview.compose]', async () => {
    leave(stored, 2);
    const { view } = await open();
    expect(view.queryByText('Unsaved changes recovered.')).toBeNull();
    expect(Object.keys({ ...localStorage }).filter((name) => name.includes('about'))).toEqual([]);
  });
});
