import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { ContentEditor } from '../editor/content-editor.tsx';
import { findKindView } from '../kind-views.ts';

const lunch = { id: 'lunch', title: 'Lunch', description: '<p>Lunch</p>' };

afterEach(async () => {
  // Closing an editor saves what is not saved yet.
  cleanup();
  await nextTurn();
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface Opened {
  readonly kind?: string;
  readonly live?: object;
  readonly draft?: object;
  readonly state?: object;
  /** The version that is scheduled, if it is not the draft. */
  readonly scheduled?: object;
  readonly uses?: readonly object[];
  /** Whether drafts cannot be saved. */
  readonly failsToSave?: boolean;
  /** The origin of revision 1; there is none if it is absent. */
  readonly origin?: 'editor' | 'draft';
  /** The pages with a tile, by its type. */
  readonly pages?: Readonly<Record<string, readonly object[]>>;
  /** The addresses of the site. */
  readonly addresses?: readonly object[];
  /** The reply to publishing and scheduling, if it is not the default one. */
  readonly refusal?: readonly [status: number, body: object];
}

/** Opens the dialog that publishes an item. */
async function open({ kind = 'offer', live = lunch, draft = { ...lunch, title: 'Long lunch' }, ...more }: Opened = {}) {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  const state = {
    kind,
    id: 'lunch',
    name: 'Lunch',
    isLive: true,
    hasDraft: true,
    draftVersion: 3,
    publishedRevision: 1,
    ...more.state,
  };
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = url.replace('/_preview/api', '');
    if (path === '/presence') return Response.json({ windows: [] });
    if (path === '/facts') return Response.json({ ...testFacts, addresses: more.addresses ?? [] });
    if (path.endsWith('/revisions'))
      return Response.json({
        revisions: more.origin ? [{ number: 1, at: '2026-11-20T10:00:00Z', origin: more.origin }] : [],
      });
    if (path.endsWith('/revision/1')) return Response.json(live);
    if (path.endsWith('/scheduled')) return Response.json(more.scheduled ?? draft);
    if (path.startsWith('/editing/find-pages')) {
      const pages = more.pages?.[new URL(path, 'http://app').searchParams.get('tile') ?? ''] ?? [];
      return Response.json({ pages, total: pages.length });
    }
    if (path.startsWith('/editing/page/'))
      return Response.json({
        state: { id: 'deals', hasDraft: false, draftVersion: 1 },
        page: { tiles: [{ type: 'promotions', source: path.includes('/deals/') ? 'offers' : 'items', items: [{}] }] },
      });
    if (path.endsWith('/uses')) return Response.json({ uses: more.uses ?? [] });
    if (method === 'GET') return Response.json({ state, content: draft });
    if (more.failsToSave && method === 'PUT') return new Response('', { status: 500 });
    sent.push([method, path.replace(`/editing/content/${kind}/lunch/`, ''), body].filter(Boolean).join(' '));
    const isAction = /\/(publish|schedule)$/.test(path);
    if (isAction && more.refusal) return Response.json(more.refusal[1], { status: more.refusal[0] });
    if (path.endsWith('/unpublish')) return Response.json({ ...state, isLive: false });
    return Response.json(path.endsWith('/publish') ? { revision: 2, sequence: 9 } : state);
  });
  render(
    <TestQueries>
      <ContentEditor view={view} id="lunch" />
    </TestQueries>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Publish…/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  if (kind !== 'settings' && kind !== 'job') await dialog.findByText(/refers to it|Referred to by/);
  return { sent, dialog, click: (name: string) => userEvent.click(dialog.getByRole('button', { name })) };
}

it('says of a change with an error that it is not published [preview.publish] [preview.errors]', async () => {
  const { dialog } = await open({ draft: { ...lunch, title: '', description: '<p>Another.</p>' } });
  const comparison = within(dialog.getByRole('region', { name: 'What changes for visitors' }));
  const lines = await comparison.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.endsWith(' Not published while it has an error.'))).toEqual([
    true,
    false,
  ]);
});

