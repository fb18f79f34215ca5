import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectPages } from '#adapters/service/content/pages/select-pages.ts';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { PageState } from '#schemas/api/content/editing.ts';
import { type FoundPages, pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { Pages } from './pages.tsx';

const live = { id: 'about', title: 'About', hasDraft: false, draftVersion: 0, publishedRevision: 1 };
const draft = { id: 'summer', title: 'Summer', hasDraft: true, draftVersion: 2 };
const untitled = { id: 'winter', title: undefined, hasDraft: true, draftVersion: 1 };
const facts = {
  ...testFacts,
  redirects: [{ from: '/sweets', to: '/menu', prefix: false }],
  pageTemplates: [{ value: '_template/event', label: 'Event' }],
};
const types = [{ type: 'text', pages: 1 }];
const copied = {
  id: 'about',
  title: 'About',
  tiles: [{ type: 'text', key: 'one', heading: 'About us', body: '<p>Words.</p>' }],
};

beforeAll(ignoreSearchWarning);
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The reply of the service: `about` has the one text tile. */
function find(pages: readonly PageState[], query: URLSearchParams): FoundPages {
  const uses = query.get('tile') === 'text' ? new Map([['about', { published: 1, draft: 1 }]]) : undefined;
  return selectPages(pages, pageListEndpoints.findPages.query.parse(Object.fromEntries(query)), { uses });
}

/** The list of pages. A call that is in `refused` is refused with this response. */
async function show({
  pages = [live, draft, untitled],
  storesPages = true,
  refused = {},
  deletes = () => undefined,
  later = Promise.resolve(),
  uses = [],
}: {
  readonly pages?: readonly PageState[];
  readonly storesPages?: boolean;
  readonly refused?: object;
  readonly deletes?: (id: string) => unknown;
  /** When the parts after the first one are answered. */
  readonly later?: Promise<void>;
  /** What uses each page. */
  readonly uses?: readonly object[];
} = {}) {
  const calls: string[] = [];
  const refusals: Record<string, object | undefined> = { ...refused };
  let isConnected = true;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    const path = url.replace('/_preview/api', '');
    if (method === 'DELETE') deletes(path.replace('/editing/page/', ''));
    if (method !== 'GET') calls.push([method, path, body].filter(Boolean).join(' '));
    const refusal = refusals[`${method} ${path}`] ?? refusals[`${method} ${path.replace(/\?.*/, '')}`];
    if (refusal) return Response.json(refusal, { status: 422 });
    const address = new URL(path, 'http://preview');
    if (address.pathname === '/editing/find-pages') {
      if (address.searchParams.get('start') !== '0') await later;
      return Response.json(find(pages, address.searchParams));
    }
    if (path === '/editing/page-views') return Response.json({ views: [] });
    if (path === '/editing/tile-types') return Response.json({ types });
    if (path === '/page-checks') {
      const { ids }: { readonly ids: readonly string[] } = JSON.parse(String(body));
      return Response.json({
        pages: ids.map((id) => ({ id, state: pages.find((page) => page.id === id), errors: [], hasBuiltIn: false })),
      });
    }
    if (path.endsWith('/uses')) return Response.json({ uses });
    if (path === '/facts') return Response.json({ ...facts, storesPages });
    if (method === 'GET') return Response.json({ state: live, page: copied });
    if (path.endsWith('/deleted')) return Response.json({ id: 'summer' });
    if (path === '/editing/page/about/restore')
      return Response.json({ ...live, ...(body && { publishedRevision: null }) });
    return Response.json(draft);
  });
  render(
    <TestQueries>
      <Pages />
    </TestQueries>,
  );
  await screen.findByText(/^Status$/);
  const setConnected = (value: boolean) => () => {
    isConnected = value;
  };
  return { calls, refusals, lose: setConnected(false), connect: setConnected(true) };
}
const rows = () => screen.queryAllByRole('row').filter((row) => row.dataset.index !== undefined);
const shown = () => rows().map((item) => item.querySelector('a')?.textContent);
const select = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of pages', () => {
  it('loads, and is filtered by text, status and tile [editor.find]', async () => {
    await show();
    expect(screen.getByText('Loading pages…')).toBeTruthy();
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.queryByText('Loading pages…')).toBeNull();
    await userEvent.type(screen.getByLabelText('Search'), 'summ');
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.clear(screen.getByLabelText('Search'));
    select('Status', 'live');
    await waitFor(() => expect(shown()).toHaveLength(1));
    select('Status', 'deleted');
    expect(await screen.findByText('No pages match these filters.')).toBeTruthy();
    const hint = screen.getByLabelText('Status').getAttribute('aria-describedby');
    expect(document.getElementById(hint ?? '')?.textContent).toMatch(/^Deleted pages, which can be restored\./);
    await userEvent.click(screen.getByText('Clear filters'));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect([screen.queryByText('Clear filters'), document.activeElement]).toEqual([
      null,
      screen.getByLabelText('Search'),
    ]);
    expect(screen.getByLabelText('Status').getAttribute('aria-describedby')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy();
    select('Uses tile', 'text');
    // On phones the filters are behind this button.
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy();
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screen.queryByText('No pages match these filters.')).toBeNull();
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map(({ value, text }) => [value, text]);
    expect(options('Status')).toEqual([
      ['all', 'All'],
      ['live', 'Live'],
      ['changed', 'Changes not live'],
      ['scheduled', 'Scheduled'],
      ['unpublished', 'Unpublished'],
      ['draft', 'Never published'],
      ['template', 'Templates'],
      ['shared', 'Shared tiles'],
      ['deleted', 'Deleted'],
    ]);
    expect(options('Uses tile')).toEqual([
      ['', 'Any'],
      ['text', 'Text (1)'],
    ]);
  });

  it('keeps the pages of the previous filter during the next one, but not to be selected [editor.find]', async () => {
    await show();
    await waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.click(screen.getByLabelText(/^Select About, /));
    expect(screen.getByText('Select all 3')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search'), 's');
    expect([shown().length, screen.queryByText('Select all 3')]).toEqual([3, null]);
    const busy = screen.getByRole('grid').parentElement;
    expect([busy?.getAttribute('aria-busy'), busy?.inert]).toEqual(['true', true]);
    await waitFor(() => expect(shown()).toEqual(['Summer']));
    expect(busy?.inert).toBe(false);
  });

  it('takes no longer search than the service [editor.find]', async () => {
    await show();
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    const search = (text: string) => pageListEndpoints.findPages.query.safeParse({ text }).success;
    expect([search('x'.repeat(field.maxLength)), search('x'.repeat(field.maxLength + 1))]).toEqual([true, false]);
  });

  it('says why it cannot be loaded, and tries again on request [preview.errors]', async () => {
    const refused = { 'GET /editing/find-pages': { message: 'It failed.', errors: [] } };
    await show({ refused });
    expect((await screen.findByText(/^It failed\./)).className).toBe('error-message');
    expect(screen.queryByText('Loading pages…')).toBeNull();
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText(/^It failed\./)).toBeTruthy();
  });

  it('says that there is no connection, and loads by itself once there is one [preview.errors]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onlineManager.setOnline(false);
    const { lose, connect } = await show();
    await waitFor(() => expect(shown()).toHaveLength(3));
    lose();
    select('Status', 'live');
    expect(
      await screen.findByText('The server cannot be reached. Check your connection. Trying again every few seconds.'),
    ).toBeTruthy();
    expect([screen.queryByText('Loading pages…'), screen.queryByText('Try again')]).toEqual([null, null]);
    // Nor are the pages of the previous filter shown.
    expect(shown()).toEqual([]);
    connect();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(shown()).toEqual(['About']));
    expect(screen.queryByText(/^The server cannot be reached/)).toBeNull();
  });

  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...live,
    id: `page-${10000 + at}`,
    title: `Page ${10000 + at}`,
  }));

  it('renders only what is near the window, and asks only for that [editor.find]', async () => {
    await show({ pages: many });
    expect(await screen.findByText('5,000 pages')).toBeTruthy();
    expect(shown().slice(0, 2)).toEqual(['Page 10000', 'Page 10001']);
    expect(shown().length).toBeLessThan(60);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5001');
  });

  it('moves the focus and the tab stop with the arrow keys [editor.find]', async () => {
    await show({ pages: many });
    await screen.findByText('Page 10000');
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Page 10001');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    expect(rows()[0]?.getAttribute('tabindex')).toBe('-1');
  });

  it('moves the focus to a page far away once it is loaded, and asks only for what is near [editor.find]', async () => {
    let top = 0;
    vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
      top = Number(Object(options).top);
      window.dispatchEvent(new Event('scroll'));
    });
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -top, 0, 0));
    const { promise: later, resolve: load } = Promise.withResolvers<void>();
    await show({ pages: many, later });
    await screen.findByText('Page 10000');
    rows()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect((await screen.findAllByText('Loading…')).length).toBeGreaterThan(0);
    load();
    await screen.findByText('Page 14999');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-index')).toBe('4999'));
    expect(shown().length).toBeLessThan(60);
    expect(screen.queryByText('Page 10000')).toBeNull();
  });

  it('selects pages by keys: Space, Shift with an arrow, and Ctrl+A for all that match [editor.find]', async () => {
    await show({ pages: many });
    await screen.findByText('Page 10000');
    rows()[0]?.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await screen.findAllByText('3 pages selected')).toHaveLength(2);
    expect(rows().filter((row) => row.getAttribute('aria-selected') === 'true')).toHaveLength(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(await screen.findAllByText('5,000 pages selected')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('No page selected')).toBeTruthy();
  });

  it('selects pages by clicks: one alone, and a range with Shift [editor.find]', async () => {
    await show({ pages: many });
    const selected = () => rows().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? at : []));
    fireEvent.click((await screen.findByText('Page 10001')).closest('[role="row"]')?.querySelector('code') ?? document);
    await waitFor(() => expect(selected()).toEqual([1]));
    fireEvent.click(rows()[4]?.querySelector('code') ?? document, { shiftKey: true });
    await waitFor(() => expect(selected()).toEqual([1, 2, 3, 4]));
    fireEvent.click(rows()[2]?.querySelector('code') ?? document);
    expect(selected()).toEqual([1, 3, 4]);
  });

  it('opens the active page with Enter, and selects nothing by Space on its link [editor.find]', async () => {
    await show();
    await waitFor(() => expect(shown()).toHaveLength(3));
    screen.getByRole('link', { name: 'Summer' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('region', { name: 'Selected pages' })).toBeNull();
    rows()
      .find((row) => row.textContent?.includes('Summer'))
      ?.focus();
    await userEvent.keyboard('{Enter}');
    expect(location.pathname).toBe('/pages/summer');
  });

  it('has its search, filters, order and layout in the address [editor.find]', async () => {
    history.replaceState(null, '', '/?text=summ&status=draft&sort=title&layout=gallery');
    await show();
    await waitFor(() => expect(screen.getAllByRole('gridcell')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('summ');
    fireEvent.click(screen.getByText('Table'));
    expect(location.search).toBe('?text=summ&status=draft&sort=title');
    select('Status', 'all');
    expect(location.search).toBe('?text=summ&sort=title');
  });

  it('is sorted by the service, with templates last [editor.find]', async () => {
    const pages = [
      { ...live, id: '_menu', title: 'A menu' },
      { ...live, id: 'a', title: 'Zebra' },
      { ...live, id: 'b', title: 'Ant' },
    ];
    await show({ pages });
    await waitFor(() => expect(shown()).toEqual(['Zebra', 'Ant', 'A menu']));
    select('Sort by', 'title');
    await waitFor(() => expect(shown()).toEqual(['Ant', 'Zebra', 'A menu']));
  });

  it('has the best match of a search first, and says so [editor.find]', async () => {
    await show();
    const order = () => screen.getByLabelText('Sort by').querySelector('option')?.textContent;
    expect(order()).toBe('Address');
    await userEvent.type(screen.getByLabelText('Search'), 'sum');
    expect(order()).toBe('Best match');
  });

  it('says that there are no pages yet [editor.find]', async () => {
    await show({ pages: [] });
    expect(await screen.findByText('There are no pages yet. Create the first one.')).toBeTruthy();
  });

  const actionsOf = async (title: string) => {
    const item = (await screen.findAllByRole('row')).find((each) => each.textContent?.includes(title));
    if (!item) throw new Error(`There is no ${title}.`);
    return within(item);
  };

  const deleteDraft = async (title: string): Promise<void> => {
    await userEvent.click((await actionsOf(title)).getByText('Delete'));
    expect(await screen.findByText('Visitors do not see this page. You can restore it for 30 days.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Delete page')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Delete page'));
  };

  it('deletes no page that other content links to, and says before what that is [editor.find]', async () => {
    const { calls } = await show({
      uses: [
        { kind: 'page', id: 'home', name: 'Welcome', isLive: true, isDraft: false },
        { kind: 'menu', id: 'food', name: 'Food', isLive: true, isDraft: false },
      ],
    });
    await userEvent.click((await actionsOf('About')).getByText('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'About cannot be deleted' }));
    const text = 'Other content still refers to this page. Change it first, or unpublish the page instead:';
    expect(dialog.getByText(text)).toBeTruthy();
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.parentElement?.textContent])).toEqual([
      ['/pages/home', 'Welcome'],
      ['/content/menu/food', 'Food (menu)'],
    ]);
    expect([dialog.queryByText(/^Delete/), calls]).toEqual([null, []]);
  });

  it('deletes a deleted page permanently once it is confirmed [editor.find]', async () => {
    const { calls } = await show({ pages: [{ ...draft, deletedAt: '2026-11-20T10:00:00Z' }] });
    select('Status', 'deleted');
    await userEvent.click((await actionsOf('Summer')).getByText('Delete permanently…'));
    expect(await screen.findByText(/You cannot undo this\./)).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByText('Delete permanently'));
    expect(await screen.findByText('Summer was deleted permanently.')).toBeTruthy();
    expect([calls, screen.queryByText('Undo')]).toEqual([['DELETE /editing/page/summer/deleted'], null]);
  });

  const hours = { id: '_shared/hours', title: 'Hours', hasDraft: true, draftVersion: 1 };

  it('deletes no shared tiles in use, also if they are not live, and says before where they are [editor.shared-tiles]', async () => {
    const { calls } = await show({
      pages: [hours],
      uses: [{ kind: 'page', id: 'home', name: 'Welcome', isLive: false, isDraft: true }],
    });
    select('Status', 'shared');
    await userEvent.click((await actionsOf('Hours')).getByText('Delete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours cannot be deleted' }));
    expect(dialog.getByText('These tiles are shown on 1 page. Remove them there first:')).toBeTruthy();
    expect(dialog.getByText('Welcome')).toHaveProperty('href', expect.stringContaining('/pages/home'));
    expect([dialog.queryByText(/^Delete/), calls]).toEqual([null, []]);
  });

  it('calls shared tiles what they are when it asks whether to delete them [editor.shared-tiles]', async () => {
    const { calls } = await show({ pages: [{ ...hours, publishedRevision: 1 }] });
    select('Status', 'shared');
    await userEvent.click((await actionsOf('Hours')).getByText('Delete'));
    expect(await screen.findByText('You can restore them for 30 days.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Delete shared tiles')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Delete shared tiles'));
    await waitFor(() => expect(calls).toEqual(['DELETE /editing/page/_shared%2Fhours']));
  });

  it('deletes a live page once it is confirmed, which can be undone [editor.find]', async () => {
    const { calls } = await show();
    await userEvent.click((await actionsOf('About')).getByText('Delete'));
    expect(await screen.findByText(/^This page is live\. Visitors of \/about will get/)).toBeTruthy();
    expect(calls).toEqual([]);
    await waitFor(() => expect(screen.getByText('Delete page')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Delete page'));
    expect(await screen.findByText('About was deleted.')).toBeTruthy();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText(/^About was restored\. It is live at \/about again\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View live page' }).getAttribute('href')).toBe(
      'https://site.example/about',
    );
    expect(calls).toEqual(['DELETE /editing/page/about', 'POST /editing/page/about/restore']);
    expect(screen.queryByText('Undo')).toBeNull();
    await userEvent.click(screen.getByText('Close'));
    expect(screen.queryByText(/^About was restored/)).toBeNull();
  });

  it('says where a deleted page goes live before it is restored, or restores it as a draft [editor.find]', async () => {
    const deleted = { ...live, publishedRevision: null, deletedAt: '2026-11-20T10:00:00Z', restoresLive: true };
    const { calls } = await show({ pages: [deleted, draft] });
    select('Status', 'deleted');
    await screen.findByText('About');
    await userEvent.click((await actionsOf('About')).getByText('Restore'));
    expect(await screen.findByText(/^It goes live at \/about again, as it was deleted\./)).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByText('Restore as a draft'));
    expect(await screen.findByText('About was restored as a draft. Visitors do not see it.')).toBeTruthy();
    expect(calls).toEqual(['POST /editing/page/about/restore {"asDraft":true}']);
    await userEvent.click((await actionsOf('About')).getByText('Restore'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Restore'));
    await waitFor(() => expect(calls.at(-1)).toBe('POST /editing/page/about/restore'));
  });

  it('offers to undo a bulk deletion after its dialog is closed, also after another action [editor.find]', async () => {
    const { calls } = await show();
    await actionsOf('Summer');
    rows()[1]?.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(screen.getByText('Delete…'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 pages' }));
    await userEvent.click(await screen.findByText('Done'));
    expect(await screen.findByText('2 pages were deleted.')).toBeTruthy();
    await userEvent.click((await actionsOf('About')).getByText('Delete'));
    await waitFor(() => expect(screen.getByText('Delete page')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Delete page'));
    await screen.findByText('About was deleted.');
    calls.length = 0;
    const status = screen.getByText('2 pages were deleted.').parentElement ?? document.body;
    await userEvent.click(within(status).getByText('Undo'));
    expect(await screen.findByText('2 pages were restored.')).toBeTruthy();
    expect(calls).toEqual(['POST /editing/page/summer/restore', 'POST /editing/page/winter/restore']);
    await userEvent.click(within(status).getByText('Show deleted pages'));
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('deleted');
  });

  it('offers to undo a bulk deletion until ten other actions are done [editor.find]', async () => {
    await show();
    await actionsOf('Summer');
    rows()[1]?.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByText('Delete…'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 1 page' }));
    await userEvent.click(await screen.findByText('Done'));
    expect(await screen.findByText('1 page was deleted.')).toBeTruthy();
    for (let action = 0; action < 10; action += 1) {
      expect(screen.queryByText('1 page was deleted.')).toBeTruthy();
      await deleteDraft('winter');
      const { parentElement } = await screen.findByText('winter was deleted.');
      if (parentElement) await userEvent.click(within(parentElement).getByText('Close'));
    }
    expect(screen.queryByText('1 page was deleted.')).toBeNull();
  });

  it('changes the address of a page, which can be undone [editor.addresses]', async () => {
    const { calls } = await show({ pages: [live, untitled] });
    await userEvent.click((await actionsOf('About')).getByText('Change address…'));
    await screen.findByLabelText(/^Address/);
    const address = screen.getByLabelText(/^Address/);
    await userEvent.clear(address);
    await userEvent.type(address, 'summer');
    await userEvent.click(screen.getByText('Change address'));
    expect(await screen.findByText('About is now at /summer.')).toBeTruthy();
    expect(screen.queryByLabelText(/^Address/)).toBeNull();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('About is at /about again.')).toBeTruthy();
    expect(calls).toEqual([
      'POST /editing/page/about/move {"to":"summer","redirect":true}',
      'POST /editing/page/summer/move {"to":"about","redirect":false}',
    ]);
  });

  it('moves the focus from the menu of a deleted page to Undo, then to Close, then to the heading [editor.find]', async () => {
    const pages = [live, draft];
    await show({
      pages,
      deletes: (id) =>
        pages.splice(
          pages.findIndex((page) => page.id === id),
          1,
        ),
    });
    const button = await screen.findByRole('button', { name: /^Actions for Summer, / });
    button.focus();
    await userEvent.keyboard('{Enter}d{Enter}');
    const question = await screen.findByText('Delete page');
    await waitFor(() => expect(question).toHaveProperty('disabled', false));
    await userEvent.click(question);
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Undo'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Close'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Pages'));
  });

  it('asks before a page that is not live is deleted too, and names one without a title by its id [editor.find]', async () => {
    const { calls } = await show();
    await deleteDraft('winter');
    expect(await screen.findByText('winter was deleted.')).toBeTruthy();
    expect(calls).toEqual(['DELETE /editing/page/winter']);
  });

  it('says why a page could not be deleted, with nothing to undo [preview.errors]', async () => {
    await show({ refused: { 'DELETE /editing/page/summer': { message: 'It is in use.', errors: [] } } });
    await deleteDraft('Summer');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Summer?' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('“Summer” was not deleted. It is in use.');
    expect(dialog.getByText('Try again')).toBeTruthy();
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('does not delete live pages of an API that stores none [upstream.alone]', async () => {
    await show({ storesPages: false });
    await waitFor(async () =>
      expect((await actionsOf('About')).getByText('The API has no call for deleting its pages.')).toBeTruthy(),
    );
    expect((await actionsOf('Summer')).getByText('Delete').hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('a new page', () => {
  const title = () => screen.getByLabelText<HTMLInputElement>('Title');
  const address = () => screen.getByLabelText<HTMLInputElement>(/^Address/);
  const create = () => userEvent.click(screen.getByText('Create page'));
  const open = async (options = {}) => {
    const result = await show(options);
    await waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.click(screen.getByText('New page', { selector: 'button' }));
    await screen.findByRole('heading', { name: 'New page' });
    return result;
  };

  it('keeps what was typed when its dialog is closed, unless that is cancelled [editor.undo]', async () => {
    await open();
    const reopen = async () => {
      await userEvent.click(screen.getByText('New page', { selector: 'button' }));
      await screen.findByRole('heading', { name: 'New page' });
    };
    await userEvent.type(title(), 'Spring rolls');
    await userEvent.click(screen.getByLabelText(/^Empty page/));
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await reopen();
    expect([title().value, address().value, screen.getByLabelText<HTMLInputElement>(/^Empty page/).checked]).toEqual([
      'Spring rolls',
      'spring-rolls',
      true,
    ]);
    await userEvent.click(screen.getByText('Cancel'));
    await reopen();
    expect(title().value).toBe('');
  });

  it('gets an address from its title, starts with a template, and is opened [preview.compose]', async () => {
    const { calls } = await open();
    expect(screen.getByRole('heading', { name: 'New page' })).toBeTruthy();
    await userEvent.type(title(), 'Spring rolls!');
    expect(address().value).toBe('spring-rolls');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    await userEvent.click(screen.getByLabelText(/^Empty page/));
    await create();
    await waitFor(() => expect(location.pathname).toBe('/pages/spring-rolls'));
    expect(history.state).toBe('new-page');
    expect(calls).toEqual([
      'PUT /editing/page/spring-rolls/draft?version=0 {"id":"spring-rolls","title":"Spring rolls!","tiles":[]}',
    ]);
  });

  it('has its title as the first heading of a template [preview.compose]', async () => {
    const { calls } = await open();
    await userEvent.type(title(), 'Spring');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    const page = JSON.parse(calls[0]?.replace(/^[^{]*/, '') ?? '');
    expect(page.tiles[0]).toMatchObject({ type: 'hero', heading: 'Spring' });
    expect(page.tiles.length).toBeGreaterThan(2);
  });

  it.each([
    ['', '', 'Enter a title.', 'Title'],
    ['x'.repeat(121), 'x', 'The title must be 120 characters or fewer. It has 121.', 'Title'],
    ['!!!', '', 'Enter an address. None could be made from the title.', 'Address'],
    ['About', 'about', /^A page at \/about already exists: “About”\. Enter another address\. Open About$/, 'Address'],
    ['Two words', 'two words', /^The address .+\.$/, 'Address'],
    ['Sweets', 'sweets', /redirected to \/menu/, 'Address'],
    ['Menu', 'menu', /Choose another address/, 'Address'],
  ])(
    'with the title %j and the address %j is refused: %s [editor.addresses] [preview.errors]',
    async (name, id, message, field) => {
      const { calls } = await open();
      await screen.findByText('Text (1)');
      fireEvent.change(title(), { target: { value: name } });
      fireEvent.change(address(), { target: { value: id } });
      await create();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(message);
      const invalid = field === 'Title' ? title() : address();
      expect([invalid.getAttribute('aria-invalid'), invalid.getAttribute('aria-describedby')]).toEqual([
        'true',
        alert.id,
      ]);
      const other = field === 'Title' ? address() : title();
      expect([other.getAttribute('aria-invalid'), document.activeElement]).toEqual([null, invalid]);
      expect(calls).toEqual([]);
    },
  );

  it('says that its address is taken while it is typed, and no longer once it is free [editor.addresses]', async () => {
    await open();
    await userEvent.type(title(), 'About');
    expect((await screen.findByRole('alert')).textContent).toContain('A page at /about already exists');
    await userEvent.type(title(), ' us');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(address());
    await userEvent.type(address(), 'about');
    expect((await screen.findByRole('alert')).textContent).toContain('A page at /about already exists');
    await userEvent.type(address(), '-us');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that its address is taken when the field is left, with a link to the page that has it [editor.addresses]', async () => {
    await open();
    await userEvent.type(title(), 'About');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toContain('A page at /about already exists: “About”.');
    expect(screen.getByRole('link', { name: 'Open About' }).getAttribute('href')).toBe('/pages/about');
    expect(address().getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(address());
    await userEvent.type(address(), 'about-us');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  describe('at the address of a deleted page [editor.addresses]', () => {
    const deleted = {
      id: 'spring',
      title: 'Spring',
      hasDraft: true,
      draftVersion: 2,
      deletedAt: '2026-11-20T10:00:00Z',
    };
    const enter = async () => {
      const result = await open({ pages: [live, draft, untitled, deleted] });
      await userEvent.type(title(), 'Spring');
      await create();
      expect((await screen.findByRole('alert')).textContent).toBe('A deleted page has this address.');
      return result;
    };

    it('says so, and restores that page as a draft on request', async () => {
      const { calls } = await enter();
      await userEvent.click(screen.getByText('Restore it as a draft'));
      await waitFor(() => expect(location.pathname).toBe('/pages/spring'));
      expect(calls).toEqual(['POST /editing/page/spring/restore {"asDraft":true}']);
    });

    it('deletes that page permanently once it is confirmed, without waiting for the list', async () => {
      const { calls } = await enter();
      const answer = fetch;
      vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
        init.method === 'GET' ? new Promise(() => undefined) : answer(url, init),
      );
      await userEvent.click(screen.getByText('Delete it permanently…'));
      const question = within(await screen.findByRole('dialog', { name: 'Delete Spring permanently?' }));
      expect(question.getByText(/A new page can then have the address \/spring\.$/)).toBeTruthy();
      expect(calls).toEqual([]);
      await userEvent.click(question.getByText('Delete permanently'));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect([calls, document.activeElement]).toEqual([['DELETE /editing/page/spring/deleted'], address()]);
    });
  });

  it.each([
    [[{ path: 'id', message: 'is used' }], 'true'],
    [[{ path: 'body.title', message: 'is long' }], null],
  ])('that the service refuses with %j stays open and says why [preview.errors]', async (errors, invalid) => {
    await open({ refused: { 'PUT /editing/page/spring/draft?version=0': { message: 'It is not possible.', errors } } });
    await userEvent.type(title(), 'Spring');
    await create();
    expect((await screen.findByRole('alert')).textContent).toBe('It is not possible.');
    expect(address().getAttribute('aria-invalid')).toBe(invalid);
    expect(location.pathname).toBe('/');
  });

  it('can be a copy of another, with its own id and title [preview.compose]', async () => {
    const { calls } = await show();
    await waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.click(screen.getAllByText('Duplicate')[0] ?? document.body);
    expect(screen.getByRole('heading', { name: 'Copy of About' })).toBeTruthy();
    expect(screen.queryByText('Start with')).toBeNull();
    await userEvent.type(title(), 'Us');
    await create();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(JSON.parse(calls[0]?.replace(/^[^{]*/, '') ?? '')).toEqual({ ...copied, id: 'us', title: 'Us' });
  });

  it('can start with a template that an editor has made [editor.shared-tiles]', async () => {
    const { calls } = await open();
    await userEvent.type(title(), 'Summer party');
    await userEvent.click(await screen.findByLabelText(/^Event/));
    await create();
    await waitFor(() => expect(location.pathname).toBe('/pages/summer-party'));
    expect(JSON.parse(calls[0]?.replace(/^[^{]*/, '') ?? '')).toEqual({
      id: 'summer-party',
      title: 'Summer party',
      tiles: [{ ...copied.tiles[0], heading: 'Summer party' }],
    });
  });

  it('can be a template for others, which has a name and no address [editor.shared-tiles]', async () => {
    const { calls } = await show();
    await waitFor(() => expect(shown()).toHaveLength(3));
    await userEvent.click(screen.getAllByText('Make a template…')[0] ?? document.body);
    expect(screen.getByRole('heading', { name: 'Template from About' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Address/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Name'), '!');
    await userEvent.click(screen.getByText('Create template'));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a name with letters or digits.');
    await userEvent.type(screen.getByLabelText('Name'), 'Event');
    await userEvent.click(screen.getByText('Create template'));
    await waitFor(() => expect(location.pathname).toBe('/pages/_template%2Fevent'));
    expect(calls).toEqual([expect.stringMatching(/^PUT \/editing\/page\/_template%2Fevent\/draft\?version=0 /)]);
  });

  it('is not created when that is cancelled [preview.compose]', async () => {
    const { calls } = await open();
    await userEvent.click(screen.getByText('Cancel'));
    expect([screen.queryByText('Create page'), calls]).toEqual([null, []]);
  });
});
