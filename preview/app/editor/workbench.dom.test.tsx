import { setImmediate as nextTurn } from 'node:timers/promises';
import { useQuery } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
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
