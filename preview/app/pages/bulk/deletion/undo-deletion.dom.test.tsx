import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { PageResult } from '../run-pages.ts';
import { UndoDeletion } from './undo-deletion.tsx';
import { useBulkDeletion } from './use-bulk-deletion.ts';

afterEach(() => vi.unstubAllGlobals());

const result = (id: string, error?: string): PageResult => ({ id, title: id, version: 1, effect: '', error });
const onShowDeleted = vi.fn();

/** The status of the latest deletion. Calls for a page that is in `refused` are refused. */
function open(...refused: string[]) {
  const calls: string[] = [];
  const refusals = new Set(refused);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url.replace('/_preview/api/editing/page/', '')}`);
    return refusals.has(url.split('/').at(-2) ?? '')
      ? Response.json({ message: 'It is busy.', errors: [] }, { status: 503 })
      : Response.json({ id: 'a', title: 'A', hasDraft: true, draftVersion: 1 });
  });
  let deletion: ReturnType<typeof useBulkDeletion> | undefined;
  function Status() {
    deletion = useBulkDeletion();
    const { deletion: latest, dismiss } = deletion;
    return (
      <div role="status">
        {latest && (
          <UndoDeletion key={latest.key} pages={latest.pages} onShowDeleted={onShowDeleted} onClose={dismiss} />
        )}
      </div>
    );
  }
  render(
    <TestQueries>
      <Status />
    </TestQueries>,
  );
  return {
    calls,
    refusals,
    finish: (...args: Parameters<ReturnType<typeof useBulkDeletion>['finish']>) => act(() => deletion?.finish(...args)),
    doActions: (count: number) =>
      act(() => {
        for (let each = 0; each < count; each += 1) deletion?.countAction();
      }),
  };
}
const status = () => screen.getByRole('status').textContent;

describe('a bulk deletion, after its dialog is closed [editor.find]', () => {
  it('is undone from the list', async () => {
    const { calls, finish } = open();
    finish('delete', [result('a'), result('b'), result('c', 'It is in use.')]);
    expect(screen.getByText('2 pages were deleted.')).toBeTruthy();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('2 pages were restored.')).toBeTruthy();
    expect(calls).toEqual(['POST a/restore', 'POST b/restore']);
    expect(screen.queryByText('Undo')).toBeNull();
    await userEvent.click(screen.getByText('Close'));
    expect(status()).toBe('');
  });

  it('can be undone for the pages that could not be restored, with the reason', async () => {
    const { calls, refusals, finish } = open('b');
    finish('delete', [result('a'), result('b')]);
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('1 page was restored. 1 page failed. It is busy.')).toBeTruthy();
    refusals.clear();
    calls.length = 0;
    await userEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(screen.getByText('1 page was restored.')).toBeTruthy());
    expect(calls).toEqual(['POST b/restore']);
  });

  it('is offered again for a page that was restored and deleted again', async () => {
    const { finish } = open();
    finish('delete', [result('a')]);
    await userEvent.click(screen.getByText('Undo'));
    await screen.findByText('1 page was restored.');
    finish('delete', [result('a')]);
    expect(screen.getByText('1 page was deleted.')).toBeTruthy();
    expect(screen.getByText('Undo')).toBeTruthy();
  });

  it('is offered until ten other actions were done', () => {
    const { finish, doActions } = open();
    finish('delete', [result('a')]);
    doActions(9);
    expect(screen.getByText('1 page was deleted.')).toBeTruthy();
    doActions(1);
    expect(status()).toBe('');
  });

  it.each(['publish', 'restore'] as const)('is offered until the next bulk action, such as “%s”', (action) => {
    const { finish } = open();
    finish('delete', [result('a')]);
    finish(action, [result('b')]);
    expect(status()).toBe('');
  });

  it('is not offered if no page was deleted', () => {
    const { finish } = open();
    finish('delete', [result('a', 'It is in use.')]);
    expect(status()).toBe('');
  });

  it('leads to all deleted pages', async () => {
    const { finish } = open();
    finish('delete', [result('a')]);
    await userEvent.click(screen.getByText('Show deleted pages'));
    expect(onShowDeleted).toHaveBeenCalledOnce();
  });
});
