import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { findKindView } from '../../kind-views.ts';
import { ContentList } from '../content-list.tsx';

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

const vacancy = (id: string, more: Partial<ContentState> = {}): ContentState => ({
  kind: 'job',
  id,
  name: `Job ${id}`,
  isLive: true,
  hasDraft: true,
  draftVersion: 3,
  publishedRevision: 2,
  ...more,
});

/** The list of vacancies with these, of which some are selected. Calls with `refused` in their path fail. */
async function select(
  items: readonly ContentState[],
  ids: readonly string[],
  { kind = 'job', refused = '-', endsSchedules = false } = {},
) {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  const calls: string[] = [];
  const isFailing = { uses: true };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/_preview/api/editing/content/job', '');
    if (url.endsWith('/facts')) return Response.json(testFacts);
    if (url.endsWith('/uses') && refused === '/uses' && isFailing.uses)
      return Response.json({ message: 'The service has failed.', errors: [] }, { status: 500 });
    if (url.endsWith('/uses'))
      return Response.json({
        uses: url.includes('/used/')
          ? [{ kind: 'page', id: 'careers', name: 'Careers', isLive: true, isDraft: false }]
          : [],
      });
    if (method === 'GET' && !url.endsWith('/draft')) return Response.json({ items });
    const item = items.find(({ id }) => path.includes(`/${id}`));
    if (method !== 'GET') calls.push([method, path, body].filter(Boolean).join(' '));
    if (path.includes(refused)) return Response.json({ message: 'It has an error.', errors: [] }, { status: 422 });
    if (method === 'GET') return Response.json({ state: item, content: { job_id: item?.id, name: 'New' } });
    if (url.endsWith('/publish')) return Response.json({ revision: 3, sequence: 9 });
    return Response.json(endsSchedules ? { ...item, scheduledAt: null } : item);
  });
  render(
    <TestQueries>
      <ContentList view={view} />
    </TestQueries>,
  );
  await screen.findByText(/^\d+ (vacanc|offer|restaurant)/);
  for (const id of ids) await userEvent.click(screen.getByLabelText(`Select Job ${id}`));
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const ask = async (action: string, name: string) => {
    await click(`${action}…`);
    return within(await screen.findByRole('dialog', { name }));
  };
  return { calls, isFailing, click, ask };
}

