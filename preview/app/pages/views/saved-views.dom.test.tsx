import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageSearch } from '#preview/app/api/pages.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { SavedViews } from './saved-views.tsx';

const search: PageSearch = { text: 'summer', status: 'draft', tile: 'hero', sort: 'title' };
const stored = { name: 'Old drafts', status: 'draft', sort: 'address' };

afterEach(() => vi.unstubAllGlobals());

/** The saved views of a service with one view, which `refusal` refuses to change. */
function open({ views = [stored], isOffline = false, refusal = '' } = {}) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url.replace('/_preview/api/editing', ''), body].filter(Boolean).join(' '));
    if (isOffline) throw new TypeError('Failed to fetch');
    if (method === 'GET') return Response.json({ views });
    if (refusal) return Response.json({ message: refusal, errors: [] }, { status: 422 });
    return Response.json({ views: method === 'POST' ? [stored, { ...search, name: 'Summer' }] : [] });
  });
  render(
    <TestQueries>
      <SavedViews search={search} layout="gallery" />
    </TestQueries>,
  );
  return {
    calls,
    save: () => userEvent.click(screen.getByText('Save view')),
    name: () => screen.getByLabelText<HTMLInputElement>('Name of this view'),
    links: () => [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    message: () => document.querySelector('[role="status"]')?.textContent,
  };
}

describe('the saved views of the page list', () => {
  it('are links to their search, in the layout that is chosen [editor.find]', async () => {
    const { links, message } = open();
    await screen.findByText('Old drafts');
    expect(links()).toEqual(['Old drafts /?status=draft&layout=gallery']);
    expect(message()).toBe('Saves the search, the filters and the order for all editors.');
    expect(screen.queryByText('No saved views yet.')).toBeNull();
  });

  it('get the current search under a name [editor.find]', async () => {
    const { calls, save, name, links, message } = open();
    await screen.findByText('Old drafts');
    await userEvent.type(name(), ' Summer ');
    await save();
    await screen.findByText('Summer');
    expect(links()).toEqual([
      'Old drafts /?status=draft&layout=gallery',
      'Summer /?text=summer&status=draft&tile=hero&sort=title&layout=gallery',
    ]);
    expect(calls.slice(1)).toEqual([`POST /page-views ${JSON.stringify({ ...search, name: 'Summer' })}`]);
    expect([message(), name().value]).toEqual(['The view “Summer” is saved for all editors.', '']);
  });

  it('need a name [editor.find]', async () => {
    const { calls, save, name, message } = open();
    await screen.findByText('Old drafts');
    await userEvent.type(name(), '  ');
    await save();
    expect([calls.length, message()]).toEqual([1, 'Enter a name.']);
  });

  it('are deleted one by one [editor.find]', async () => {
    const { calls, links, message } = open();
    await userEvent.click(await screen.findByLabelText('Delete the view Old drafts'));
    expect(await screen.findByText('No saved views yet.')).toBeTruthy();
    expect([links(), message()]).toEqual([[], 'The view “Old drafts” is deleted.']);
    expect(calls.slice(1)).toEqual(['DELETE /page-views?name=Old+drafts']);
  });

  it('stay as they were when the service refuses a change, and say why [preview.errors]', async () => {
    const { links, message } = open({ refusal: 'There are too many views.' });
    await userEvent.click(await screen.findByLabelText('Delete the view Old drafts'));
    await screen.findByText('There are too many views.');
    expect([links().length, message()]).toEqual([1, 'There are too many views.']);
  });

  it('say why they cannot be loaded [preview.errors]', async () => {
    open({ isOffline: true });
    expect((await screen.findByText('The server cannot be reached. Check your connection.')).className).toBe(
      'error-message',
    );
    expect(screen.queryByText('No saved views yet.')).toBeNull();
  });
});
