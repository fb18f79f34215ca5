import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { createEditor } from '../editor/create-editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import type { Autosave } from '../editor/save/create-autosave.ts';
import { ExportDialog } from './export-dialog.tsx';

const page = { id: 'menu/drinks', title: 'Drinks', tiles: [{ type: 'text', key: 'one', body: '<p>Words.</p>' }] };
const json = JSON.stringify(page, undefined, 2);
const weight = {
  tiles: [{ key: 'one', markup: 2000, pictures: 0, video: 0, script: 0 }],
  script: { initial: 1000, deferred: 0, interactive: [] },
};

afterEach(() => vi.unstubAllGlobals());

/** The dialog. The review finds nothing. */
function show(status = 200) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    if (url.includes('/review')) return Response.json({ findings: [], weight });
    return Response.json(
      status === 200 ? { id: page.id, hasDraft: false, draftVersion: 0 } : { message: 'It failed.', errors: [] },
      { status },
    );
  });
  const flush = vi.fn(async () => true);
  const autosave: Autosave = Object({ flush, version: () => 3 });
  const onClose = vi.fn();
  render(
    <TestQueries>
      <EditorContext.Provider
        value={{ id: page.id, editor: createEditor(page, { nowMs: () => 0 }), facts: Object({}) }}
      >
        <ExportDialog
          state={{ id: page.id, title: 'Drinks', hasDraft: true, draftVersion: 3 }}
          target={{ path: '/menu/drinks', at: undefined }}
          autosave={autosave}
          onClose={onClose}
        />
      </EditorContext.Provider>
    </TestQueries>,
  );
  return { calls, flush, onClose };
}

describe('the export of a page, for an API that stores none', () => {
  it('saves first, then shows what is wrong, what changes, and the weight [upstream.alone] [preview.errors]', async () => {
    const { calls, flush } = show();
    expect(screen.getByRole('dialog', { name: 'Export' })).toHaveProperty('open', true);
    expect(flush).toHaveBeenCalledOnce();
    expect(screen.getByText(/^The API has no calls for editing pages\./)).toBeTruthy();
    expect(screen.getByText('This page is not live yet, so all of it is new.')).toBeTruthy();
    expect(await screen.findByText('Page weight')).toBeTruthy();
    expect(calls).toEqual(['POST /_preview/api/review?path=%2Fmenu%2Fdrinks']);
  });

  it('closes with its button [upstream.alone]', async () => {
    const { onClose } = show();
    await userEvent.click(screen.getByText('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('downloads the page as JSON, named after its id [upstream.alone]', async () => {
    const saved: { name: string; href: string; text: string }[] = [];
    const files = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.set('blob:page', file);
      return 'blob:page';
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href, text: files.get(this.href)?.type ?? '' });
    });
    show();
    await userEvent.click(screen.getByText('Download JSON'));
    expect(saved).toEqual([{ name: 'menu-drinks.json', href: 'blob:page', text: 'application/json' }]);
    expect(await files.get('blob:page')?.text()).toBe(json);
    expect(revoked).toHaveBeenCalledWith('blob:page');
  });

  it.each([
    [true, 'The JSON is copied.'],
    [false, 'The JSON could not be copied. Download it instead.'],
  ])('is copied where the browser allows it (%s), and says so [upstream.alone]', async (isAllowed, message) => {
    show();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
      if (!isAllowed) throw new Error('Not allowed.');
    });
    const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses().at(-1)).toBe('');
    await userEvent.click(screen.getByText('Copy JSON'));
    expect(write).toHaveBeenCalledWith(json);
    await waitFor(() => expect(statuses().at(-1)).toBe(message));
  });

  it('discards the draft once it is confirmed [upstream.alone]', async () => {
    const assigned = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { calls } = show();
    await userEvent.click(screen.getByText('Discard draft…'));
    expect(screen.getByText(/^The page of the API remains as it is\./)).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(calls).toContain('DELETE /_preview/api/editing/page/menu%2Fdrinks');
    await waitFor(() => expect(assigned).toHaveBeenCalledWith('/'));
  });

  it('says why the draft could not be discarded, and stays [upstream.alone] [preview.errors]', async () => {
    const assigned = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    show(500);
    await userEvent.click(screen.getByText('Discard draft…'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByText('It failed.')).toBeTruthy();
    expect(assigned).not.toHaveBeenCalled();
  });

  it('discards nothing when that is cancelled [upstream.alone]', async () => {
    const { calls } = show();
    await userEvent.click(screen.getByText('Discard draft…'));
    await userEvent.click(screen.getByText('Cancel'));
    expect(screen.queryByText('Discard your draft?')).toBeNull();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});