describe('the dialog that publishes settings', () => {
  it('warns of a redirect that leads nowhere, and publishes it [editor.addresses]', async () => {
    const draft = { siteName: 'Pandan Row', redirects: [{ from: '/old', to: '/gone' }] };
    const { dialog } = await open({ kind: 'settings', live: { siteName: 'Pandan Row' }, draft });
    expect(dialog.getByText(/There is no live page at \/gone/).textContent).toMatch(/^Redirect from \/old.*Warning:/);
    expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', false);
  });

  it('speaks of settings in the plural [editor.content]', async () => {
    const live = { siteName: 'Pandan Row' };
    const first = await open({ kind: 'settings', draft: live, state: { isLive: false, publishedRevision: undefined } });
    expect(first.dialog.getByText('These settings are not live yet, so all of them are new.')).toBeTruthy();
    expect(await first.dialog.findByText('These settings have never been live.')).toBeTruthy();
    cleanup();
    const second = await open({
      kind: 'settings',
      live,
      draft: { ...live, tagline: 'Noodles' },
      refusal: [409, { message: 'No.', errors: [{ path: 'body.version', message: 'must be 4' }] }],
    });
    await second.click('Publish now');
    expect(await second.dialog.findByText(/^Somebody else has changed these settings/)).toBeTruthy();
  });
});

