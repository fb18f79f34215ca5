import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#blocks/_shared/testing/fake-observers.ts';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { PageItem } from './page-item.tsx';

afterEach(() => vi.unstubAllGlobals());

type Props = Parameters<typeof PageItem>[0];

function show(state: Partial<ListedPage>, more: Partial<Props> = {}) {
  const page = { id: 'about', title: 'About us', hasDraft: false, draftVersion: 1, ...state };
  const called = {
    onDuplicate: vi.fn(),
    onMakeTemplate: vi.fn(),
    onMove: vi.fn(),
    onDelete: vi.fn(),
    onRestore: vi.fn(),
    onPurge: vi.fn(),
    onToggle: vi.fn(),
  };
  const place = { index: 0, layout: 'table', isActive: true, isSelected: false, path: undefined } as const;
  render(<PageItem page={page} {...place} onFocus={() => undefined} {...called} {...more} />);
  const item = screen.getByRole(more.layout === 'gallery' ? 'gridcell' : 'row');
  const press = (name: string): void => screen.getByRole('menuitem', { name }).click();
  return { ...called, item, press, address: item.querySelector('code')?.textContent };
}

const deleteButton = () => screen.getByRole('menuitem', { name: 'Delete' });

describe('a page in the list', () => {
  it.each<[string, Partial<ListedPage>]>([
    ['draft', { hasDraft: true }],
    ['live', { publishedRevision: 2 }],
    ['changed', { publishedRevision: 2, hasDraft: true }],
    ['deleted', { deletedAt: '2026-11-02T12:00:00.000Z' }],
  ])('is marked as %s with the state %j [editor.find]', (status, state) => {
    expect(show(state).item.dataset.status).toBe(status);
  });

  it.each([
    ['home', '/'],
    ['about', '/about'],
    ['_menu', 'Template: menu'],
    ['_shared/opening-hours', 'shared tiles'],
    ['_template/event', 'page template'],
  ])('with the id %s has the address %s, and leads to the editor [editor.find]', (id, address) => {
    expect(show({ id }).address).toBe(address);
    expect(screen.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe(
      `/pages/${encodeURIComponent(id)}`,
    );
  });

  it.each(['table', 'gallery'] as const)(
    'says in a %s where it has the words of a search, which are marked [editor.find]',
    (layout) => {
      const parts = [{ text: '…a bowl of ' }, { text: 'laksa', isMatch: true }, { text: ' with prawns' }];
      const { item } = show({ match: { field: 'Heading', tile: 'Hero', parts } }, { layout });
      const match = item.querySelector('.page-match');
      expect(match?.textContent).toBe('Hero · Heading: …a bowl of laksa with prawns');
      expect([...(match?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['laksa']);
    },
  );

  it('says that only the live page has the words, and names a field of the page itself [editor.find]', () => {
    const { item } = show({
      match: { field: 'Description', isLiveOnly: true, parts: [{ text: 'laksa', isMatch: true }] },
    });
    expect(item.querySelector('.page-match')?.textContent).toBe(
      'Page settings · Description (live, not in the draft): laksa',
    );
  });

  it('names a tile once that is called as its field, and marks the words in the title [editor.find]', () => {
    const match = { field: 'Text', tile: 'Text', parts: [{ text: 'laksa', isMatch: true }] };
    const { item } = show({ title: 'Our laksa', titleParts: [{ text: 'Our ' }, ...match.parts], match });
    expect(item.querySelector('.page-match')?.textContent).toBe('Text: laksa');
    expect(screen.getByRole('link', { name: 'Our laksa' }).querySelector('mark')?.textContent).toBe('laksa');
  });

  it('says since when it is open in an editor [editor.merge]', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T11:00:00Z') });
    const { item } = show({}, { openSince: '2026-11-20T10:02:00.000Z' });
    expect(item.textContent).toContain(' · Open in an editor since 10:02');
    vi.useRealTimers();
  });

  it('is named after its id without a title [editor.find]', () => {
    show({ id: 'guides/allergens', title: undefined });
    expect(screen.getByRole('link', { name: 'guides/allergens' }).getAttribute('href')).toBe(
      '/pages/guides%2Fallergens',
    );
  });

  it('that is a template is called by what it is for, without placeholders [editor.find]', () => {
    show({ id: '_menu', title: '{menu} in {restaurant}' });
    expect(screen.getByRole('link', { name: 'A menu in a restaurant' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select A menu in a restaurant, _menu' })).toBeTruthy();
  });

  it.each([
    [1, 0, 'once in the draft, 0 live'],
    [0, 1, '0 times in the draft, 1 live'],
    [3, 2, '3 times in the draft, 2 live'],
  ])('that uses the tile of the filter %d and %d times says “%s” [editor.find]', (draft, published, text) => {
    const { item } = show({ use: { draft, published } });
    expect(item.textContent).toContain(`Never published · ${text}`);
  });

  it.each([
    [undefined, 'Never published'],
    [true, 'Unpublished'],
  ])('that is not live and was published before: %s, says “%s” [editor.find]', (wasPublished, text) => {
    expect(show({ hasDraft: true, wasPublished }).item.textContent).toContain(text);
  });

  it('is selected by a click, and a range by a click with Shift, but not by its link [editor.find]', () => {
    const { item, onToggle } = show({});
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select About us, /about' }));
    fireEvent.click(item, { shiftKey: true });
    fireEvent.click(screen.getByRole('link'));
    expect(onToggle.mock.calls).toEqual([[false], [true]]);
  });

  it('can be duplicated and deleted [preview.compose]', () => {
    const { press, onDuplicate, onDelete } = show({});
    press('Duplicate');
    expect([onDuplicate.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
    press('Delete');
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it.each<[string, string, Partial<ListedPage>, Partial<Props>]>([
    ['the home page', 'The site needs a home page.', { id: 'home' }, {}],
    ['a template', 'Other addresses need this template.', { id: '_menu' }, {}],
    [
      'a page of an API that stores none',
      'The API has no call for deleting its pages.',
      { publishedRevision: 1 },
      { storesPages: false },
    ],
  ])('cannot be deleted if it is %s, and says: %s [editor.addresses]', (_, reason, state, more) => {
    const { onDelete } = show(state, more);
    deleteButton().click();
    expect(onDelete).not.toHaveBeenCalled();
    expect(document.getElementById(deleteButton().getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  });

  it.each<[string, string, Partial<ListedPage>, Partial<Props>]>([
    ['the home page', 'The site needs a home page.', { id: 'home' }, {}],
    ['a page of an API that stores none', 'The API has no call for changing addresses.', {}, { storesPages: false }],
  ])('cannot have another address if it is %s, and says: %s [editor.addresses]', (_, reason, state, more) => {
    const { onMove, press } = show(state, more);
    press('Change address…');
    expect(onMove).not.toHaveBeenCalled();
    const button = screen.getByRole('menuitem', { name: 'Change address…' });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  });

  it('that only the preview stores can be deleted [upstream.alone]', () => {
    const { press, onDelete } = show({ hasDraft: true }, { storesPages: false });
    press('Delete');
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('can only be restored once it is deleted [preview.publish]', () => {
    const { press, onRestore, onPurge } = show({ deletedAt: '2026-11-02T12:00:00.000Z' });
    expect([screen.queryByRole('link'), screen.queryByText('Delete'), screen.queryByText('Duplicate')]).toEqual([
      null,
      null,
      null,
    ]);
    press('Restore');
    expect(onRestore).toHaveBeenCalledOnce();
    press('Delete permanently…');
    expect(onPurge).toHaveBeenCalledOnce();
  });

  it.each<[Partial<ListedPage>, string]>([
    [{}, ''],
    [{ draftSavedAt: '2026-11-02T12:00:00.000Z' }, '2 Nov 2026, 12:00'],
    [{ publishedAt: '2026-11-03T12:00:00.000Z' }, '3 Nov 2026, 12:00'],
    [{ draftSavedAt: '2026-11-02T12:00:00.000Z', publishedAt: '2026-11-03T12:00:00.000Z' }, '3 Nov 2026, 12:00'],
    [{ liveChangedAt: '2026-11-05T12:00:00.000Z', draftSavedAt: '2026-11-04T12:00:00.000Z' }, '5 Nov 2026, 12:00'],
    [{ draftSavedAt: '2026-11-04T12:00:00.000Z', publishedAt: '2026-11-03T12:00:00.000Z' }, '4 Nov 2026, 12:00'],
  ])('of %j was changed last at “%s” [editor.find]', (state, at) => {
    expect(show(state).item.querySelector('time')?.textContent).toBe(at);
  });

  it('has one tab stop for itself, its link and its menu, if it is the active one [editor.find]', () => {
    const tabStops = ({ item }: { readonly item: HTMLElement }) => [
      item.tabIndex,
      ...[...item.querySelectorAll<HTMLElement>('a, [aria-haspopup]')].map(({ tabIndex }) => tabIndex),
    ];
    const active = show({}, { index: 7, isSelected: true });
    expect(tabStops(active)).toEqual([0, 0, 0]);
    expect(['aria-rowindex', 'aria-selected', 'data-index'].map((name) => active.item.getAttribute(name))).toEqual([
      '9',
      'true',
      '7',
    ]);
    expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, tabIndex: -1 });
    document.body.replaceChildren();
    const other = show({}, { isActive: false });
    expect([tabStops(other), other.item.getAttribute('aria-selected')]).toEqual([[-1, -1, -1], 'false']);
  });

  it.each<[string, Partial<ListedPage>, string[]]>([
    ['a page', {}, ['Duplicate', 'Make a template…', 'Change address…', 'Delete']],
    ['a template for pages', { id: '_template/event' }, ['Delete']],
    ['shared tiles', { id: '_shared/hours' }, ['Delete']],
    ['a deleted page', { deletedAt: '2026-11-02T12:00:00.000Z' }, ['Restore', 'Delete permanently…']],
  ])('has for %s %j the actions %j [preview.compose] [editor.shared-tiles]', (_, state, labels) => {
    show(state);
    expect(screen.getByRole('button', { name: `Actions for About us, ${state.id ?? '/about'}` })).toBeTruthy();
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label'))).toEqual(labels);
  });

  it('calls the action that was chosen [preview.compose]', () => {
    const { press, onMakeTemplate, onMove } = show({});
    press('Make a template…');
    press('Change address…');
    expect([onMakeTemplate.mock.calls.length, onMove.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a page in the gallery', () => {
  it.each<[string, Partial<ListedPage>, string | undefined]>([
    ['of a page with an address', {}, '/about'],
    ['of a template that nothing uses', { id: '_menu' }, undefined],
    ['of a deleted page', { deletedAt: '2026-11-02T12:00:00.000Z' }, '/about'],
  ])('has a place for the picture %s, and the same texts as in the table [editor.find]', (_, state, path) => {
    const { item, address } = show({ publishedRevision: 2, ...state }, { layout: 'gallery', path });
    expect(item.querySelectorAll('.page-thumbnail')).toHaveLength(1);
    expect([item.dataset.index, item.tabIndex, item.hasAttribute('aria-rowindex')]).toEqual(['0', 0, false]);
    expect(item.querySelector('a, strong')?.textContent).toBe('About us');
    expect(address).toBe(state.id === '_menu' ? 'Template: menu' : '/about');
    expect(item.textContent).toContain(state.deletedAt ? 'Deleted 2 Nov 2026' : 'Live');
    expect(item.querySelector('time')).toBeNull();
  });

  it('has the start of the page as its picture, once that can be shown [editor.find]', async () => {
    const intersections = fakeIntersections();
    // The simulated document would try to load frames.
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const { item } = show({ publishedRevision: 2 }, { layout: 'gallery', path: '/about' });
    await waitFor(() => {
      act(() => intersections.scroll(true, ...item.querySelectorAll('.page-thumbnail')));
      expect(item.querySelector('iframe')?.title).toBe('The start of the page');
    });
  });
});
