import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ItemContent } from '#preview/app/api/content.ts';
import { createDocumentEditor } from '#preview/app/document/document-editor.ts';
import { resetLayout } from '#preview/app/editor/layout/editor-layout.ts';
import type { SaveState } from '#preview/app/editor/save/create-autosave.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { ItemContext } from '../editor/item-context.ts';
import { findKindView } from '../kind-views.ts';
import { ItemPreview } from './item-preview.tsx';

const offer = { id: 'lunch', title: 'Lunch', description: '<p>Lunch</p>' };
const saved: SaveState = { kind: 'saved', at: undefined };
const addresses = [
  { page: '_offer', path: '/offer/lunch', label: 'Lunch' },
  { page: 'home', path: '/', label: '' },
  { page: 'deals', path: '/deals', label: '' },
];
const uses = [
  { kind: 'page', id: 'home', name: 'Home', isLive: true, isDraft: false },
  { kind: 'page', id: 'deals', name: 'Deals', isLive: false, isDraft: true },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  resetLayout();
});

interface Shown {
  readonly kind?: string;
  readonly draft?: ItemContent;
  readonly save?: SaveState;
  readonly isLive?: boolean;
  readonly status?: number;
  readonly scheduledAt?: string;
}

/** The preview of an item. It is not in the document, which would try to load its frame. */
function show({ kind = 'offer', draft = offer, save = saved, isLive = true, status = 200, scheduledAt }: Shown = {}) {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  vi.stubGlobal('fetch', async (url: string) => {
    if (status !== 200) return Response.json({ message: 'It failed.', errors: [] }, { status });
    return Response.json(url.endsWith('/uses') ? { uses: kind === 'offer' ? uses : [] } : { pages: [], total: 0 });
  });
  const value = {
    itemKey: { kind: view.kind, id: 'lunch' },
    view,
    editor: createDocumentEditor(draft, { validate: () => [] }),
    facts: { ...testFacts, addresses },
    navigation: { goTo: () => undefined },
    showsUnfilled: true,
  };
  const preview = (version: number) => (
    <TestQueries>
      <ItemContext value={value}>
        <ItemPreview draft={draft} version={version} save={save} isLive={isLive} scheduledAt={scheduledAt} />
      </ItemContext>
    </TestQueries>
  );
  const { container, rerender } = render(preview(3), { container: document.createElement('div') });
  const frame = () => container.querySelector('iframe');
  /** Ends the loading of the frame with a document; undefined is the browser’s own error page. */
  const load = (frameDocument: Document | undefined): void => {
    const element = frame();
    if (!element) throw new Error('There is no frame.');
    Object.defineProperty(element, 'contentDocument', { value: frameDocument ?? null, configurable: true });
    fireEvent.load(element);
  };
  return {
    container,
    queries: within(container),
    frame,
    load,
    showVersion: (version: number) => rerender(preview(version)),
  };
}

/** A document that the site has sent with a status. */
function documentOf(status: number, markup = '<main></main>') {
  const frameDocument = document.implementation.createHTMLDocument();
  frameDocument.body.innerHTML = markup;
  const reload = vi.fn();
  const view = {
    performance: { getEntriesByType: () => [{ responseStatus: status }] },
    CSSStyleSheet,
    addEventListener: () => undefined,
  };
  Object.defineProperty(frameDocument, 'defaultView', { value: view });
  Object.defineProperty(frameDocument, 'adoptedStyleSheets', { value: [] });
  Object.defineProperty(frameDocument, 'location', { value: { reload } });
  return { frameDocument, reload };
}