describe('the dialog that publishes an offer', () => {
  it('publishes nothing while changes are not saved, and says why [preview.publish] [preview.errors]', async () => {
    const { dialog, click } = await open({ failsToSave: true });
    await dialog.findByText('Title: ‘Lunch’ → ‘Long lunch’');
    await click('Discard changes');
    const reason = await dialog.findByText(
      'Not saved: the service has a problem. Saving is tried again by itself; publish once your changes are saved.',
    );
    const publish = dialog.getByRole('button', { name: 'Publish now' });
    expect(publish).toHaveProperty('disabled', true);
    expect(publish.getAttribute('aria-describedby')).toBe(reason.id);
  });

  it('warns of an offer that is over and of a voucher without terms and a word on its use, and publishes it [editor.content]', async () => {
    const { dialog } = await open({ draft: { ...lunch, voucher: true, endDate: '2020-01-01' } });
    expect(dialog.getByText('3 warnings.')).toBeTruthy();
    expect(dialog.getByText(/The last day is past: the offer is over\./)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', false);
  });

  it('discards the changes of the draft, which can be undone [editor.content]', async () => {
    const { dialog, click } = await open();
    await dialog.findByText('Title: ‘Lunch’ → ‘Long lunch’');
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).not.toContain(
      'Redirects',
    );
    await click('Discard changes');
    expect(dialog.getByText('The changes are discarded.').className).toBe('outcome');
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Lunch');
    expect(dialog.queryByText('Discard changes')).toBeNull();
    const undo = dialog.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Long lunch');
    expect(dialog.getByText('The changes are back.')).toBeTruthy();
  });

  it('schedules the saved version for a time in London [editor.content]', async () => {
    const { dialog, sent, click } = await open();
    await dialog.findByText(/^Title/);
    fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2999-07-01T10:00' } });
    await click('Schedule publication');
    expect(await dialog.findByText(/^The changes go live on .*1 July 2999.*10:00/)).toBeTruthy();
    expect(sent.filter((call) => call.includes('schedule'))).toEqual([
      expect.stringMatching(/^PUT schedule .*2999-07-01T09:00:00\.000Z/),
    ]);
  });

  it('says that the offer is live, and where [editor.content]', async () => {
    const { dialog, click } = await open({
      addresses: [{ page: '_offer', path: '/offer/lunch', label: 'Lunch' }],
      uses: [{ kind: 'page', id: 'home', isLive: true, isDraft: false }],
    });
    await dialog.findByText(/^Title/);
    await click('Publish now');
    const status = await dialog.findByText('The offer is live.');
    expect(status.getAttribute('role')).toBe('status');
    expect(within(status).getByRole('link', { name: 'View live page' }).getAttribute('href')).toBe(
      'https://site.example/offer/lunch',
    );
  });

  it('says that a vacancy is published after its last day, without a link [editor.content]', async () => {
    const vacancy = { job_id: 'lunch', name: 'Waiter', position_unique_name: 'waiter', category: 'Front of House' };
    const { dialog, click } = await open({
      kind: 'job',
      live: { ...vacancy, name: 'Waitress' },
      draft: { ...vacancy, validThrough: '2020-01-01' },
      addresses: [{ page: '_job', path: '/careers/job/lunch', label: 'Waiter' }],
    });
    await dialog.findByText(/Waitress/);
    await click('Publish now');
    expect(await dialog.findByText(/^The vacancy is published, but its last day to apply has passed/)).toBeTruthy();
    expect(dialog.queryByText('View live page')).toBeNull();
  });

  it('names no address where the site has none [editor.content]', async () => {
    const { dialog, click } = await open();
    await dialog.findByText(/^Title/);
    await click('Publish now');
    await dialog.findByText('The offer is live.');
    expect(dialog.queryByText('View live page')).toBeNull();
  });

  it('keeps the scheduled version at a new time, unless the editor chooses the draft [editor.content]', async () => {
    const { dialog, sent, click } = await open({
      scheduled: lunch,
      state: { scheduledAt: '2999-07-01T09:00:00Z' },
    });
    await dialog.findByText(/The draft has changed since it was scheduled/);
    expect(dialog.getByLabelText('Keep the scheduled version')).toHaveProperty('checked', true);
    const scheduleAt = async (time: string) => {
      fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: time } });
      await click('Change the time of publication');
    };
    await scheduleAt('2999-07-02T10:00');
    expect(await dialog.findByText(/^The scheduled version goes live on .*2 July 2999/)).toBeTruthy();
    await userEvent.click(dialog.getByLabelText('Schedule today’s draft'));
    await scheduleAt('2999-07-03T10:00');
    expect(await dialog.findByText(/^The changes go live on .*3 July 2999/)).toBeTruthy();
    const calls = sent.filter((call) => call.startsWith('PUT schedule'));
    expect(calls.map((call) => call.includes('"keepsScheduled":true'))).toEqual([true, false]);
  });

  it('keeps a scheduled version unless the editor cancels it, and says so [editor.content]', async () => {
    const { dialog, sent, click } = await open({ scheduled: lunch, state: { scheduledAt: '2999-07-01T09:00:00Z' } });
    await dialog.findByText(/^Another version is scheduled for .*1 Jul, 10:00. It then replaces/);
    await userEvent.click(dialog.getByLabelText('Cancel the scheduled version'));
    await click('Publish now');
    expect(
      await dialog.findByText(/^The offer is live. The version that was scheduled for .+ is cancelled/),
    ).toBeTruthy();
    expect(sent.at(-1)).toBe('POST publish {"version":3,"cancelsSchedule":true}');
  });

  it('asks nothing where the draft is what is scheduled [editor.content]', async () => {
    const { dialog } = await open({ state: { scheduledAt: '2999-07-01T09:00:00Z' } });
    expect(dialog.queryByText(/has changed since/)).toBeNull();
  });

  it('cancels a scheduled publication [editor.content]', async () => {
    const { dialog, sent, click } = await open({ state: { scheduledAt: '2999-07-01T09:00:00Z' } });
    expect(dialog.getByText(/^Goes live on .*1 July 2999.*10:00, as it was when scheduled\./)).toBeTruthy();
    await click('Cancel');
    expect(await dialog.findByText('The scheduled publication is cancelled.')).toBeTruthy();
    expect(sent.at(-1)).toMatch(/^PUT schedule .*null/);
  });

  it('says why a scheduled publication has failed [preview.errors]', async () => {
    const { dialog } = await open({ state: { scheduleError: 'It has an error.' } });
    expect(dialog.getByText('It was not published when it was due: It has an error.').className).toBe('error-message');
  });

  it('says that all is new where nothing is live, and that nothing can be scheduled without changes [editor.content]', async () => {
    const first = await open({ state: { isLive: false, publishedRevision: undefined } });
    expect(first.dialog.getByText('This offer is not live yet, so all of it is new.')).toBeTruthy();
    expect(first.dialog.getByText('No other content refers to it.')).toBeTruthy();
    expect(first.dialog.getByText('This offer has never been live.')).toBeTruthy();
    cleanup();
    const { dialog } = await open({ draft: lunch });
    expect(await dialog.findAllByText('There are no changes to publish.')).toHaveLength(2);
    expect(dialog.getByText('No address of its own, and nothing refers to it.')).toBeTruthy();
  });

  it.each([
    [
      409,
      { message: 'No.', errors: [{ path: 'body.version', message: 'must be 4' }] },
      'Somebody else has changed this offer, so nothing was done. Close this dialog, check it, then try again.',
    ],
    [
      422,
      { message: 'It is invalid.', errors: [{ path: 'content.title', message: 'is too long' }] },
      'It is invalid. Title: Is too long.',
    ],
  ])('says why the service refused it with %i [preview.errors]', async (status, body, message) => {
    const { dialog, click } = await open({ refusal: [status, body] });
    await dialog.findByText(/^Title/);
    await click('Publish now');
    const outcome = await dialog.findByText(message);
    expect([outcome.className, outcome.getAttribute('role')]).toEqual(['outcome error-message', 'alert']);
  });

  it('leads to a field that the service refused [preview.errors]', async () => {
    const body = { message: 'It is invalid.', errors: [{ path: 'content.title', message: 'is too long' }] };
    const { dialog, click } = await open({ refusal: [422, body] });
    await dialog.findByText(/^Title/);
    await click('Publish now');
    await userEvent.click(await dialog.findByRole('button', { name: 'Go to Title: Is too long' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ })));
  });

  it.each([
    [12, []],
    [14, ['and 2 more addresses']],
  ])('lists twelve of the %i addresses that show a menu, and counts the others [editor.menus]', async (count, rest) => {
    const paths = Array.from({ length: count }, (_, at) => `/city/restaurant-${at}/menu/lunch`);
    const menu = { id: 'lunch', name: 'Lunch', sections: [] };
    const uses = [{ kind: 'page', id: 'a', name: 'A page', isLive: true, isDraft: true }];
    const addresses = [...paths, '/menu'].map((path) => ({ page: 'menu', path, label: path }));
    const { dialog } = await open({ kind: 'menu', live: menu, draft: menu, addresses, uses });
    const places = await dialog.findByRole('region', { name: 'On the site' });
    await within(places).findByText(paths[0] ?? '');
    const disclosure = places.querySelector('details');
    expect([disclosure?.open, disclosure?.querySelector('summary')?.textContent]).toEqual([
      false,
      `Shown on ${count} pages, chosen in 1 place`,
    ]);
    expect([...places.querySelectorAll('.places:first-of-type li')].map(({ textContent }) => textContent)).toEqual([
      ...paths.slice(0, 12),
      ...rest,
    ]);
  });

  it('leads to the content that refers to it [editor.find]', async () => {
    const { dialog } = await open({
      uses: [
        { kind: 'page', id: 'a/b', name: 'A page', isLive: true, isDraft: true },
        { kind: 'menu', id: 'food', isLive: false, isDraft: true },
      ],
    });
    const links = dialog
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.parentElement?.textContent]);
    expect(links).toEqual([
      ['/pages/a%2Fb', 'A page'],
      ['/content/menu/food', 'food (menu, draft)'],
    ]);
  });

  it('does not publish or schedule with an error, and goes to its field [preview.errors]', async () => {
    const { dialog } = await open({ draft: { ...lunch, title: '' } });
    expect(dialog.getByText('Fix the errors listed under Checks before you schedule it.')).toBeTruthy();
    const publish = dialog.getByText('Publish now');
    expect(document.getElementById(publish.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Fix the errors listed under Checks before you publish.',
    );
  });
});

