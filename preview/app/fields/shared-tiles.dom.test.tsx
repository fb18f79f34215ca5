import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { createEditor } from '../editor/create-editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { SidePanel } from './side-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The panel of a page, with its first tile selected if it has one. */
function show(id: string, tiles: readonly object[], facts: object = {}) {
  const editor = createEditor({ id, title: 'Page', tiles: tiles.map((tile) => ({ ...tile, key: 'one' })) });
  if (tiles.length > 0) editor.select('one');
  render(
    <TestQueries>
      <EditorContext.Provider value={{ id, editor, facts: { ...testFacts, ...facts } }}>
        <SidePanel />
      </EditorContext.Provider>
    </TestQueries>,
  );
}

const tile = { type: 'shared-tiles', shared: 'hours' };
const hours = { value: 'hours', label: 'Hours', isLive: true };
const notice = 'This shared tile has changes that are not live.';

describe('the form of shared tiles on a page', () => {
  it('says that they have changes that the page does not show, with a link to them [editor.shared-tiles]', () => {
    show('about', [tile], { sharedTiles: [{ ...hours, hasUnpublishedChanges: true }] });
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit these tiles' }).getAttribute('href')).toBe('/pages/_shared%2Fhours');
  });

  it('says nothing where the page shows the latest [editor.shared-tiles]', () => {
    show('about', [tile], { sharedTiles: [{ ...hours, hasUnpublishedChanges: false }] });
    expect(screen.queryByText(notice)).toBeNull();
  });
});

describe('the settings of shared tiles', () => {
  const use = { kind: 'page', id: 'about', name: 'About', isLive: true, isDraft: false };
  const respondWith = (uses: readonly object[]) =>
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/editing/page/_shared%2Fhours/uses') ? Response.json({ uses }) : Response.json({}, { status: 404 }),
    );

  it('say on how many pages they are shown, with links [editor.shared-tiles]', async () => {
    respondWith([use, { ...use, id: 'visit', name: 'Visit', isLive: false }]);
    show('_shared/hours', []);
    const section = within(await screen.findByRole('region', { name: 'Shown on 2 pages' }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pages/about',
      '/pages/visit',
    ]);
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['About', 'Visit (draft)']);
  });

  it('say that no page shows them [editor.shared-tiles]', async () => {
    respondWith([]);
    show('_shared/hours', []);
    expect(await screen.findByText('No page shows these tiles yet.')).toBeTruthy();
  });

  it('ask for no uses of another page [editor.shared-tiles]', () => {
    show('about', []);
    expect(screen.queryByText(/^Shown on/)).toBeNull();
  });
});
