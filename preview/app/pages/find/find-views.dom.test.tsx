import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Release } from '#schemas/api/content/releases.ts';
import { Calendar } from './calendar/calendar.tsx';
import { LinkReport } from './links/link-report.tsx';
import { Replace } from './replace/replace.tsx';
import { answerCalls as answer, showView as show } from './testing/answer-calls.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the release calendar', () => {
  const release = (at: string, more: Partial<Release> = {}): Release => ({
    at,
    isWholeDay: false,
    event: 'publish',
    kind: 'page',
    id: 'winter',
    name: 'Winter menu',
    ...more,
  });

  it('shows what goes live in London time, on its day and in the list [editor.find]', async () => {
    history.replaceState(null, '', '/?month=2026-07');
    answer(() => ({ releases: [release('2026-07-04T23:30:00Z')] }));
    show(<Calendar />);
    const day = await screen.findByRole('gridcell', { name: /^Sunday, 5 July 2026: 1 entry/ });
    expect(day.textContent).toContain('00:30 Winter menu goes live');
    expect(screen.getByRole('heading', { name: 'Sunday, 5 July 2026' })).toBeTruthy();
    expect(screen.getByText('1 entry in July 2026. London time.')).toBeTruthy();
  });

  it('moves by days with arrow keys, also to the next month [editor.find]', async () => {
    history.replaceState(null, '', '/?month=2026-07');
    answer(() => ({ releases: [] }));
    show(<Calendar />);
    (await screen.findByRole('gridcell', { name: 'Friday, 31 July 2026' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-08-01'));
    expect(location.search).toBe('?month=2026-08');
    expect(screen.getByText('Nothing goes live or ends in August 2026. London time.')).toBeTruthy();
  });

  it('states the time in a restaurant’s own time zone too [editor.find]', async () => {
    history.replaceState(null, '', '/?month=2026-07&layout=list');
    answer(() => ({ releases: [release('2026-07-04T10:00:00Z', { kind: 'restaurants', timeZone: 'Asia/Dubai' })] }));
    show(<Calendar />);
    expect(await screen.findByText('11:00 (14:00 in Asia/Dubai)')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('says why it cannot be loaded, and tries again on request [preview.errors]', async () => {
    let isOffline = true;
    answer(() => (isOffline ? undefined : { releases: [] }));
    show(<Calendar />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server cannot be reached. Check your connection.',
    );
    isOffline = false;
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText(/^Nothing goes live or ends/)).toBeTruthy();
  });

  it('is not offered where the API stores no pages [upstream.alone]', async () => {
    answer(() => ({ releases: [] }), false);
    show(<Calendar />);
    expect(await screen.findByText('This API has no calls for schedules.')).toBeTruthy();
  });
});

describe('the link report', () => {
  const link = { href: '/gone', path: ['tiles', 0, 'body'], field: 'Text', isLive: true, isDraft: true };
  const item = (id: string, more: object = {}) => ({
    kind: 'page',
    id,
    name: `Page ${id}`,
    links: [{ ...link, problem: 'missing', tile: { key: 'words', type: 'text' }, ...more }],
  });

  it('checks all content in parts, and leads to the tile and field of each link [editor.find]', async () => {
    const calls = answer((path) => ({
      items: [item(path.includes('start=0') ? 'one' : 'two')],
      total: 250,
      links: 7,
      unchecked: 1,
    }));
    show(<LinkReport />);
    expect(await screen.findByText(/2 links need attention\.$/)).toBeTruthy();
    expect(calls).toEqual(['GET /link-report?start=0&limit=200', 'GET /link-report?start=200&limit=200']);
    expect(screen.getByRole('link', { name: 'Go to field: /gone in Page two' }).getAttribute('href')).toBe(
      '/pages/two?tile=words&field=body',
    );
    expect(screen.getByText(/^2 addresses were not checked/)).toBeTruthy();
  });

  it('says of a link that only visitors see that the draft must be published [editor.find]', async () => {
    answer(() => ({ items: [item('one', { isDraft: false })], total: 1, links: 7, unchecked: 0 }));
    show(<LinkReport />);
    expect(await screen.findByText(/live, but no longer in the draft: publish it/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Go to field/ })).toBeNull();
  });

  it('says that all links are fine, or why they cannot be checked [preview.errors]', async () => {
    let isOffline = true;
    answer(() => (isOffline ? undefined : { items: [], total: 0, links: 7, unchecked: 0 }));
    show(<LinkReport />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server cannot be reached. Check your connection.',
    );
    isOffline = false;
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText(/all in order\.$/)).toBeTruthy();
    expect(screen.queryByLabelText('Show')).toBeNull();
  });
});

describe('find and replace', () => {
  const hit = (occurrence: number) => ({
    path: ['title'],
    occurrence,
    field: 'Title',
    before: 'Our ',
    match: 'Terrace',
    after: '',
  });
  const found = {
    pages: [
      { id: 'one', title: 'One', draftVersion: 3, isLive: true, isScheduled: true, hits: [hit(0), hit(1)] },
      { id: 'two', title: 'Two', draftVersion: 1, isLive: false, isScheduled: false, hits: [hit(0)] },
    ],
    total: 2,
  };
  const noItems = { items: [], total: 0 };
  const state = { id: 'one', hasDraft: true, draftVersion: 4 };
  const find = async () => {
    await userEvent.type(await screen.findByLabelText('Find'), 'terrace');
    await userEvent.type(screen.getByLabelText('Replace with'), 'garden');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  };

  it('replaces the chosen hits page by page, and says which page was left out and why [editor.find]', async () => {
    const bodies: unknown[] = [];
    answer((path, body) => {
      if (path.startsWith('/editing/find-text')) return found;
      if (path.startsWith('/editing/find-content-text')) return noItems;
      bodies.push(JSON.parse(body));
      if (path.includes('/two/'))
        return Response.json(
          { message: 'Changed.', errors: [{ path: 'body.version', message: 'must be 2' }] },
          { status: 409 },
        );
      return { state, replaced: 1, previousRevision: 7 };
    });
    show(<Replace />);
    await find();
    expect(await screen.findByText('3 hits in 2 pages.')).toBeTruthy();
    expect(screen.getByText('The version that is scheduled goes live without the replacement.')).toBeTruthy();
    const [first] = screen.getAllByRole('checkbox', { name: /Terrace/ });
    if (first) await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: 'Replace 2 of 3 in drafts' }));
    expect(await screen.findByText('Replaced in the drafts of 1 of 2. Nothing is published.')).toBeTruthy();
    expect(screen.getByText(/Left out: somebody has changed it/)).toBeTruthy();
    const sent = { text: 'terrace', replacement: 'garden', matchCase: false, wholeWords: true, keepCase: false };
    expect(bodies).toEqual([
      { ...sent, version: 3, hits: [{ path: ['title'], occurrence: 1 }] },
      { ...sent, version: 1, hits: [{ path: ['title'], occurrence: 0 }] },
    ]);
  });

  it('says of a hit that is partly bold what becomes of it, unless it is removed [editor.find]', async () => {
    const pages = [{ ...found.pages[1], hits: [hit(0), { ...hit(1), isPartlyMarked: true }] }];
    answer((path) => (path.startsWith('/editing/find-content-text') ? noItems : { pages, total: 1 }));
    show(<Replace />);
    await find();
    const notice = 'Part of this text is bold, italic or linked; the new text has the format of its beginning.';
    const [, second] = await screen.findAllByRole('checkbox', { name: /Terrace/ });
    expect(screen.getAllByText(notice).map((line) => line.closest('li'))).toEqual([second?.closest('li')]);
    await userEvent.clear(screen.getByLabelText('Replace with'));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('is undone on a page by its version before, based on the version that was saved [editor.find]', async () => {
    const calls = answer((path) => {
      if (path.startsWith('/editing/find-text')) return { ...found, pages: found.pages.slice(0, 1) };
      if (path.startsWith('/editing/find-content-text')) return noItems;
      if (path.includes('/revision/')) return { id: 'one', title: 'Our Terrace', tiles: [] };
      return path.includes('/draft') ? state : { state, replaced: 2, previousRevision: 7 };
    });
    show(<Replace />);
    await find();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace 2 of 2 in drafts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo in One' }));
    expect(await screen.findByText(/Undone\. The version before is the draft again\./)).toBeTruthy();
    expect(calls.slice(-2)).toEqual(['GET /editing/page/one/revision/7', 'PUT /editing/page/one/draft?version=4']);
  });

  it('asks for a text, and says that it does not occur or cannot be searched [preview.errors]', async () => {
    let isOffline = false;
    answer(() => (isOffline ? undefined : { pages: [], items: [], total: 0 }));
    show(<Replace />);
    await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter the text to find.');
    expect(document.activeElement).toBe(screen.getByLabelText('Find'));
    await find();
    expect(await screen.findByText('The text does not occur in any page or other content.')).toBeTruthy();
    isOffline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached. Check your connection.');
  });
});
