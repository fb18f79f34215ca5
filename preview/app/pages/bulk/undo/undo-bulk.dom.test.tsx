import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { BulkAction } from '../plan-bulk.ts';
import type { PageResult } from '../run-bulk.ts';
import { UndoBulk } from './undo-bulk.tsx';
import { useLatestBulk } from './use-latest-bulk.ts';

afterEach(() => vi.unstubAllGlobals());

const result = (id: string, error?: string, undo: PageResult['undo'] = { kind: 'restore' }): PageResult => ({
  id,
  title: id,
  version: 1,
  effect: '',
  error,
  undo,
});
const onShowDeleted = vi.fn();
const pageState = { id: 'a', title: 'A', hasDraft: true, draftVersion: 1 };

/** The status of the latest bulk action. Calls for a page that is in `refused` are refused. */
function open(...refused: string[]) {
  const calls: string[] = [];
  const refusals = new Set(refused);
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url.replace('/_preview/api/editing/page/', ''), body].filter(Boolean).join(' '));
    if (url.endsWith('/draft') && method === 'GET')
      return Response.json({ state: pageState, page: { id: 'a', title: 'New', tiles: [] } });
    if (/\/(un)?publish$/.test(url)) return Response.json({ revision: 5, sequence: 9 });
    return refusals.has(url.split('/').at(-2) ?? '')
      ? Response.json({ message: 'It is busy.', errors: [] }, { status: 503 })
      : Response.json(pageState);
  });
  let bulk: ReturnType<typeof useLatestBulk> | undefined;
  function Status() {
    bulk = useLatestBulk();
    const { bulk: latest, dismiss } = bulk;
    return (
      <div role="status">
        {latest && <UndoBulk key={latest.key} bulk={latest} onShowDeleted={onShowDeleted} onClose={dismiss} />}
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
    undoNext: () => bulk?.undoNext(),
    finish: (...args: Parameters<ReturnType<typeof useLatestBulk>['finish']>) => act(() => bulk?.finish(...args)),
    doActions: (count: number) =>
      act(() => {
        for (let each = 0; each < count; each += 1) bulk?.countAction();
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

  it('is undone at once if that was chosen in its dialog', async () => {
    const { calls, finish, undoNext } = open();
    undoNext();
    finish('delete', [result('a'), result('b')]);
    expect(await screen.findByText('2 pages were restored.')).toBeTruthy();
    expect(calls).toEqual(['POST a/restore', 'POST b/restore']);
    finish('delete', [result('c')]);
    expect(screen.getByText('1 page was deleted.')).toBeTruthy();
    expect(calls).toHaveLength(2);
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

  it('is offered until the next bulk action, such as restoring other pages', () => {
    const { finish } = open();
    finish('delete', [result('a')]);
    finish('restore', [result('b')]);
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

const undoneBy = (undo: PageResult['undo']): string => {
  if (undo?.kind === 'unpublish') return '1 page is no longer live.';
  return undo?.kind === 'republish' && !undo.keepsDraft ? '1 page is live again.' : '1 page was changed back.';
};

describe('another bulk action, after its dialog is closed [editor.find] [preview.publish]', () => {
  it.each<[BulkAction, PageResult['undo'], string, readonly string[]]>([
    ['publish', { kind: 'unpublish' }, '1 page was published.', ['POST a/unpublish']],
    [
      'publish',
      { kind: 'republish', revision: 3, keepsDraft: true },
      '1 page was published.',
      [
        'GET a/draft',
        'POST a/publish {"revision":3,"version":1}',
        'PUT a/draft?version=1 {"id":"a","title":"New","tiles":[]}',
      ],
    ],
    [
      'publish',
      { kind: 'unpublish', keepsSchedule: true, scheduledAt: '2999-07-01T09:00:00Z' },
      '1 page was published.',
      [
        'POST a/unpublish {"keepsSchedule":true}',
        'GET a/draft',
        'PUT a/schedule {"version":1,"publishAt":"2999-07-01T09:00:00Z"}',
      ],
    ],
    [
      'publish',
      { kind: 'unpublish', keepsSchedule: true, scheduledAt: '2020-07-01T09:00:00Z' },
      '1 page was published.',
      ['POST a/unpublish {"keepsSchedule":true}', 'GET a/draft'],
    ],
    [
      'publish',
      { kind: 'republish', revision: 3, keepsDraft: true, scheduledAt: '2999-07-01T09:00:00Z' },
      '1 page was published.',
      [
        'GET a/draft',
        'POST a/publish {"revision":3,"version":1}',
        'PUT a/draft?version=1 {"id":"a","title":"New","tiles":[]}',
        'PUT a/schedule {"version":1,"publishAt":"2999-07-01T09:00:00Z"}',
      ],
    ],
    [
      'unpublish',
      { kind: 'republish', revision: 3, keepsDraft: false },
      '1 page was unpublished.',
      ['POST a/publish {"revision":3,"version":1,"restoresSchedule":true}'],
    ],
    [
      'schedule',
      { kind: 'schedule', times: { publishAt: null } },
      '1 page was scheduled.',
      ['PUT a/schedule {"version":1,"publishAt":null}'],
    ],
  ])('to %s is undone by %j', async (action, undo, message, expected) => {
    const { calls, finish } = open();
    finish(action, [result('a', undefined, undo)]);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText('Show deleted pages')).toBeNull();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText(undoneBy(undo))).toBeTruthy();
    expect(calls).toEqual(expected);
  });

  it('is undone only for the pages with which that is possible', async () => {
    const { calls, finish } = open();
    finish('unpublish', [result('a', undefined, { kind: 'unpublish' }), { ...result('b'), undo: undefined }]);
    expect(screen.getByText('2 pages were unpublished.')).toBeTruthy();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('1 page is no longer live.')).toBeTruthy();
    expect(calls).toEqual(['POST a/unpublish']);
  });
});
