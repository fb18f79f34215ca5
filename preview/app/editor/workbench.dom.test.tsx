import { setImmediate as nextTurn } from 'node:timers/promises';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { factsQuery } from '../api/pages.ts';
import { EditorPage } from './editor-page.tsx';

afterEach(() => vi.unstubAllGlobals());

function FactsReader() {
  useQuery(factsQuery);
  return null;
}

/** How often the facts are loaded when a page is opened and left, while another view shows them. */
async function countLoads(id: string): Promise<number> {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/_preview/api', '');
    calls.push(path);
    if (path === '/facts') return Response.json(testFacts);
    if (path.endsWith('/uses')) return Response.json({ uses: [] });
    if (path.endsWith('/draft'))
      return Response.json({ state: { id, hasDraft: true, draftVersion: 1 }, page: { id, title: 'Hours', tiles: [] } });
    return new Response('<!doctype html><main></main>', { headers: { 'content-type': 'text/html' } });
  });
  const view = (editor: boolean) => (
    <TestQueries>
      <FactsReader />
      {editor && <EditorPage id={id} />}
    </TestQueries>
  );
  const { container, rerender } = render(view(true), { container: document.createElement('div') });
  await waitFor(() => expect(container.querySelector('.workbench')).not.toBeNull());
  rerender(view(false));
  await nextTurn();
  await nextTurn();
  return calls.filter((path) => path === '/facts').length;
}

it('the facts are loaded again when shared tiles are left, so that pages know of their changes [editor.shared-tiles]', async () => {
  expect(await countLoads('_shared/hours')).toBe(2);
  expect(await countLoads('about')).toBe(1);
});

it.each([
  ['new-page', 'H1'],
  [null, 'BODY'],
])('a page that is opened with the state %j has the focus at %s [editor.content]', async (state, focused) => {
  history.replaceState(state, '');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/facts')) return Response.json(testFacts);
    if (url.endsWith('/uses')) return Response.json({ uses: [] });
    if (url.endsWith('/draft'))
      return Response.json({
        state: { id: 'about', hasDraft: true, draftVersion: 1 },
        page: { id: 'about', title: 'About', tiles: [] },
      });
    return new Response('<!doctype html><main></main>', { headers: { 'content-type': 'text/html' } });
  });
  render(<EditorPage id="about" />, { wrapper: TestQueries });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  expect(document.activeElement?.tagName).toBe(focused);
  history.replaceState(null, '');
});

it('a deleted page says so when it is opened, and is restored as a draft from there [editor.undo]', async () => {
  const state = { id: 'about', hasDraft: true, draftVersion: 1, deletedAt: '2026-11-28T02:20:00.000Z' };
  const posted: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/_preview/api', '');
    if (init?.method === 'POST') posted.push(`${path} ${init.body}`);
    const current = posted.length > 0 ? { ...state, deletedAt: null } : state;
    if (path === '/facts') return Response.json(testFacts);
    if (path.endsWith('/uses')) return Response.json({ uses: [] });
    if (path.endsWith('/restore')) return Response.json(current);
    if (path.endsWith('/draft'))
      return Response.json({ state: current, page: { id: 'about', title: 'About', tiles: [] } });
    if (path.startsWith('/editing/pages')) return Response.json({ pages: [current], total: 1 });
    return new Response('<!doctype html><main></main>', { headers: { 'content-type': 'text/html' } });
  });
  render(
    <TestQueries>
      <EditorPage id="about" />
    </TestQueries>,
  );
  expect(await screen.findByText('This page was deleted on 28 Nov 2026, 02:20.')).toBeTruthy();
  fireEvent.click(screen.getByText('Restore it as a draft'));
  await waitFor(() => expect(screen.queryByText(/This page was deleted/)).toBeNull());
  expect(posted.find((call) => call.includes('/restore'))).toBe('/editing/page/about/restore {"asDraft":true}');
});
