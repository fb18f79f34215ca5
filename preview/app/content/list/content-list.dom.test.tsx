import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { ContentState, ListedItem } from '#schemas/api/content/content-items.ts';
import { findKindView } from '../kind-views.ts';
import { ContentList } from './content-list.tsx';
import { offerState as item } from './testing/offer-state.ts';

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

const view = findKindView('offer');
if (!view) throw new Error('There are no offers.');

const items = [
  item('one'),
  item('two', { hasDraft: true }),
  item('three', { isLive: false, hasDraft: true }),
  item('four', { hasDraft: true, scheduledAt: '2026-11-27T10:00:00Z' }),
  item('five', { isLive: false, deletedAt: '2026-11-20T10:00:00Z' }),
];

interface Shown {
  readonly kind?: string;
  readonly restored?: ContentState;
  readonly listed?: readonly ContentState[];
  /** What the service finds for a text. */
  readonly found?: (text: string) => readonly ListedItem[] | Promise<readonly ListedItem[]>;
  readonly storesPages?: boolean;
  readonly status?: number;
  readonly refusal?: string;
  /** How many deletions still fail. */
  readonly failing?: { deletions: number };
  readonly uses?: readonly object[];
}

/** The list of offers with a service that has these. */
async function show({
  listed = items,
  found = () => [],
  kind = 'offer',
  restored,
  storesPages = true,
  status = 200,
  refusal,
  failing = { deletions: 0 },
  uses = [],
}: Shown = {}) {
  const calls: string[] = [];
  const signals = new Map<string, AbortSignal | null | undefined>();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    calls.push([method, url.replace('/_preview/api', ''), body].filter(Boolean).join(' '));
    if (url.endsWith('/facts')) return Response.json({ ...testFacts, storesPages });
    if (url.endsWith('/uses')) return Response.json({ uses });
    if (url.endsWith('/publish')) return Response.json({ revision: 2, sequence: 9 });
    if (status !== 200) return Response.json({ message: 'It failed.', errors: [] }, { status });
    if (method === 'DELETE' && failing.deletions > 0) {
      failing.deletions -= 1;
      return new Response('', { status: 500 });
    }
    if (method === 'DELETE' && refusal) return Response.json({ message: refusal, errors: [] }, { status: 409 });
    if (method !== 'GET') return Response.json(restored ?? listed.find(({ id }) => url.includes(`/${id}`)));
    const text = new URL(url, 'https://preview.example').searchParams.get('text');
    if (text !== null) signals.set(text, signal);
    return Response.json({ items: text === null ? listed : await found(text) });
  });
  render(
    <TestQueries>
      <ContentList view={findKindView(kind) ?? Object({})} />
    </TestQueries>,
  );
  return {
    calls,
    signals,
    rows: () => screen.queryAllByRole('listitem').map((row) => row.querySelector('code')?.textContent),
  };
}

const rowOf = async (id: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(id)).closest('li');
  if (!row) throw new Error(`There is no row of ${id}.`);
  return row;
};
const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const changes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

