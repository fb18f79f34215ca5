import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { findKindView } from '../kind-views.ts';
import { ContentEditor } from './content-editor.tsx';
import { formGroups } from './form-groups.ts';

const soho = { storeId: '7', title: 'Soho', slug: 'soho', city: 'london' };
const rules = { storeId: '7', stays: [{ upToCovers: 20, minutes: 120 }], areas: [], occasions: [] };

afterEach(async () => {
  // Closing an editor saves what is not saved yet.
  cleanup();
  await nextTurn();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens an item of a service that has these contents by kind. Others have the status. */
function open(kind: string, contents: Record<string, object>, { storesPages = true, status = 404 } = {}) {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  const sent: [call: string, body: unknown][] = [];
  const stored = new Map(Object.entries(contents));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/_preview/api', '');
    if (path === '/presence') return Response.json({ windows: [] });
    if (path === '/facts') return Response.json({ ...testFacts, storesPages });
    const own = /^\/editing\/content\/([^/]+)\//.exec(path)?.[1] ?? '';
    if (method !== 'GET' && typeof body === 'string') {
      sent.push([`${method} ${path}`, JSON.parse(body)]);
      stored.set(own, JSON.parse(body));
    }
    const content = stored.get(own);
    const name = Object(content).title;
    const state = { kind: own, id: '7', name, isLive: true, hasDraft: false, draftVersion: 3 };
    if (content) return Response.json(method === 'GET' ? { state, content } : state);
    return Response.json({ message: 'It failed.', errors: [] }, { status });
  });
  render(
    <TestQueries>
      <ContentEditor view={view} id="7" />
    </TestQueries>,
  );
  return { sent, user: userEvent.setup() };
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
const opened = async () => (await screen.findByRole('banner')).querySelector('h1');
const homeLink = () => {
  const link = document.querySelector('.top-bar .home');
  return [link?.textContent, link?.getAttribute('href')];
};

describe('the editor of a restaurant', () => {
  it('has its parts with headings, and links to them [editor.content]', async () => {
    open('restaurants', { restaurants: soho });
    await opened();
    const titles = [
      'Name and contact',
      'Hours',
      'Top of its page',
      'Menus and offers',
      'Booking and collection',
      'On the map',
      'More',
    ];
    expect(links('Parts of the form').map(([title]) => title)).toEqual(titles);
    for (const [title, href] of links('Parts of the form')) {
      const heading = document.getElementById(href?.slice(1) ?? '');
      expect([heading?.tagName, heading?.textContent, heading?.getAttribute('tabindex')]).toEqual(['H2', title, '-1']);
      expect(screen.getByRole('region', { name: title ?? '' }).querySelector('[data-path]')).not.toBeNull();
    }
  });

  it('leads to its booking rules, and to the list of restaurants [editor.content]', async () => {
    open('restaurants', { restaurants: soho });
    expect((await opened())?.textContent).toBe('Soho');
    expect(document.title).toBe('Soho · Preview');
    expect(homeLink()).toEqual(['Restaurants', '/content/restaurants']);
    expect(links('Restaurant')).toEqual([
      ['Details', '/content/restaurants/7', 'page'],
      ['Booking rules', '/content/booking-rules/7', null],
    ]);
  });

  it('opens at the field that its address names [editor.find]', async () => {
    history.replaceState(null, '', '?field=slug');
    open('restaurants', { restaurants: soho });
    await opened();
    await waitFor(() => expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('slug'));
    history.replaceState(null, '', '?');
  });
});

it('opens at the part that its address names [editor.content]', async () => {
  history.replaceState(null, '', '#part-hours');
  open('restaurants', { restaurants: soho });
  await opened();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hours'));
});

describe('the editor of booking rules', () => {
  it('has the name of the restaurant, to which it leads, and its parts [editor.content]', async () => {
    open('booking-rules', { restaurants: soho, 'booking-rules': rules });
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking rules: Soho' })).toBeTruthy();
    expect(homeLink()).toEqual(['Restaurants', '/content/restaurants']);
    expect(links('Restaurant').map(([, , current]) => current)).toEqual([null, 'page']);
    expect(links('Parts of the form')).toEqual([
      ['Time', '#part-time', null],
      ['Tables', '#part-tables', null],
      ['Occasions, menus and extras', '#part-occasions,-menus-and-extras', null],
      ['Card guarantees', '#part-card-guarantees', null],
    ]);
    expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  });

  it('can be created with rules that take bookings once there are tables, and are edited at once [editor.content]', async () => {
    const { sent, user } = open('booking-rules', { restaurants: soho });
    expect(await screen.findByText('No booking rules yet')).toBeTruthy();
    expect(
      screen.getByText('This restaurant has no booking rules, so tables cannot be booked on the site.'),
    ).toBeTruthy();
    expect(screen.getByText('Back to the restaurant').getAttribute('href')).toBe('/content/restaurants/7');
    await user.click(screen.getByText('Create booking rules'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking rules: Soho' })).toBeTruthy();
    expect(sent).toEqual([
      [
        'PUT /editing/content/booking-rules/7/draft?version=0',
        {
          storeId: '7',
          daysAhead: 60,
          lastTableMinutes: 90,
          stays: [{ upToCovers: 20, minutes: 120 }],
          areas: [],
          occasions: [],
        },
      ],
    ]);
  });
});

describe('the editors of other content', () => {
  it.each([
    ['/content/menu?q=lunch', ['Menus', '/content/menu?q=lunch']],
    ['/media', ['Media', '/media']],
    ['https://elsewhere.example', ['Pages', '/']],
    [7, ['Pages', '/']],
  ])('lead back from the settings to the list %s that they were opened from [editor.content]', async (list, link) => {
    history.replaceState({ list }, '', '/content/settings/brand');
    open('settings', { settings: { siteName: 'Pandan Row' } });
    await opened();
    expect(homeLink()).toEqual(link);
    history.replaceState(null, '', '/');
  });

  it('lead to their lists, and have one form without parts [editor.content]', async () => {
    open('social', { social: { id: '7' } });
    await opened();
    expect(homeLink()).toEqual(['Social posts', '/content/social']);
    expect(screen.queryByRole('navigation', { name: 'Parts of the form' })).toBeNull();
    expect([
      screen.queryByRole('navigation', { name: 'Restaurant' }),
      screen.queryAllByRole('heading', { level: 2 }),
    ]).toEqual([null, []]);
    expect(screen.getByText(/^Publish… \(\d+ errors\)$/)).toBeTruthy();
  });

  it('cannot publish where the API has no calls for that [editor.content]', async () => {
    open('social', { social: { id: '7' } }, { storesPages: false });
    await opened();
    expect(screen.queryByText(/^Publish…/)).toBeNull();
  });

  it.each([
    ['job', 'Vacancy could not be opened', '/content/job'],
    ['settings', 'Settings could not be opened', '/'],
  ])('say that one of the kind %s could not be opened, and try again [editor.content]', async (kind, title, back) => {
    const { user } = open(kind, {}, { status: 503 });
    expect(await screen.findByText(title)).toBeTruthy();
    expect([screen.getByText('It failed.').tagName, screen.getByText('Back').getAttribute('href')]).toEqual([
      'P',
      back,
    ]);
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText(title)).toBeTruthy();
  });

  it('do not try again what cannot succeed [editor.content]', async () => {
    open('job', {}, { status: 403 });
    await screen.findByText('Vacancy could not be opened');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('say what is being opened [loading.flags]', async () => {
    open('social', { social: { id: '7' } });
    expect(screen.getByText('Opening the social post…')).toBeTruthy();
    await opened();
  });
});

it.each(['restaurants', 'settings', 'booking-rules', 'offer', 'job', 'social'] as const)(
  'every field of the form of the kind %s is in one part, without ids and what other systems add [editor.content]',
  (kind) => {
    const names = formGroups(kind).flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    for (const hidden of ['id', 'storeId', 'job_id', 'bookingDaysAhead', 'distance'])
      expect(names).not.toContain(hidden);
    const more = formGroups(kind).find(({ title }) => title === 'More');
    expect(more?.fields.map(({ name }) => name)).toEqual(
      kind === 'restaurants' ? ['amenities', 'awards', 'links'] : undefined,
    );
    expect(formGroups(kind).every(({ fields }) => fields.length > 0)).toBe(true);
  },
);
