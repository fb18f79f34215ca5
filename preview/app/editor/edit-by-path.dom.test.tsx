import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditByPath } from './edit-by-path.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Opens an address of the editor; `answer` is the response to the question which page is at a path. */
function open(
  address: string,
  answer: (path: string) => Response | Promise<Response>,
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  history.replaceState(null, '', address);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <EditByPath />
    </QueryClientProvider>,
  );
  return { client, unmount };
}
const pageAt = (id: string) => (path: string) => Response.json({ id: path.includes('menu') ? id : 'home' });
const current = (): string => location.pathname + location.search;

describe('an address of the site in the editor', () => {
  it.each([
    ['/edit?path=/menu/drinks&tile=dishes', '/pages/_menu?path=%2Fmenu%2Fdrinks&tile=dishes'],
    ['/edit?path=/menu', '/pages/_menu?path=%2Fmenu'],
    ['/edit', '/pages/home?path=%2F'],
  ])('%s leads to %s [preview.overlay]', async (address, editor) => {
    open(address, pageAt('_menu'));
    expect(screen.getByText('Looking for the page…')).toBeTruthy();
    await expect.poll(current).toBe(editor);
  });

  it('leads to its own page, whichever was opened before [preview.overlay]', async () => {
    const { client, unmount } = open('/edit?path=/menu', pageAt('_menu'));
    await expect.poll(current).toBe('/pages/_menu?path=%2Fmenu');
    unmount();
    open('/edit?path=/', pageAt('_menu'), client);
    await expect.poll(current).toBe('/pages/home?path=%2F');
  });

  it('asks for exactly this address [preview.overlay]', async () => {
    const requested: string[] = [];
    open('/edit?path=/caf%C3%A9%3Fa', (path) => {
      requested.push(path);
      return Response.json({ id: 'guides/café' });
    });
    await expect.poll(current).toBe('/pages/guides%2Fcaf%C3%A9?path=%2Fcaf%C3%A9%3Fa');
    expect(requested).toEqual(['/_preview/api/page-at?path=%2Fcaf%C3%A9%3Fa']);
  });

  it('says so where the site has no page [preview.overlay]', async () => {
    open('/edit?path=/nothing', () => Response.json({ message: 'No page is at /nothing.' }, { status: 404 }));
    expect(await screen.findByText('Page not found')).toBeTruthy();
    expect(screen.getByText('No page is at /nothing.')).toBeTruthy();
    expect(current()).toBe('/edit?path=/nothing');
  });
});
