import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { ignoreSearchWarning } from './testing/ignore-search-warning.tsx';
import { testFacts } from './testing/test-facts.ts';
import { TestQueries } from './testing/test-queries.tsx';

const replies: Readonly<Record<string, object>> = {
  '/facts': testFacts,
  '/editing/find-pages': { pages: [], total: 0 },
  '/editing/tile-types': { types: [] },
  '/editing/page-views': { views: [] },
  '/editing/releases': { releases: [] },
  '/editing/media': { media: [] },
  '/link-report': { items: [], total: 0, unchecked: 0 },
  '/upstream': { baseUrl: 'https://api.example', calls: [], guesses: [], warnings: [] },
  '/page-at': { id: 'about/team' },
};

beforeAll(ignoreSearchWarning);
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url.replace('/_preview/api', ''), 'http://preview');
    if (/^\/editing\/content\/[a-z]+$/.test(pathname)) return Response.json({ items: [] });
    const reply = replies[pathname];
    if (reply) return Response.json(reply);
    return Response.json({ message: `Nothing is stored at ${decodeURIComponent(pathname)}.` }, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(address: string): void {
  history.replaceState(null, '', address);
  render(
    <TestQueries>
      <App />
    </TestQueries>,
  );
}
const currentLink = () =>
  within(screen.getByRole('navigation', { name: 'Preview' })).getByRole('link', { current: 'page' }).textContent;

describe('the routes of the app', () => {
  it.each([
    ['/', 'Pages', 'Pages', 'editor.find'],
    ['/find/calendar', 'Release calendar', 'Pages', 'editor.find'],
    ['/find/links', 'Link report', 'Pages', 'editor.find'],
    ['/find/replace', 'Find and replace', 'Pages', 'editor.find'],
    ['/content/menu', 'Menus', 'Menus', 'editor.menus'],
    ['/content/restaurants', 'Restaurants', 'Restaurants', 'editor.content'],
    ['/content/offer', 'Offers', 'Offers', 'editor.content'],
    ['/content/job', 'Vacancies', 'Vacancies', 'editor.content'],
    ['/content/social', 'Social posts', 'Social posts', 'editor.content'],
    ['/media', 'Media', 'Media', 'editor.media'],
    ['/api', 'API', 'API', 'upstream.diagnosis'],
  ])('show at %s the view “%s”, which is “%s” in the navigation [%s]', async (address, heading, current) => {
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(currentLink()).toBe(current);
  });

  it.each([
    ['/pages/about%2Fteam', 'The page could not be opened', '/editing/page/about/team/draft', 'preview.compose'],
    ['/pages/about/team', 'The page could not be opened', '/editing/page/about/team/draft', 'preview.compose'],
    ['/edit?path=/team', 'The page could not be opened', '/editing/page/about/team/draft', 'preview.overlay'],
    ['/content/menu/set%20lunch', 'Menu could not be opened', '/editing/content/menu/set lunch', 'editor.menus'],
    ['/content/settings/brand', 'Settings could not be opened', '/editing/content/settings/brand', 'editor.content'],
  ])('open at %s an editor, without the navigation: “%s”, %s [%s]', async (address, heading, path) => {
    open(address);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(new RegExp(`^Nothing is stored at ${path}`))).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Preview' })).toBeNull();
  });

  it('open rules of a restaurant that has none by a notice [editor.content]', async () => {
    open('/content/booking-rules/soho');
    expect(await screen.findByRole('heading', { name: 'No booking rules yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the restaurant' }).getAttribute('href')).toBe(
      '/content/restaurants/soho',
    );
  });

  it('lead from unknown settings to the settings [editor.find]', () => {
    open('/content/settings/redirects');
    expect(screen.getByRole('heading', { name: 'There is no such page of settings.' })).toBeTruthy();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Settings' });
    expect(link.getAttribute('href')).toBe('/content/settings/brand');
    expect(screen.getByRole('navigation', { name: 'Preview' })).toBeTruthy();
  });

  it.each(['/content/recipes', '/content/recipes/laksa', '/content/settings', '/content/booking-rules', '/elsewhere'])(
    'lead from %s, where there is nothing, to all pages [editor.find]',
    (address) => {
      open(address);
      expect(screen.getByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'All pages' }).getAttribute('href')).toBe('/');
      expect(screen.getByRole('navigation', { name: 'Preview' })).toBeTruthy();
    },
  );

  it('are the links of the navigation, which open the view in place [editor.find]', async () => {
    open('/');
    const links = within(screen.getByRole('navigation', { name: 'Preview' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Pages /',
      'Menus /content/menu',
      'Restaurants /content/restaurants',
      'Offers /content/offer',
      'Vacancies /content/job',
      'Social posts /content/social',
      'Settings /content/settings/brand',
      'Media /media',
      'API /api',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeTruthy();
    expect([location.pathname, currentLink()]).toEqual(['/content/offer', 'Offers']);
  });
});
