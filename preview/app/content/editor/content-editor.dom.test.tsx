import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { factsQuery } from '#preview/app/api/pages.ts';
import { session } from '#preview/app/api/session.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { findKindView } from '../kind-views.ts';
import { ContentEditor } from './content-editor.tsx';

const offer = { id: 'lunch', title: 'Lunch', description: '<p>Lunch</p>' };
const state = {
  kind: 'offer',
  id: 'lunch',
  name: 'Lunch',
  isLive: true,
  hasDraft: false,
  draftVersion: 3,
  publishedRevision: 1,
};
const facts = {
  ...testFacts,
  restaurants: [{ value: 'leeds', label: 'Leeds', city: 'Leeds', lat: 53.8, lng: -1.54 }],
  addresses: [{ page: '_offer', path: '/offer/lunch', label: 'Lunch' }],
  builtInRedirects: [{ from: '/offer', to: '/offers', prefix: false }],
};

afterEach(async () => {
  // Closing an editor saves what is not saved yet.
  cleanup();
  await nextTurn();
  session.settle(true);
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface Opened {
  readonly kind?: string;
  readonly content?: object;
  readonly more?: object;
  readonly status?: number;
  readonly conflicts?: boolean;
  /** Whether the session has ended when a change is saved first. */
  readonly isSignedOut?: boolean;
  /** What the app has loaded before. */
  readonly client?: QueryClient;
  /** When the facts arrive. */
  readonly factsReply?: Promise<void>;
}

/** Opens an item. The service answers as given. */
function open(opened: Opened = {}) {
  const { kind = 'offer', content = offer, more = {}, status = 200, conflicts = false, isSignedOut } = opened;
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  const calls: { readonly call: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/_preview/api', '');
    if (path === '/presence') return Response.json({ windows: [] });
    calls.push({ call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (path === '/facts') {
      await opened.factsReply;
      return Response.json(facts);
    }
    if (status !== 200 && method === 'GET') return Response.json({ message: 'It failed.', errors: [] }, { status });
    if (method === 'POST' && path.endsWith('/revisions')) return Response.json({ revision: 2 });
    if (path.endsWith('/revisions'))
      return Response.json({
        revisions: [
          { number: 2, at: '2026-11-21T10:00:00Z', origin: 'draft' },
          { number: 1, at: '2026-11-20T10:00:00Z', origin: 'seed' },
        ],
      });
    if (path.endsWith('/revision/1')) return Response.json(offer);
    if (path.endsWith('/revision/2')) return Response.json({ ...offer, title: 'Brunch' });
    if (path.endsWith('/uses'))
      return Response.json({ uses: [{ kind: 'page', id: 'home', name: 'Home', isLive: true, isDraft: false }] });
    if (path.endsWith('/publish')) return Response.json({ revision: 2, sequence: 9 });
    if (method === 'PUT' && isSignedOut && calls.filter(({ call }) => call.startsWith('PUT')).length === 1)
      return Response.json({ message: 'Sign in again.' }, { status: 401 });
    if (method === 'PUT' && conflicts)
      return Response.json(
        { message: 'No.', errors: [{ path: 'query.version', message: 'must be 4' }] },
        { status: 409 },
      );
    if (method === 'PUT')
      return Response.json({ ...state, ...more, hasDraft: String(body) !== JSON.stringify(offer), draftVersion: 4 });
    return Response.json({ state: { ...state, ...more }, content });
  });
  const editor = <ContentEditor view={view} id={kind === 'settings' ? 'brand' : 'lunch'} />;
  render(
    opened.client ? (
      <QueryClientProvider client={opened.client}>{editor}</QueryClientProvider>
    ) : (
      <TestQueries>{editor}</TestQueries>
    ),
  );
  return {
    user: userEvent.setup(),
    calls,
    sent: (start: string) => calls.filter(({ call }) => call.startsWith(start)),
  };
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a day that is closed has no closing time to fill in [editor.content]', async () => {
  const openingTimes = { monday: { Open: '12:00', Close: '22:00', ClickCollectClose: '21:30' } };
  open({ kind: 'restaurants', content: { storeId: '1', slug: 'bath', title: 'Bath', openingTimes } });
  const opening = await screen.findByLabelText('Opening time *');
  const closing = screen.getByLabelText<HTMLInputElement>('Closing time *');
  fireEvent.change(opening, { target: { value: 'Closed' } });
  const collection = screen.getByLabelText<HTMLInputElement>('Last collection');
  expect([closing.value, closing.disabled, collection.value]).toEqual(['Closed', true, '']);
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect([closing.value, closing.disabled, collection.value]).toEqual(['22:00', false, '21:30']);
  fireEvent.change(opening, { target: { value: 'Closed' } });
  fireEvent.change(opening, { target: { value: '13:00' } });
  expect([closing.value, closing.disabled, collection.value]).toEqual(['22:00', false, '21:30']);
});

it('the hours of Monday are copied to all days as one change [editor.content]', async () => {
  const openingTimes = { monday: { Open: '12:00', Close: '22:00' }, sunday: { Open: 'Closed', Close: 'Closed' } };
  const { user } = open({ kind: 'restaurants', content: { storeId: '1', slug: 'bath', title: 'Bath', openingTimes } });
  await user.click(await screen.findByRole('button', { name: 'Copy Monday to all days' }));
  const openings = () => screen.getAllByLabelText<HTMLInputElement>('Opening time *').map(({ value }) => value);
  expect(openings()).toEqual(Array(7).fill('12:00'));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(openings()).toEqual(['12:00', 'Closed']);
});

it('a new area asks for its name and seats, and gets an id from its name [editor.content]', async () => {
  const rules = { storeId: 'lunch', daysAhead: 60, lastTableMinutes: 90, stays: [], occasions: [] };
  const areas = [{ id: 'main-room', name: 'Main room', seats: 60, linkGroup: 'inside' }];
  const { user } = open({ kind: 'booking-rules', content: { ...rules, areas } });
  await user.click(await screen.findByRole('button', { name: 'Add an area' }));
  expect(screen.getByText('Main room: 60 seats')).toBeTruthy();
  const entry = document.querySelector('[data-path="areas[1].name"]')?.closest('details');
  const names = [...(entry?.querySelectorAll('[data-path]') ?? [])].map((each) => each.getAttribute('data-path'));
  expect(entry?.querySelector('details')?.open).toBe(false);
  expect(names).toEqual(['name', 'seats', 'linkGroup', 'id'].map((name) => `areas[1].${name}`));
  await user.type(screen.getAllByLabelText('Name *').at(-1) ?? document.body, 'Terrace');
  await user.tab();
  const id = document.querySelector<HTMLInputElement>('[data-path="areas[1].id"] input');
  expect(id?.value).toBe('terrace');
  expect(id?.closest('details')?.querySelector('summary')?.textContent).toBe('Technical');
  const group = document.querySelector<HTMLInputElement>('[data-path="areas[1].linkGroup"] input');
  expect([...(group?.list?.options ?? [])].map(({ value }) => value)).toEqual(['inside']);
});

describe('the place of a vacancy [editor.content]', () => {
  const vacancy = { job_id: 'lunch', name: 'Chef', position_unique_name: 'chef', category: 'Management' };
  const place = () =>
    ['City', 'Latitude', 'Longitude'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it('is that of its restaurant once one is chosen, as one change', async () => {
    const { user } = open({ kind: 'job', content: vacancy });
    await user.selectOptions(await screen.findByLabelText('Location'), 'Leeds');
    expect(place()).toEqual(['Leeds', '53.8', '-1.54']);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(place()).toEqual(['', '', '']);
  });

  it('becomes that of its restaurant with the button beside the warning', async () => {
    const { user } = open({ kind: 'job', content: { ...vacancy, location: 'Leeds', city: 'York', lat: 54 } });
    const warning = await screen.findByText(/The restaurant “Leeds” is in Leeds\./);
    expect(place()).toEqual(['York', '54', '']);
    await user.click(screen.getByRole('button', { name: 'Use the restaurant’s city and position' }));
    expect(place()).toEqual(['Leeds', '53.8', '-1.54']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
    await waitFor(() => expect(warning.isConnected).toBe(false));
  });
});

it('the editor of the settings knows the redirects that the site has by itself [editor.addresses]', async () => {
  open({ kind: 'settings', content: { siteName: 'Pandan Row', redirects: [{ from: '/offers', to: '/offer' }] } });
  expect(await screen.findByText('This redirect never ends: /offers → /offer → /offers.')).toBeTruthy();
});

it('the editor of the settings knows the pages that are live when it is opened [editor.addresses]', async () => {
  const client = new QueryClient();
  client.setQueryData(factsQuery.queryKey, { ...facts, liveAddresses: ['/old'] });
  const content = { siteName: 'Pandan Row', redirects: [{ from: '/old', to: '/gone' }] };
  const factsReply = Promise.withResolvers<void>();
  open({ kind: 'settings', content, client, factsReply: factsReply.promise });
  // All but the facts has arrived by then.
  for (let turn = 0; turn < 20; turn += 1) await act(nextTurn);
  factsReply.resolve();
  expect(await screen.findByText('Publish…')).toBeTruthy();
  expect(screen.queryByText(/is a live page/)).toBeNull();
});

describe('the editor of an offer', () => {
  it('saves a change as a draft with the version that it is based on [editor.content]', async () => {
    const { sent } = open();
    await screen.findByRole('heading', { level: 1, name: 'Lunch' });
    type(/^Title/, 'Long lunch');
    await waitFor(() =>
      expect(sent('PUT')).toEqual([
        { call: 'PUT /editing/content/offer/lunch/draft?version=3', body: { ...offer, title: 'Long lunch' } },
      ]),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Long lunch' })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('.save')?.textContent).toMatch(/^Draft saved/));
  });

  it('has no changes once what is live is saved as its draft [editor.content]', async () => {
    open({ content: { ...offer, title: 'Long lunch' }, more: { hasDraft: true } });
    await screen.findByLabelText(/^Title/);
    expect(document.querySelector('.page-info')?.textContent).toMatch(/Changes not live/);
    type(/^Title/, 'Lunch');
    await waitFor(() => expect(document.querySelector('.page-info')?.textContent).toBe('LunchLive'));
  });

  it('shows exactly the version that goes live, beside its status and in the dialog [preview.publish]', async () => {
    const { user } = open({ more: { hasDraft: true, scheduledAt: '2027-04-01T08:00:00Z' } });
    await user.click(await screen.findByText('Publish…'));
    const links = await screen.findAllByRole('link', { name: /^View the version that goes live Thu,? 1 Apr,? 09:00$/ });
    const address = '/_draft/offer/lunch?_at=2027-04-01T08%3A00%3A00.000Z&_scheduled=&_content=offer%2Flunch&_live=';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address]);
  });

  it('undoes and redoes a change [editor.content]', async () => {
    const { user } = open();
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Long lunch');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Lunch');
    await user.click(screen.getAllByRole('button', { name: 'Redo' })[0] ?? document.body);
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Long lunch');
  });

  it('undoes at once what was typed without a pause [editor.undo]', async () => {
    const { user } = open();
    await screen.findByLabelText(/^Title/);
    for (const typed of ['Lunch!', 'Lunch!!']) type(/^Title/, typed);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Lunch');
  });

  it('says in words what publishing changes, and publishes the saved version [editor.content]', async () => {
    const { user, sent } = open();
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Long lunch');
    await user.click(screen.getByText('Publish…'));
    expect(await screen.findByText('Title: ‘Lunch’ → ‘Long lunch’')).toBeTruthy();
    expect(await screen.findByText('/offer/lunch')).toHaveProperty('href', 'https://site.example/offer/lunch');
    expect(await screen.findByText('Home')).toBeTruthy();
    await user.click(screen.getByText('Publish now'));
    expect(await screen.findByText('The offer is live.')).toBeTruthy();
    expect(sent('POST')).toEqual([{ call: 'POST /editing/content/offer/lunch/publish', body: { version: 4 } }]);
  });

  it('lists the errors, and does not publish with one [editor.content]', async () => {
    const { user } = open({ content: { ...offer, title: '' } });
    await user.click(await screen.findByText('Publish… (1 error)'));
    expect(screen.getAllByText('Write a title.')).toHaveLength(2);
    expect(screen.getByText('Publish now').closest('button')?.disabled).toBe(true);
  });

  it('does not publish what equals the live version [editor.content]', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Publish…'));
    expect(await screen.findByText('No changes: the draft is the same as what is live.')).toBeTruthy();
    expect(screen.getByText('Publish now').closest('button')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('restores a revision and stores the draft before, which can be undone [editor.content] [editor.undo]', async () => {
    const { user, sent } = open({ content: { ...offer, title: 'Changed' }, more: { hasDraft: true } });
    await user.click(await screen.findByText('Publish…'));
    const restore = await screen.findByLabelText('Restore: revision 1');
    const lists = () => sent('GET /editing/content/offer/lunch/revisions').length;
    const before = lists();
    await user.click(restore);
    expect(
      await screen.findByText(
        'Revision 1 is restored to the draft. Visitors see it once you publish. The previous draft is saved as a revision.',
      ),
    ).toBeTruthy();
    await waitFor(() => expect(lists()).toBe(before + 1));
    expect(sent('POST')).toMatchObject([
      { call: 'POST /editing/content/offer/lunch/revisions', body: { title: 'Changed' } },
    ]);
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Lunch');
    await user.click(within(screen.getByRole('dialog', { name: /^Publish/ })).getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('The draft is as it was before.')).toBeTruthy();
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Changed');
  });

  it('does not store a draft again that is in a revision [editor.content]', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByText('Publish…'));
    await user.click(await screen.findByLabelText('Restore: revision 1'));
    expect(
      await screen.findByText('Revision 1 is restored to the draft. Visitors see it once you publish.'),
    ).toBeTruthy();
    expect(sent('POST')).toEqual([]);
  });

  it('compares any two versions, and restores one of them [editor.undo]', async () => {
    const { user } = open({ content: { ...offer, title: 'Changed' }, more: { hasDraft: true } });
    await user.click(await screen.findByText('Publish…'));
    await user.click(await screen.findByLabelText('Compare: revision 2'));
    const dialog = within(screen.getByRole('dialog', { name: 'Compare versions' }));
    expect(await dialog.findByText('Title: ‘Brunch’ → ‘Changed’')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: '1' } });
    expect(await dialog.findByText('Title: ‘Brunch’ → ‘Lunch’')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '1' } });
    expect(await dialog.findByText('These versions are the same.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2' } });
    await user.click(dialog.getByText('Restore revision 2'));
    expect(await screen.findByText(/^Revision 2 is restored to the draft/)).toBeTruthy();
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Brunch');
  });

  it('asks which version to use if somebody else has changed the same field [editor.content]', async () => {
    open({ content: { ...offer, title: 'Theirs' }, conflicts: true });
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Mine');
    expect(await screen.findByText(/has been changed elsewhere/, {}, { timeout: 4000 })).toBeTruthy();
    expect(document.querySelector('.save')?.textContent).toBe('Not saved: needs your decision');
    fireEvent.click(screen.getByText('Publish…'));
    expect(screen.getAllByText('Choose between the two versions first.')).toHaveLength(3);
    expect(screen.getByText('Publish now').closest('button')?.disabled).toBe(true);
  });

  it('says that the session has ended without asking, and saves after the next sign-in [preview.access]', async () => {
    const { sent } = open({ isSignedOut: true });
    await screen.findByLabelText(/^Title/);
    type(/^Title/, 'Long lunch');
    expect((await screen.findByRole('alert')).textContent).toContain('You are signed out. What you type is kept here.');
    expect([screen.getByText('Not saved: signed out').className, session.isDialogOpen()]).toEqual([
      'save signed-out',
      false,
    ]);
    type(/^Title/, 'Long lunches');
    act(() => session.settle(true));
    await screen.findByText(/^Draft saved/);
    expect(sent('PUT').at(-1)?.body).toMatchObject({ title: 'Long lunches' });
  });

  it('says why it could not be opened [editor.content]', async () => {
    open({ status: 404 });
    expect(await screen.findByText('Offer could not be opened')).toBeTruthy();
    expect(screen.getByText('It failed.')).toBeTruthy();
  });
});

describe('the editors of other content', () => {
  it('has the settings in parts with headings [editor.content]', async () => {
    open({ kind: 'settings', content: { siteName: 'Pandan Row' } });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Brand',
      'Header',
      'Footer',
      'Banner',
      'Popup',
      'Booking and cookies',
      'Redirects',
    ]);
  });

  it('offers to create the booking rules of a restaurant that has none [editor.content]', async () => {
    const { user, sent } = open({ kind: 'booking-rules', status: 404 });
    await user.click(await screen.findByRole('button', { name: 'Create booking rules' }));
    await waitFor(() => expect(sent('PUT')).toMatchObject([{ body: { storeId: 'lunch', daysAhead: 60 } }]));
  });
});