describe('the pages on which an item appears', () => {
  const page = (id: string, title: string, published = 1) => ({
    id,
    title,
    hasDraft: false,
    draftVersion: 1,
    publishedRevision: 1,
    use: { published, draft: 1 },
  });
  const places = async () =>
    [...(await screen.findByRole('region', { name: 'On the site' })).querySelectorAll('p, li')].map(
      (each) => each.textContent,
    );

  it('are said of a new offer before it is published [editor.content]', async () => {
    const pages = { promotions: [page('deals', 'Deals'), page('own', 'Own promotions'), page('next', 'Next', 0)] };
    const { dialog } = await open({ pages, state: { isLive: false, publishedRevision: undefined } });
    await dialog.findByText('Deals');
    expect(await places()).toEqual([
      'Once it is published, visitors see it at:',
      '/offer/lunch',
      'It will be listed on:',
      'Deals',
      'No other content refers to it.',
    ]);
  });

  it.each([
    [{ startDate: '2999-12-20' }, 'It will be listed from 20 December on:', ' Pages list it from 20 December.'],
    [
      { endDate: '2020-11-03' },
      'Its last day was 3 November, so it is no longer listed on:',
      ' Pages do not list it: its last day was 3 November.',
    ],
  ])('are said to be for later or over of an offer with %j [editor.content]', async (days, lead, outcome) => {
    const pages = { promotions: [page('deals', 'Deals')] };
    const { click, dialog } = await open({
      live: { ...lunch, ...days },
      draft: { ...lunch, ...days, title: 'L' },
      pages,
    });
    await dialog.findByText('Deals');
    expect(await places()).toContain(lead);
    await click('Publish now');
    await dialog.findByText(`The offer is live.${outcome}`, { exact: false });
  });

  it('of a restaurant are the finder and the page of its city too, also in the question before it is unpublished [editor.content]', async () => {
    const live = { storeId: 'lunch', slug: 'abbey', city: 'bath', title: 'Abbey', openingTimes: {} };
    const addresses = ['abbey', 'spa'].map((slug) => ({
      page: '_restaurant',
      path: `/restaurants/bath/${slug}`,
      label: slug,
    }));
    const pages = { 'location-finder': [page('_home-find-us', 'Find us')], 'location-list': [page('_city', '{city}')] };
    const { click } = await open({ kind: 'restaurants', live, draft: live, addresses, pages });
    await screen.findByText('Find us');
    expect(await places()).toEqual([
      '/restaurants/bath/abbey',
      'It is listed on:',
      '/restaurants/bath',
      'Find us',
      'No other content refers to it.',
    ]);
    await click('Unpublish…');
    const question = within(await screen.findByRole('dialog', { name: 'Unpublish Lunch?' }));
    await question.findByText('Visitors will no longer find it on:');
    expect(question.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '/restaurants/bath/abbey',
      '/restaurants/bath',
      'Find us',
    ]);
  });

  it('of the only restaurant of a city have no page of the city [editor.content]', async () => {
    const live = { storeId: 'lunch', slug: 'abbey', city: 'bath', title: 'Abbey', openingTimes: {} };
    const addresses = [{ page: '_restaurant', path: '/restaurants/bath/abbey', label: 'Abbey' }];
    await open({ kind: 'restaurants', live, draft: live, addresses });
    expect(await places()).toEqual(['/restaurants/bath/abbey', 'No other content refers to it.']);
  });
});