describe('the list of offers', () => {
  it('shows each with its status, without deleted ones [editor.content]', async () => {
    await show();
    const row = async (id: string) => (await screen.findByText(id)).closest('li');
    expect(await row('one')).toHaveProperty('textContent', expect.stringContaining('Live'));
    expect((await row('two'))?.textContent).toContain('Changes not live');
    expect((await row('three'))?.textContent).toContain('Never published');
    expect((await row('four'))?.textContent).toContain('Goes live Fri, 27 Nov, 10:00'.replace(', 27', ' 27'));
    expect(screen.queryByText('five')).toBeNull();
    expect(screen.getByText('4 offers')).toBeTruthy();
  });

  it('shows where each vacancy is, and finds those that have ended [editor.content]', async () => {
    await show({
      kind: 'job',
      listed: [item('one', { place: 'Briggate' }), item('two', { place: 'Soho', lastDay: '2020-01-01' })],
    });
    expect((await rowOf('one')).textContent).toContain('Briggate');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Ended');
    expect((await rowOf('two')).textContent).toContain('SohotwoEnded 1 Jan 2020');
    expect(screen.queryByText('one')).toBeNull();
  });

  it('of menus has no filter of ended ones [editor.content]', async () => {
    await show({ kind: 'menu' });
    await screen.findByText('one');
    expect(screen.queryByRole('option', { name: 'Ended' })).toBeNull();
  });

  it('is filtered by text and status, and says when nothing matches [editor.content]', async () => {
    const user = userEvent.setup();
    const { rows } = await show();
    await screen.findByText('one');
    await user.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
    expect(rows()).toEqual(['four']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Deleted');
    expect(rows()).toEqual(['five']);
    await user.type(screen.getByLabelText('Search'), 'nothing');
    expect(await screen.findByText('No offers match these filters.')).toBeTruthy();
    await user.click(screen.getByText('Clear filters'));
    expect(rows().length).toBeGreaterThan(1);
    expect([screen.queryByText('Clear filters'), document.activeElement]).toEqual([
      null,
      screen.getByLabelText('Search'),
    ]);
  });

  it('has a title and links to its offers [editor.find]', async () => {
    await show({ listed: [item('summer/lunch', { name: undefined }), item('two', { hasDraft: true })] });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Offers');
    expect(document.title).toBe('Offers · Preview');
    const link = await screen.findByRole('link', { name: 'summer/lunch' });
    expect(link.getAttribute('href')).toBe('/content/offer/summer%2Flunch');
    expect(screen.getAllByRole('listitem').map((row) => row.dataset.status)).toEqual(['live', 'changed']);
  });

  it('shows what the service finds in all texts, with where it was found, marked [editor.find]', async () => {
    const laksa = { text: 'laksa', isMatch: true };
    const { rows } = await show({
      found: (text) =>
        text === 'laksa'
          ? [
              item('four', {
                scheduledAt: '2026-11-27T10:00:00Z',
                name: 'Laksa night',
                nameParts: [{ ...laksa, text: 'Laksa' }, { text: ' night' }],
              }),
              item('one', { match: { field: 'Description', owner: 'Lunch bowl', parts: [{ text: 'With ' }, laksa] } }),
            ]
          : [],
    });
    await screen.findByText('one');
    await userEvent.type(screen.getByLabelText('Search'), ' laksa ');
    await waitFor(() => expect(rows()).toEqual(['four', 'one']));
    expect(screen.getByText('2 offers')).toBeTruthy();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Best match' }).selected).toBe(true);
    expect((await rowOf('one')).textContent).toContain('Lunch bowl · Description: With laksa');
    expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['Laksa', 'laksa']);
    // The filters still apply, and the name in labels stays whole.
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
    expect(rows()).toEqual(['four']);
    expect(screen.getByRole('link', { name: 'Laksa night' })).toBeTruthy();
  });

  it('searches once for what is typed, keeps what it shows meanwhile, and ignores the answer of an older search [editor.find]', async () => {
    const answers = new Map<string, PromiseWithResolvers<readonly ListedItem[]>>();
    const { calls, rows } = await show({
      found: (text) => {
        const answer = Promise.withResolvers<readonly ListedItem[]>();
        answers.set(text, answer);
        return answer.promise;
      },
    });
    await screen.findByText('one');
    const before = rows();
    const search = async (text: string) => {
      type(text);
      await waitFor(() => expect(answers.has(text)).toBe(true));
    };
    for (const text of ['l', 'la', 'lak', 'laks']) type(text);
    expect(screen.getByText('Searching…')).toBeTruthy();
    await search('laksa');
    const list = screen.getByRole('list');
    expect([rows(), list.getAttribute('aria-busy'), list.inert]).toEqual([before, 'true', true]);
    await search('laksa soup');
    answers.get('laksa soup')?.resolve([item('four')]);
    await waitFor(() => expect(rows()).toEqual(['four']));
    expect(list.inert).toBe(false);
    answers.get('laksa')?.resolve([item('one')]);
    await act(() => Promise.resolve());
    expect([rows(), screen.queryByText('Searching…')]).toEqual([['four'], null]);
    expect(calls.filter((call) => call.includes('text='))).toEqual([
      'GET /editing/content/offer?text=laksa',
      'GET /editing/content/offer?text=laksa+soup',
    ]);
  });

  it('shows no items of the previous search after one that failed [preview.errors]', async () => {
    const { rows } = await show({ found: () => Promise.reject(new TypeError('Failed to fetch')) });
    await screen.findByText('one');
    type('laksa');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The server cannot be reached\./);
    expect([rows(), screen.queryByText('Searching…')]).toEqual([[], null]);
    type('');
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('cancels the request of an older search [editor.find]', async () => {
    const { signals } = await show({ found: () => new Promise(() => undefined) });
    await screen.findByText('one');
    type('laksa');
    await waitFor(() => expect(signals.has('laksa')).toBe(true));
    type('laksa soup');
    await waitFor(() => expect(signals.has('laksa soup')).toBe(true));
    expect([signals.get('laksa')?.aborted, signals.get('laksa soup')?.aborted]).toEqual([true, false]);
  });

  it('shows all again when the search is cleared [editor.find]', async () => {
    const { rows } = await show({ found: () => [item('four')] });
    await screen.findByText('one');
    await userEvent.type(screen.getByLabelText('Search'), 'f');
    await waitFor(() => expect(rows()).toEqual(['four']));
    await userEvent.clear(screen.getByLabelText('Search'));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('opens the dialog for a new one [editor.content]', async () => {
    await show();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'New offer' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says that it is being loaded [loading.flags]', async () => {
    await show();
    expect(screen.getByText('Loading offers…')).toBeTruthy();
    await screen.findByText('one');
  });

  it('says that there are none yet [editor.content]', async () => {
    await show({ listed: [] });
    expect(await screen.findByText('There are no offers yet. Create the first one.')).toBeTruthy();
  });

  it('says why it could not be loaded, and tries again [editor.content]', async () => {
    const { calls } = await show({ status: 422 });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByText('It failed.')).toBeTruthy();
    expect(calls.filter((call) => call === 'GET /editing/content/offer').length).toBeGreaterThan(1);
  });

  it('says why nothing can be edited if the API has no such calls [editor.content]', async () => {
    const { calls } = await show({ storesPages: false });
    expect(
      await screen.findByText('This API has no calls for editing offers. Change them in the system behind it.'),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New offer' })).toBeNull();
    expect(calls.filter((call) => call.includes('/content/')).length).toBeLessThanOrEqual(1);
  });

  it('asks before it deletes a live one, and says why that was refused [editor.content]', async () => {
    const user = userEvent.setup();
    const { calls } = await show({ refusal: 'Other content refers to this offer.' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Offer one' }));
    const row = screen.getByText('one').closest('li');
    if (!row) throw new Error('There is no row.');
    await user.click(within(row).getByText('Delete'));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await waitFor(() => expect(screen.getByText('Delete offer')).toHaveProperty('disabled', false));
    await user.click(screen.getByText('Delete offer'));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Offer one?' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      '“Offer one” was not deleted. Other content refers to this offer.',
    );
    expect(calls).toContain('DELETE /editing/content/offer/one');
  });

  it('keeps the question open while a deletion fails, until it succeeds [editor.content] [preview.errors]', async () => {
    const failing = { deletions: 2 };
    const { calls } = await show({ failing });
    await userEvent.click(within(await rowOf('one')).getByText('Delete'));
    await waitFor(() => expect(screen.getByText('Delete offer')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Delete offer'));
    const reason = '“Offer one” was not deleted. The service answered 500.';
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(reason);
    await userEvent.click(dialog.getByText('Try again'));
    expect((await dialog.findByRole('alert')).textContent).toBe(reason);
    await userEvent.click(dialog.getByText('Try again'));
    expect(await screen.findByText('Offer one was deleted.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(calls)).toHaveLength(3);
  });
});

describe('a live offer', () => {
  const inUse = [{ kind: 'page', id: 'offers', name: 'All deals', isLive: true, isDraft: false }];

  it('is unpublished once that is confirmed, and live again after Undo [editor.content] [editor.undo]', async () => {
    const live = item('one', { publishedRevision: 4, draftVersion: 7 });
    const { calls } = await show({ listed: [live], uses: inUse });
    await userEvent.click(within(await rowOf('one')).getByText('Unpublish…'));
    expect(await screen.findByText('All deals')).toHaveProperty('href', expect.stringContaining('/pages/offers'));
    expect(changes(calls)).toEqual([]);
    await userEvent.click(screen.getByText('Unpublish offer'));
    expect(await screen.findByText('Offer one is unpublished.')).toBeTruthy();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('Offer one is live again.')).toBeTruthy();
    expect(changes(calls)).toEqual([
      'POST /editing/content/offer/one/unpublish',
      'POST /editing/content/offer/one/publish {"version":7,"restoresSchedule":true,"revision":4}',
    ]);
  });

  it('is not deleted while other content refers to it, which is said before the question [editor.content]', async () => {
    const { calls } = await show({ uses: inUse });
    await userEvent.click(within(await rowOf('one')).getByText('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer one cannot be deleted' }));
    expect(dialog.getByText('All deals')).toHaveProperty('href', expect.stringContaining('/pages/offers'));
    expect(dialog.queryByText('Delete offer')).toBeNull();
    await userEvent.click(dialog.getByText('Close'));
    expect([screen.queryByRole('dialog'), changes(calls)]).toEqual([null, []]);
  });

  it('is the only one that can be unpublished [editor.content]', async () => {
    await show();
    expect(within(await rowOf('one')).queryByText('Unpublish…')).toBeTruthy();
    expect(within(await rowOf('three')).queryByText('Unpublish…')).toBeNull();
  });
});

describe('items that were deleted', () => {
  it('are restored at once after they were deleted by mistake, which is asked for a draft too [editor.content]', async () => {
    const { calls } = await show();
    await userEvent.click(within(await rowOf('three')).getByText('Delete'));
    expect(await screen.findByText('Visitors do not see this offer. You can restore it for 30 days.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Delete offer')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Delete offer'));
    expect(await screen.findByText('Offer three was deleted.')).toBeTruthy();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('Offer three was restored as a draft. Visitors do not see it.')).toBeTruthy();
    expect(screen.queryByText('Undo')).toBeNull();
    expect(changes(calls)).toEqual([
      'DELETE /editing/content/offer/three',
      'POST /editing/content/offer/three/restore',
    ]);
    await userEvent.click(screen.getByText('Close'));
    expect(screen.queryByText('Offer three was restored as a draft. Visitors do not see it.')).toBeNull();
  });

  it('are live again if they were, without a time that has passed [editor.content]', async () => {
    const deleted = { deletedAt: '2026-11-20T10:00:00Z', scheduledAt: '2026-11-21T10:00:00Z' };
    await show({ listed: [item('six', deleted)], restored: item('six') });
    await screen.findByLabelText('Status');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Deleted');
    await userEvent.click(within(await rowOf('six')).getByText('Restore'));
    expect(
      await screen.findByText(/^Offer six was restored and is live again\. The time to publish it, .*, is gone\.$/),
    ).toBeTruthy();
  });

  it('are restored from the list of deleted ones, where they are no links [editor.content]', async () => {
    const { calls } = await show();
    await screen.findByText('one');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Deleted');
    const row = within(await rowOf('five'));
    expect([row.queryByRole('link'), row.queryByText('Delete')]).toEqual([null, null]);
    await userEvent.click(row.getByText('Restore'));
    expect(await screen.findByText('Offer five was restored as a draft. Visitors do not see it.')).toBeTruthy();
    expect(changes(calls)).toEqual(['POST /editing/content/offer/five/restore']);
  });

  it('stay if that is not confirmed [editor.content]', async () => {
    const { calls } = await show();
    await userEvent.click(within(await rowOf('one')).getByText('Delete'));
    expect(screen.getByRole('heading', { name: 'Delete Offer one?' })).toBeTruthy();
    expect(
      screen.getByText('This offer is live. Visitors will no longer see it. You can restore it for 30 days.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByText('Delete offer')).toBeNull());
    expect(changes(calls)).toEqual([]);
  });
});

describe('many offers', () => {
  it('are shown in parts, on request [editor.content]', async () => {
    const many = Array.from({ length: 125 }, (_, at) => item(`offer-${at}`));
    const { rows } = await show({ listed: many });
    await screen.findByText('offer-0');
    expect([rows().length, screen.getByText('125 offers').className]).toEqual([60, 'empty']);
    await userEvent.click(screen.getByText('Show more'));
    expect(rows()).toHaveLength(120);
    await userEvent.click(screen.getByText('Show more'));
    expect([rows().length, screen.queryByText('Show more')]).toEqual([125, null]);
  });
});