describe('the preview of an item', () => {
  it('shows its own page first, with its draft, and then any page that uses it [editor.content]', async () => {
    const { queries, frame } = show();
    const address = '/_draft/offer/lunch?_still=&_content=offer%2Flunch&_live=';
    await waitFor(() => expect(queries.getAllByRole('option', { name: /\/|Home|Deals/ })).toHaveLength(3));
    expect([frame()?.getAttribute('src'), frame()?.title]).toEqual([address, 'Preview of /offer/lunch']);
    const page = queries.getByLabelText('Page');
    expect([...page.querySelectorAll('optgroup')].map(({ label, children }) => [label, children.length])).toEqual([
      ['Own addresses', 1],
      ['Pages that use it', 2],
    ]);
    fireEvent.change(page, { target: { value: '/' } });
    expect(frame()?.getAttribute('src')).toBe('/_draft?_still=&_content=offer%2Flunch&_live=');
    fireEvent.change(page, { target: { value: '/deals' } });
    expect(frame()?.getAttribute('src')).toBe('/_draft/deals?_still=&_content=offer%2Flunch');
  });

  it('is shown at a chosen date and screen size, which is remembered [editor.content] [preview.time]', async () => {
    const { queries, frame } = show();
    expect([...queries.getByLabelText('Screen size').children].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/, 360 × \d+$/),
      expect.stringMatching(/, 768 × \d+$/),
      expect.stringMatching(/, 1280 × \d+$/),
    ]);
    fireEvent.change(queries.getByLabelText('Preview as of (London time)'), { target: { value: '2026-12-24T18:00' } });
    expect(frame()?.getAttribute('src')).toContain('_at=2026-12-24T18%3A00%3A00.000Z');
    fireEvent.change(queries.getByLabelText('Screen size'), { target: { value: '768' } });
    expect(frame()?.getAttribute('width')).toBe('768');
    expect(JSON.parse(localStorage.getItem('editor-layout') ?? '{}').itemPreview).toEqual({
      isOpen: true,
      viewport: '768',
    });
  });

  it('shows the scheduled version from its time on, or the draft on request [preview.publish] [preview.time]', () => {
    const { queries, frame } = show({ scheduledAt: '2026-12-24T18:00:00Z', draft: { ...offer, title: '' } });
    const setDate = (value: string) =>
      fireEvent.change(queries.getByLabelText('Preview as of (London time)'), { target: { value } });
    const shown = () => [
      frame()?.getAttribute('src')?.includes('_scheduled='),
      queries.queryByText(/goes live/)?.textContent?.split('.')[0],
    ];
    setDate('2026-12-24T17:59');
    expect(shown()).toEqual([false, undefined]);
    setDate('2026-12-24T18:00');
    expect(shown()).toEqual([true, expect.stringMatching(/^Shows the version that goes live Thu,? 24 Dec, 18:00$/)]);
    expect(queries.getByRole('status').textContent).toBe('');
    fireEvent.click(queries.getByRole('button', { name: 'Show the draft' }));
    expect(shown()).toEqual([false, expect.stringMatching(/^Shows the draft, not the version that goes live Thu/)]);
    fireEvent.click(queries.getByRole('button', { name: 'Show that version' }));
    expect(shown()[0]).toBe(true);
  });

  it('is loaded again with each saved version, in the same frame [editor.content]', () => {
    const { queries, frame, load, showVersion } = show();
    expect(queries.getByText('Updating the preview…')).toBeTruthy();
    const { frameDocument, reload } = documentOf(200);
    load(frameDocument);
    expect(queries.queryByText('Updating the preview…')).toBeNull();
    const before = frame();
    showVersion(4);
    expect([reload.mock.calls.length, frame()]).toEqual([1, before]);
    expect(queries.getByText('Updating the preview…')).toBeTruthy();
    showVersion(4);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says that it could not be loaded, and tries again on request and once online [editor.content]', () => {
    const { queries, frame, load } = show();
    load(undefined);
    expect(queries.getByRole('alert').textContent).toBe('The preview could not be loaded.');
    let before = frame();
    fireEvent.click(queries.getByRole('button', { name: 'Try again' }));
    expect([frame() === before, queries.queryByRole('alert')]).toEqual([false, null]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load(documentOf(502, 'The site cannot be reached.').frameDocument);
    expect(queries.getByRole('alert').textContent).toBe('You are offline, so the preview could not be loaded.');
    before = frame();
    fireEvent(window, new Event('online'));
    expect(frame() === before).toBe(false);
  });

  it('is loaded again after a while if the site is too busy, but not without end [editor.content]', () => {
    vi.useFakeTimers();
    const { frame, load } = show();
    const frames = new Set<unknown>();
    for (let second = 0; second < 60; second += 4) {
      load(documentOf(503, 'Busy').frameDocument);
      frames.add(frame());
      act(() => void vi.advanceTimersByTime(4000));
    }
    expect(frames.size).toBe(6);
    vi.useRealTimers();
  });

  it.each([
    [404, 'The site has no page at this address.'],
    [500, 'The preview could not be loaded.'],
  ])('says what an answer of %i means [editor.content]', (status, message) => {
    const { queries, load } = show();
    load(documentOf(status).frameDocument);
    expect(queries.getByRole('alert').textContent).toBe(message);
  });

  it('replaces the frame if a new version comes after the browser’s own error page [editor.content]', () => {
    const { frame, load, showVersion } = show();
    load(undefined);
    const before = frame();
    showVersion(4);
    expect(frame() === before).toBe(false);
  });

  it('says that no page shows the item [editor.content]', async () => {
    const { queries, frame } = show({ kind: 'social' });
    expect(queries.getByText('Looking for pages…')).toBeTruthy();
    expect(await queries.findByText('No page shows this social post.')).toBeTruthy();
    expect(frame()).toBeNull();
  });

  it('says why the pages could not be found [editor.content]', async () => {
    const { queries } = show({ kind: 'social', status: 404 });
    expect(await queries.findByText('It failed.')).toBeTruthy();
    const { queries: ofOffer, frame } = show({ status: 404 });
    expect(await ofOffer.findByText('Not all pages could be found. It failed.')).toBeTruthy();
    expect(frame()).toBeTruthy();
  });

  it.each([
    [{ ...offer, title: '' }, true, 'The draft has errors; the preview shows the live version.', true],
    [{ ...offer, title: '' }, false, 'The preview appears here once “Title” is filled in.', false],
    [{ ...offer, endDate: 'soon' }, true, 'The draft has errors; the preview leaves out the parts with errors.', true],
  ])('says of the draft %j (live: %s): %s [editor.content]', (draft, isLive, message, hasFrame) => {
    const { queries, frame } = show({ draft, isLive });
    expect(queries.getByRole('status').textContent).toBe(message);
    expect(frame() !== null).toBe(hasFrame);
  });

  it('says that it lacks changes that are not saved [editor.content]', () => {
    const { queries } = show({ save: { kind: 'offline', reason: 'No connection.' } });
    expect(queries.getByRole('status').textContent).toMatch(
      /^Your latest changes are not saved, so the preview does not show them\.$/,
    );
    expect(show().queries.getByRole('status').textContent).toBe('');
  });
});
