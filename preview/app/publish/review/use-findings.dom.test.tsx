import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { useFindings } from './use-findings.ts';

const page = { id: 'about', title: 'About', tiles: [{ type: 'text', key: 'one', body: '<p>Words.</p>' }] };
const found = { code: 'link-missing', severity: 'warning', path: [], message: 'Gone.', fixes: [] };

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  document.body.innerHTML = '<div class="canvas"><div class="frame"><iframe width="390"></iframe></div></div>';
  const shown = document.implementation.createHTMLDocument();
  shown.body.innerHTML = '<main></main>';
  Object.defineProperties(shown, {
    defaultView: { value: { axe: { run: async () => ({ violations: [] }) } } },
    readyState: { value: 'complete' },
  });
  Object.defineProperty(frame(), 'contentDocument', { value: shown });
});

const frame = () => document.querySelector('iframe') ?? document.createElement('iframe');

/** An editor of the page whose dialog can be opened again and again. The server answers with a state of its content. */
function edit(server: { contentState: string | null; isLost?: boolean; status?: number }, edited = page) {
  const reviews: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (server.isLost) throw new TypeError('Failed to fetch');
    const { contentState, status = 200 } = server;
    if (status !== 200) return Response.json({ message: 'It failed.' }, { status });
    if (method === 'GET') return Response.json({ contentState });
    reviews.push(String(body));
    return Response.json({ findings: [found], weight: null, contentState });
  });
  const editor = createEditor(edited, { nowMs: () => 0 });
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <EditorContext.Provider value={{ id: edited.id, editor, facts: Object({}) }}>{children}</EditorContext.Provider>
    </QueryClientProvider>
  );
  const check = () => renderHook(() => useFindings({ path: '/about', at: undefined }), { wrapper }).result;
  const open = async (path = '/about') => {
    const { result, unmount } = renderHook(() => useFindings({ path, at: undefined }), { wrapper });
    const first = result.current;
    await waitFor(() => expect(result.current.isChecking).toBe(false));
    unmount();
    return { first, last: result.current };
  };
  return { editor, check, open, reviews };
}

describe('the checks of a dialog that is opened again [preview.publish]', () => {
  it('are there at once, and not run again while neither the page nor published content has changed', async () => {
    const { open, reviews } = edit({ contentState: '7' });
    const { last } = await open();
    const again = await open();
    expect(again.first).toEqual({ ...last, isChecking: true });
    expect([again.last, reviews.length]).toEqual([last, 1]);
  });

  it('run again after a change of the page', async () => {
    const { editor, open, reviews } = edit({ contentState: '7' });
    await open();
    act(() => editor.change({ label: 'Title', to: (content) => ({ ...content, title: 'Us' }) }));
    expect((await open()).first.findings).toEqual([]);
    expect(reviews).toHaveLength(2);
  });

  it.each<[string, (server: { contentState: string | null }) => void]>([
    ['after a change of published content', (server) => Object.assign(server, { contentState: '8' })],
    ['while it is changing', (server) => Object.assign(server, { contentState: null })],
    ['on another screen size', () => frame().setAttribute('width', '1280')],
  ])('run again %s', async (_, change) => {
    const server = { contentState: '7' };
    const { open, reviews } = edit(server);
    await open();
    change(server);
    await open();
    expect(reviews).toHaveLength(2);
  });

  it('run again at another address, and where the state of the content was unknown', async () => {
    const { open, reviews } = edit({ contentState: null });
    await open();
    await open();
    await open('/other');
    expect(reviews).toHaveLength(3);
  });

  it('are not taken for new ones without a connection', async () => {
    const server = { contentState: '7', isLost: false };
    const { open } = edit(server);
    await open();
    server.isLost = true;
    const { last } = await open();
    expect(last).toMatchObject({ findings: [], failure: { error: { message: expect.stringContaining('reached') } } });
  });
});

describe('the checks of a page whose request fails [preview.errors]', () => {
  afterEach(() => vi.useRealTimers());
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
  const noRequest = { contentState: '7', isLost: true };

  it('are requested again as soon as the connection is back', async () => {
    vi.useFakeTimers();
    const server = { ...noRequest };
    const checks = edit(server).check();
    await settle();
    expect(checks.current.failure?.error.message).toBe('The server cannot be reached. Check your connection.');
    server.isLost = false;
    act(() => void dispatchEvent(new Event('online')));
    await settle();
    expect([checks.current.failure, checks.current.findings]).toEqual([undefined, [found]]);
  });

  it('are requested again every few seconds, and keep the reason meanwhile', async () => {
    vi.useFakeTimers();
    const server = { contentState: '7', status: 500 };
    const checks = edit(server).check();
    await settle();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(checks.current.failure).toMatchObject({ count: 2, error: { message: 'It failed.' } });
    server.status = 200;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect([checks.current.failure, checks.current.findings]).toEqual([undefined, [found]]);
  });

  it('are requested again by the editor only where repeating them does not help', async () => {
    vi.useFakeTimers();
    const server = { contentState: '7', status: 400 };
    const checks = edit(server).check();
    await settle();
    server.status = 200;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(checks.current.failure?.error.message).toBe('It failed.');
    act(() => checks.current.retry?.());
    await settle();
    expect(checks.current.findings).toEqual([found]);
  });

  it('still have the errors of the fields', async () => {
    const broken = { ...page, tiles: [{ type: 'text', key: 'one', body: '<p>Words.</p>', heading: 7 }] };
    const { last } = await edit(noRequest, Object(broken)).open();
    expect(last.findings).toMatchObject([{ severity: 'error', path: ['tiles', 0, 'heading'], fixes: [] }]);
  });
});
