import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { PageState } from '#schemas/api/content/editing.ts';
import { BulkBar } from '../bulk-bar.tsx';
import { LatestBulkContext } from '../undo/use-latest-bulk.ts';
import type { OnFinish } from '../use-bulk.ts';

/** A page with a draft that can be published. */
export const draft = (id: string, more: Partial<PageState> = {}): PageState => ({
  id,
  title: `The ${id} page`,
  hasDraft: true,
  draftVersion: 3,
  ...more,
});

/** The bar with these selected pages. `reply` replies to a call, or returns undefined for the default reply. */
export function select(
  pages: readonly PageState[],
  {
    total = pages.length,
    storesPages = true,
    reply = (_: string): Response | Promise<Response> | undefined => undefined,
  } = {},
) {
  const calls: string[] = [];
  const onFinish = vi.fn<OnFinish>();
  const undoNext = vi.fn();
  const selection = {
    pages: new Map(pages.map((page) => [page.id, page])),
    announcement: 'Announced',
    toggle: vi.fn(),
    extendTo: vi.fn(async () => undefined),
    selectAll: vi.fn(async () => undefined),
    clear: vi.fn(),
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = [method, url.replace('/_preview/api', ''), body].filter(Boolean).join(' ');
    calls.push(call);
    const own = reply(call);
    if (own) return own;
    if (url.endsWith('/publish') || url.endsWith('/unpublish')) return Response.json({ revision: 1, sequence: 1 });
    if (!url.endsWith('/page-checks')) return Response.json(pages[0]);
    const ids: string[] = JSON.parse(body ?? '{}').ids;
    return Response.json({
      pages: ids.map((id) => ({ id, state: selection.pages.get(id) ?? null, errors: [], hasBuiltIn: false })),
    });
  });
  render(
    <TestQueries>
      <LatestBulkContext value={{ undoNext }}>
        <BulkBar selection={selection} total={total} storesPages={storesPages} onFinish={onFinish} />
      </LatestBulkContext>
    </TestQueries>,
  );
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const list = async (heading: string) =>
    [...((await screen.findByRole('heading', { name: heading })).closest('section')?.querySelectorAll('li') ?? [])].map(
      ({ textContent }) => textContent,
    );
  return { calls, selection, onFinish, undoNext, click, list };
}