describe('selected vacancies [editor.content] [editor.find]', () => {
  it('are published together: what has no changes is left out, and what failed is named', async () => {
    const items = [vacancy('a'), vacancy('b', { hasDraft: false }), vacancy('c', { place: 'Bath' })];
    const { calls, click, ask } = await select(items, ['a', 'b', 'c'], { refused: '/c/publish' });
    expect(screen.getByText('3 vacancies selected')).toBeTruthy();
    const dialog = await ask('Publish', 'Publish 3 vacancies?');
    expect(dialog.getByText('There are no changes to publish.')).toBeTruthy();
    expect(calls).toEqual([]);
    await click('Publish 2 vacancies');
    expect(await screen.findByText('1 vacancy was published. 1 failed. Job c, Bath: It has an error.')).toBeTruthy();
    expect(calls).toEqual(['POST /a/publish {"version":3}', 'POST /c/publish {"version":3}']);
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('have their former live version and their drafts again after Undo [editor.undo]', async () => {
    const { calls, click, ask } = await select([vacancy('a'), vacancy('b', { isLive: false })], ['a', 'b']);
    await ask('Publish', 'Publish 2 vacancies?');
    await click('Publish 2 vacancies');
    await userEvent.click(await screen.findByText('Undo'));
    expect(await screen.findByText('2 vacancies were changed back.')).toBeTruthy();
    expect(calls.slice(2)).toEqual([
      'POST /a/publish {"version":3,"revision":2}',
      'PUT /a/draft?version=3 {"job_id":"a","name":"New"}',
      'POST /b/unpublish',
    ]);
  });

  it('have the schedules again after Undo that publishing has ended [editor.undo] [preview.publish]', async () => {
    const scheduledAt = '2999-07-01T09:00:00Z';
    const items = [vacancy('a'), vacancy('b', { isLive: false })].map((item) => ({ ...item, scheduledAt }));
    const { calls, click, ask } = await select(items, ['a', 'b'], { endsSchedules: true });
    await ask('Publish', 'Publish 2 vacancies?');
    await click('Publish 2 vacancies');
    await userEvent.click(await screen.findByText('Undo'));
    await screen.findByText('2 vacancies were changed back.');
    const schedule = `{"version":3,"publishAt":"${scheduledAt}"}`;
    expect(calls.slice(2)).toEqual([
      'POST /a/publish {"version":3,"revision":2}',
      'PUT /a/draft?version=3 {"job_id":"a","name":"New"}',
      `PUT /a/schedule ${schedule}`,
      'POST /b/unpublish {"keepsSchedule":true}',
      `PUT /b/schedule ${schedule}`,
    ]);
  });

  it('are unpublished together, and live again after Undo [editor.undo]', async () => {
    const { calls, click, ask } = await select([vacancy('a'), vacancy('used')], ['a', 'used']);
    const dialog = await ask('Unpublish', 'Unpublish 2 vacancies?');
    expect((await dialog.findByText('Careers')).getAttribute('href')).toBe('/pages/careers');
    await click('Unpublish 2 vacancies');
    await userEvent.click(await screen.findByText('Undo'));
    await screen.findByText('2 vacancies were published again.');
    expect(calls).toEqual([
      'POST /a/unpublish',
      'POST /used/unpublish',
      'POST /a/publish {"version":3,"restoresSchedule":true,"revision":2}',
      'POST /used/publish {"version":3,"restoresSchedule":true,"revision":2}',
    ]);
  });

  it('are deleted together, but not those to which other content refers', async () => {
    const { calls, click, ask } = await select([vacancy('a'), vacancy('used')], ['a', 'used']);
    const dialog = await ask('Delete', 'Delete 2 vacancies?');
    await dialog.findByText('Other content still refers to it. Change that first:');
    expect(dialog.getByText('Careers')).toBeTruthy();
    await click('Delete 1 vacancy');
    await userEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(calls).toEqual(['DELETE /a', 'POST /a/restore']));
  });

  it('are deleted without knowing their uses only if that is said [preview.errors]', async () => {
    const { calls, isFailing, click, ask } = await select([vacancy('a')], ['a'], { refused: '/uses' });
    const dialog = await ask('Delete', 'Delete 1 vacancy?');
    expect(await dialog.findByText('Delete 1 vacancy without knowing where they are used')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe(
      'What uses 1 vacancy could not be read. The service has failed. Try again',
    );
    isFailing.uses = false;
    await click('Try again');
    await userEvent.click(await dialog.findByText('Delete 1 vacancy'));
    await waitFor(() => expect(calls).toEqual(['DELETE /a']));
  });

  it('are no longer selected on request', async () => {
    const { click } = await select([vacancy('a')], ['a']);
    await click('Clear selection');
    expect(screen.getByLabelText('Select Job a')).toHaveProperty('checked', false);
    expect(screen.queryByText('1 vacancy selected')).toBeNull();
  });

  it('have names of their own for their controls if several have one title [editor.content]', async () => {
    await select([vacancy('a', { name: 'Chef', place: 'Bath' }), vacancy('b', { name: 'Chef', place: 'York' })], []);
    expect(screen.getByLabelText('Select Chef, Bath')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Actions for Chef, York' })).toBeTruthy();
  });

  it('are sorted by name on request', async () => {
    await select([vacancy('b'), vacancy('a')], []);
    const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('code')?.textContent);
    expect(names()).toEqual(['b', 'a']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    expect(names()).toEqual(['a', 'b']);
  });
});

describe('the list of restaurants [editor.content] [editor.find]', () => {
  const restaurant = vacancy('1001', { kind: 'restaurants', name: 'Briggate', place: 'Leeds' });

  it('says of each its city and when it was changed last, and sorts without last days', async () => {
    await select([{ ...restaurant, publishedAt: '2026-11-20T10:00:00Z', draftSavedAt: '2026-11-24T18:00:00Z' }], [], {
      kind: 'restaurants',
    });
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('Leeds');
    expect(row.textContent).toContain('Changed 24 Nov 2026, 18:00');
    const orders = [...screen.getByLabelText('Sort by').children].map(({ textContent }) => textContent);
    expect(orders).toEqual(['Order of the site', 'Name', 'Place', 'Last changed']);
  });

  it('offers what can be done with those that are selected', async () => {
    await select([restaurant], [], { kind: 'restaurants' });
    await userEvent.click(screen.getByLabelText('Select Briggate'));
    expect(screen.getByText('1 restaurant selected')).toBeTruthy();
    const bar = within(screen.getByRole('region', { name: 'Selected restaurants' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Publish…',
      'Unpublish…',
      'Delete…',
      'Clear selection',
    ]);
  });
});