describe('unpublishing in the dialog [editor.content]', () => {
  const uses = [
    { kind: 'page', id: 'offers', name: 'Offers', isLive: true, isDraft: false },
    { kind: 'restaurants', id: '1001', name: 'Soho', isLive: false, isDraft: true },
  ];
  const addresses = [{ page: '_offer', path: '/offer/lunch', label: 'Lunch' }];

  it('says first where visitors see the offer and what still uses it', async () => {
    const { dialog, sent, click } = await open({ uses, addresses });
    await click('Unpublish…');
    const question = within(await screen.findByRole('dialog', { name: 'Unpublish Lunch?' }));
    await question.findByText('This address will show “Page not found”:');
    expect(
      question.getAllByRole('link').map((link) => [link.getAttribute('href'), link.parentElement?.textContent]),
    ).toEqual([
      ['https://site.example/offer/lunch', '/offer/lunch'],
      ['/pages/offers', 'Offers'],
      ['/content/restaurants/1001', 'Soho (restaurant, draft)'],
    ]);
    await userEvent.click(question.getByText('Cancel'));
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(dialog.getByText('Unpublish…')).toBeTruthy();
  });

  it('is undone by publishing the revision again [editor.undo]', async () => {
    const { dialog, sent, click } = await open();
    await click('Unpublish…');
    await waitFor(() => expect(screen.getByText('Unpublish offer')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Unpublish offer'));
    expect(await dialog.findByText('The offer is unpublished.')).toBeTruthy();
    await click('Undo');
    expect(await dialog.findByText('The offer is live again.')).toBeTruthy();
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([
      'POST unpublish',
      'POST publish {"version":3,"revision":1,"restoresSchedule":true}',
    ]);
  });

  it('says that the schedule is cancelled', async () => {
    const { dialog, click } = await open({ state: { unpublishAt: '2999-07-01T09:00:00Z' } });
    await click('Unpublish…');
    expect(screen.getByText(/^Visitors will no longer see this offer\./).textContent).toContain(
      'its schedule is cancelled',
    );
    await waitFor(() => expect(screen.getByText('Unpublish offer')).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByText('Unpublish offer'));
    expect(await dialog.findByText(/its schedule is cancelled\. Undo brings both back\.$/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('The offer is live again, with its schedule.')).toBeTruthy();
  });

  it('is scheduled for a time in London, and that is cancelled', async () => {
    const { dialog, sent, click } = await open({ state: { unpublishAt: '2999-07-01T09:00:00Z' } });
    expect(dialog.getByText(/^Unpublishes on .*1 July 2999.*10:00\.$/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Unpublish on'), { target: { value: '2999-07-02T10:00' } });
    await click('Change the time of unpublishing');
    expect(await dialog.findByText(/^The offer is unpublished on .*2 July 2999/)).toBeTruthy();
    await click('Cancel');
    expect(await dialog.findByText('The scheduled unpublishing is cancelled.')).toBeTruthy();
    expect(sent.filter((call) => call.startsWith('PUT schedule'))).toEqual([
      'PUT schedule {"unpublishAt":"2999-07-02T09:00:00.000Z","version":3}',
      'PUT schedule {"unpublishAt":null,"version":3}',
    ]);
  });

  it('says why it did not happen when it was due', async () => {
    const { dialog } = await open({ state: { unpublishError: 'Guests have booked here.' } });
    expect(dialog.getByText('It was not unpublished when it was due: Guests have booked here.')).toBeTruthy();
  });

  it('is not offered for settings, nor for an offer that is not live', async () => {
    const settings = { siteName: 'Pandan Row' };
    const first = await open({ kind: 'settings', live: settings, draft: settings });
    expect([first.dialog.queryByText('Unpublish…'), first.dialog.queryByLabelText('Unpublish on')]).toEqual([
      null,
      null,
    ]);
    cleanup();
    const { dialog } = await open({ state: { isLive: false } });
    expect(dialog.queryByText('Unpublish…')).toBeNull();
    expect(dialog.getByText('This offer is unpublished, so all of it is new.')).toBeTruthy();
    expect(dialog.getByText('Publish it or schedule its publication before you set an end.')).toBeTruthy();
  });
});

describe('the dialog that publishes a restaurant', () => {
  const live = { storeId: 'lunch', title: 'Soho', slug: 'soho', city: 'london' };
  const draft = { ...live, slug: 'soho-square' };

  it.each([true, false])(
    'leads visitors from its old addresses to the new ones, if chosen: %s [editor.addresses]',
    async (isChosen) => {
      const { dialog, sent, click } = await open({ kind: 'restaurants', live, draft });
      const choice = await dialog.findByRole<HTMLInputElement>('checkbox', {
        name: 'Lead visitors from the old addresses to the new ones',
      });
      expect(dialog.getByRole('region', { name: 'Redirects' })).toBeTruthy();
      expect(choice.checked).toBe(true);
      expect(dialog.getByText('/restaurants/london/soho → /restaurants/london/soho-square')).toBeTruthy();
      expect(dialog.getByText('/booking/soho → /booking/soho-square')).toBeTruthy();
      if (!isChosen) await userEvent.click(choice);
      if (dialog.getByText<HTMLButtonElement>('Publish now').disabled) throw new Error('The restaurant has errors.');
      await click('Publish now');
      await waitFor(() => expect(sent.filter((call) => call.startsWith('POST publish'))).toHaveLength(1));
      expect(sent.at(-1)?.includes('"redirects":[{"from":"/restaurants/london/soho"')).toBe(isChosen);
    },
  );
});

describe('the sample texts in the tiles of a restaurant [editor.content] [preview.publish]', () => {
  const openingTimes = { monday: { Open: '12:00', Close: '22:00' } };
  const restaurant = { storeId: 'lunch', slug: 'soho', title: 'Soho', openingTimes };
  const withTile = (heading: string) => ({
    ...restaurant,
    heroTiles: [{ type: 'text', key: 'one', heading, body: '<p>A terrace on the square.</p>' }],
  });

  it('stop publishing, as on a page', async () => {
    const { dialog } = await open({ kind: 'restaurants', live: restaurant, draft: withTile('Heading') });
    expect(await dialog.findByText(/This is still the sample text “Heading”\. Write your own\./)).toBeTruthy();
    expect(dialog.getByText<HTMLButtonElement>('Publish now').disabled).toBe(true);
    expect(screen.getByText('Publish… (1 sample text)')).toBeTruthy();
  });

  it.each([true, false])('stop nothing if they are or were live (now live: %s)', async (isLive) => {
    const { dialog } = await open({
      kind: 'restaurants',
      origin: 'editor',
      state: { isLive },
      live: withTile('Heading'),
      draft: { ...withTile('Heading'), title: 'Soho Square' },
    });
    if (isLive) await dialog.findByText(/^Name: /);
    expect(await dialog.findByText('No problems found.')).toBeTruthy();
    expect(dialog.getByText<HTMLButtonElement>('Publish now').disabled).toBe(false);
    expect(screen.getByText('Publish…')).toBeTruthy();
  });

  it('stop publishing of a restaurant that was never live, although a draft is stored', async () => {
    const { dialog } = await open({
      kind: 'restaurants',
      origin: 'draft',
      live: withTile('Heading'),
      draft: withTile('Heading'),
      state: { isLive: false },
    });
    expect(await dialog.findByText(/This is still the sample text “Heading”/)).toBeTruthy();
    expect(screen.getByText('Publish… (1 sample text)')).toBeTruthy();
  });
});

describe('the dialog that publishes a menu', () => {
  const dish = { id: 'satay', name: 'Peanut satay', pricePence: 700, allergens: {} };
  const menuWith = (name: string) => ({ id: 'lunch', name, sections: [{ id: 'a', name: 'Mains', items: [dish] }] });
  const message = 'The name says “peanut”, but the record says “unknown” for peanuts.';
  const openMenu = async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const opened = await open({ kind: 'menu', live: menuWith('Lunch'), draft: menuWith('Late lunch') });
    await opened.dialog.findByText(/Late lunch/);
    return opened;
  };

  it('lists the same warnings as the screen of the menu [editor.menus]', async () => {
    const { dialog } = await openMenu();
    const texts = (place: HTMLElement) => [...place.querySelectorAll('li.warning')].map((line) => line.textContent);
    const line = dialog
      .getByText((_, node) => node?.tagName === 'P' && node.textContent.endsWith(message))
      .closest('li');
    expect([line?.className, dialog.getByText('1 warning.').tagName]).toEqual(['warning', 'P']);
    const onScreen = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.menu-checks');
      if (!found) throw new Error('The menu is not shown yet.');
      return found;
    });
    expect(texts(onScreen)).toEqual([line?.textContent]);
  });

  it('goes from a warning to the cell [editor.menus]', async () => {
    const { click } = await openMenu();
    await click(`Go to Peanut satay: ${message}`);
    await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Peanut satay'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('publishes in spite of warnings [editor.menus]', async () => {
    const { dialog, sent, click } = await openMenu();
    expect(dialog.getByText('There are warnings: see Checks.')).toBeTruthy();
    await click('Publish now');
    await waitFor(() => expect(sent.filter((call) => call.startsWith('POST publish'))).toHaveLength(1));
  });

  it('is refused for a price that cannot be read, names dish and column, and leads to the cell with what was typed [editor.menus] [preview.errors]', async () => {
    const { click: clickInDialog } = await openMenu();
    await clickInDialog('Close');
    const price = await screen.findByText('7.00');
    fireEvent.mouseDown(price);
    await userEvent.keyboard('abc');
    await userEvent.click(screen.getByText('Publish…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
    expect(dialog.getByText<HTMLButtonElement>('Publish now').disabled).toBe(true);
    const problem = 'Peanut satay: “Price” must be in pounds, such as 12.50, not “abc”';
    await userEvent.click(dialog.getByRole('button', { name: `Go to ${problem}` }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('abc'));
  });
});
