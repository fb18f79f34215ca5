import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findTextEndpoints, maxFoundText } from '#schemas/api/content/find-text.ts';
import { answerCalls, showView } from '../testing/answer-calls.tsx';
import { Replace } from './replace.tsx';

afterEach(() => vi.unstubAllGlobals());

const hit = (occurrence: number, more: object = {}) => ({
  path: ['title'],
  occurrence,
  field: 'Title',
  before: 'Our ',
  match: 'Terrace',
  after: ' bar',
  ...more,
});
const one = { id: 'one', title: 'One', draftVersion: 3, isLive: true, isScheduled: false, hits: [hit(0), hit(1)] };
const two = { id: 'guides/two', draftVersion: 1, isLive: false, isScheduled: false, hits: [hit(0)] };
const state = { id: 'one', hasDraft: true, draftVersion: 4 };
const conflict = { message: 'Changed.', errors: [{ path: 'query.version', message: 'must be 5' }] };

/** The view after a search that has found these pages and items. Other calls get the answers. */
async function find(
  pages: readonly object[],
  answers: (path: string, body: string) => object | undefined | Promise<object> = () => undefined,
  items: readonly object[] = [],
) {
  const calls = answerCalls((path, body) => {
    if (path.startsWith('/editing/find-text')) return { pages, total: pages.length };
    return path.startsWith('/editing/find-content-text') ? { items, total: items.length } : answers(path, body);
  });
  showView(<Replace />);
  await userEvent.type(await screen.findByLabelText('Find'), 'terrace');
  return {
    calls,
    search: async (replacement = '') => {
      if (replacement) await userEvent.type(screen.getByLabelText('Replace with'), replacement);
      await userEvent.click(screen.getByRole('button', { name: 'Find' }));
      await screen.findByText(/hits? in|does not occur/);
    },
    click: (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name })),
  };
}
const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Terrace/ }).map(({ checked }) => checked);

describe('finding a text', () => {
  it('takes no longer texts than the service [editor.find]', async () => {
    await find([]);
    for (const label of ['Find', 'Replace with'])
      expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(maxFoundText);
    const search = (text: string) => findTextEndpoints.findText.query.safeParse({ text }).success;
    expect([search('x'.repeat(maxFoundText)), search('x'.repeat(maxFoundText + 1))]).toEqual([true, false]);
  });

  it('is in the address, and found again after Back or a reload [editor.find]', async () => {
    const { search } = await find([one]);
    await userEvent.click(screen.getByLabelText('Match case'));
    await userEvent.click(screen.getByLabelText('Whole words'));
    await userEvent.click(screen.getByLabelText('Keep capitals as found'));
    await search('garden');
    const address = '?text=terrace&case=match&words=parts&with=garden&capitals=as-found';
    await waitFor(() => expect(location.search).toBe(address));
    cleanup();
    showView(<Replace />);
    await screen.findByText('2 hits in 1 page.');
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    expect([field('Find').value, field('Replace with').value]).toEqual(['terrace', 'garden']);
    const boxNames = ['Match case', 'Whole words', 'Keep capitals as found'];
    expect(boxNames.map((name) => field(name).checked)).toEqual([true, false, true]);
  });

  it('asks for what was entered, with the case and whole words on request [editor.find]', async () => {
    const { calls, search } = await find([]);
    await search();
    await userEvent.click(screen.getByLabelText('Match case'));
    await search();
    await userEvent.click(screen.getByLabelText('Match case'));
    await userEvent.click(screen.getByLabelText('Whole words'));
    await search();
    const queries = calls
      .filter((call) => call.includes('/find-text'))
      .map((call) => Object.fromEntries(new URL(call.split(' ')[1] ?? '', 'http://preview').searchParams));
    expect(queries).toMatchObject([
      { text: 'terrace', matchCase: 'false', wholeWords: 'true' },
      { text: 'terrace', matchCase: 'true', wholeWords: 'true' },
      { text: 'terrace', matchCase: 'false', wholeWords: 'false' },
    ]);
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
  });

  it.each([
    [[one, two], '3 hits in 2 pages.'],
    [[two], '1 hit in 1 page.'],
    [[], 'The text does not occur in any page or other content.'],
  ])('in %j says “%s” [editor.find]', async (pages, text) => {
    const { search } = await find(pages);
    await search();
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.title).toBe('Find and replace · Preview');
  });

  it('shows each hit with its context and the new text, and leads to its field [editor.find]', async () => {
    const inTile = hit(0, {
      path: ['tiles', 2, 'body'],
      field: 'Text',
      tile: { key: 'words', type: 'text', heading: 'The bar' },
    });
    const { search } = await find([
      { ...one, hits: [hit(0)] },
      { ...two, hits: [inTile] },
    ]);
    await search();
    const lines = () => [...document.querySelectorAll('.hit span')].map(({ innerHTML }) => innerHTML);
    expect(lines()).toEqual(['Our <mark>Terrace</mark> bar', 'Our <mark>Terrace</mark> bar']);
    await userEvent.type(screen.getByLabelText('Replace with'), 'garden');
    expect(lines()[0]).toBe('Our <del>Terrace</del><ins>garden</ins> bar');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'One /one',
      'guides/two /guides/two',
    ]);
    expect([...document.querySelectorAll('li small')].map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Text “The bar” · Text',
    ]);
    expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toBe(
      '/pages/guides%2Ftwo?tile=words&field=body',
    );
    expect(screen.queryByText(/The version that is scheduled/)).toBeNull();
  });

  it('is asked for again after an empty text, and says what is missing at its field [preview.errors]', async () => {
    const { search, click } = await find([one]);
    const field = screen.getByLabelText<HTMLInputElement>('Find');
    await userEvent.clear(field);
    await userEvent.type(field, ' ');
    await click('Find');
    const alert = screen.getByRole('alert');
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual(['true', alert.id]);
    await userEvent.type(field, 'terrace');
    await search();
    expect([screen.queryByRole('alert'), field.getAttribute('aria-invalid'), field.maxLength]).toEqual([
      null,
      null,
      200,
    ]);
  });
});

describe('replacing a text', () => {
  it('is for the hits that are chosen: all at first, none or all again by a button [editor.find]', async () => {
    const { search, click } = await find([one, two]);
    await search('garden');
    expect(boxes()).toEqual([true, true, true]);
    await click('Select none');
    expect(boxes()).toEqual([false, false, false]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace 0 of 3 in drafts' }).disabled).toBe(true);
    const [first] = screen.getAllByRole('checkbox', { name: /Terrace/ });
    if (first) await userEvent.click(first);
    expect(boxes()).toEqual([true, false, false]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace 1 of 3 in drafts' }).disabled).toBe(false);
    await click('Select all');
    expect(boxes()).toEqual([true, true, true]);
    await click('Select none');
    await search();
    expect(boxes()).toEqual([true, true, true]);
  });

  it('by nothing is a secondary action that is confirmed first, and says so in allergen notes [editor.find]', async () => {
    const note = hit(0, { path: ['sections', 0, 'items', 0, 'allergenNotes'], field: 'Allergen notes' });
    const menu = { ...two, kind: 'menu', id: 'main', name: 'Main menu', hits: [note] };
    const { calls, search, click } = await find([one], () => ({ state, replaced: 1, previousRevision: 7 }), [menu]);
    const posts = () => calls.filter((call) => call.startsWith('POST')).length;
    await search();
    const button = screen.getByRole('button', { name: 'Delete 3 of 3 in drafts…' });
    expect(button.className).toContain('ui-button-secondary');
    await userEvent.click(button);
    const question = within(screen.getByRole('dialog', { name: 'Delete “terrace” in 2 drafts?' }));
    expect(question.getByText(/also deleted from “Allergen notes” in Main menu\. Guests with an allergy/)).toBeTruthy();
    await userEvent.click(question.getByText('Cancel'));
    expect(posts()).toBe(0);
    await userEvent.click(button);
    await click('Delete the words');
    expect(await screen.findByText(/^Deleted from the drafts/)).toBeTruthy();
    expect(posts()).toBe(2);
  });

  it('by nothing leaves out the texts that are required and would be empty, and says so [editor.find]', async () => {
    const bodies: string[] = [];
    const name = hit(0, { path: ['areas', 0, 'name'], isNeeded: true });
    const { search, click } = await find([{ ...one, hits: [hit(0), name] }], (_, body) => {
      bodies.push(body);
      return { state, replaced: 1, previousRevision: 7 };
    });
    await search();
    expect(screen.getByText('1 place is left out: its text would be empty.')).toBeTruthy();
    const lines = screen.getAllByText('Left out: the text is required and would be empty.');
    expect(lines.map((line) => line.closest('li')?.querySelector('input')?.disabled)).toEqual([true]);
    expect(boxes()).toEqual([true, false]);
    await click('Delete 1 of 2 in drafts…');
    await click('Delete the words');
    expect(await screen.findByText(/^Deleted from the drafts/)).toBeTruthy();
    expect(bodies.map((body) => JSON.parse(body).hits)).toEqual([[{ path: ['title'], occurrence: 0 }]]);
    await search('garden');
    expect([boxes(), screen.queryByText(/left out/)]).toEqual([[true, true], null]);
    expect(screen.getByRole('button', { name: 'Replace 2 of 2 in drafts' }).className).toContain('ui-button-primary');
  });

  it('can be undone after the page was left, and opens closed then [editor.find] [editor.undo]', async () => {
    const answers = (path: string) =>
      path.includes('/revision/')
        ? { id: 'one', tiles: [] }
        : path.includes('/draft')
          ? state
          : { state, replaced: 1, previousRevision: 7 };
    const { calls, search, click } = await find([one, two], answers);
    await search('garden');
    await click('Replace 3 of 3 in drafts');
    await screen.findByText('Undo all');
    cleanup();
    showView(<Replace />);
    const heading = await screen.findByRole('heading', { level: 2, name: /^“terrace” replaced with “garden”/ });
    expect(heading.closest('section')?.querySelector('details')?.open).toBe(false);
    await click('Undo all');
    expect(await screen.findByText(/Undone in 2 pages\.$/)).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
    cleanup();
    showView(<Replace />);
    expect(await screen.findByText(/Undone in 2 pages\.$/)).toBeTruthy();
  });

  it('by other words needs no confirmation [editor.find]', async () => {
    const note = hit(0, { path: ['sections', 0, 'items', 0, 'allergenNotes'], field: 'Allergen notes' });
    const { search, click } = await find([], () => ({ state, replaced: 1, previousRevision: 7 }), [
      { ...two, kind: 'menu', id: 'main', name: 'Main menu', hits: [note] },
    ]);
    await search('garden');
    await click('Replace 1 of 1 in drafts');
    expect(await screen.findByText(/^Replaced in the drafts/)).toBeTruthy();
  });

  it('shows its progress, and what was replaced on each page [editor.find]', async () => {
    const second = Promise.withResolvers<object>();
    const { search, click } = await find([one, two], (path) =>
      path.includes('/one/') ? { state, replaced: 2, previousRevision: 7 } : second.promise,
    );
    await search('garden');
    await click('Replace 3 of 3 in drafts');
    expect(await screen.findByText('1 of 2…')).toBeTruthy();
    const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Pages and other content' });
    expect([progress.value, progress.max, screen.queryByText('Undo')]).toEqual([1, 2, null]);
    second.resolve({ state, replaced: 1, previousRevision: 2 });
    expect(await screen.findByText('Replaced in the drafts of 2 pages. Nothing is published.')).toBeTruthy();
    const results = screen.getAllByRole('listitem').filter((item) => item.querySelector('button'));
    expect(results.map((item) => item.querySelector('span')?.textContent)).toEqual([
      'One 2 replaced.',
      'guides/two 1 replaced.',
    ]);
    expect(screen.getByRole('link', { name: 'guides/two' }).getAttribute('href')).toBe('/pages/guides%2Ftwo');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says why a page was left out, which leaves nothing to undo there [preview.errors]', async () => {
    const { search, click } = await find([one], () =>
      Response.json({ message: 'A text would become too long.', errors: [] }, { status: 422 }),
    );
    await search('garden');
    await click('Replace 2 of 2 in drafts');
    expect(await screen.findByText('Replaced in the drafts of 0 of 1. Nothing is published.')).toBeTruthy();
    expect(screen.getByText(/A text would become too long\./)).toBeTruthy();
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('gets the case of what it replaces on request, and shows that before [editor.find]', async () => {
    const sent: string[] = [];
    const hits = [hit(0), hit(1, { match: 'TERRACE' }), hit(2, { match: 'terrace' })];
    const { search, click } = await find([{ ...one, hits }], (_, body) => {
      sent.push(body);
      return { state, replaced: 3, previousRevision: 7 };
    });
    await search('garden');
    const shown = () => [...document.querySelectorAll('.hit ins')].map(({ textContent }) => textContent);
    expect(shown()).toEqual(['garden', 'garden', 'garden']);
    await userEvent.click(screen.getByLabelText('Keep capitals as found'));
    expect(shown()).toEqual(['Garden', 'GARDEN', 'garden']);
    await click('Replace 3 of 3 in drafts');
    expect(await screen.findByText(/^Replaced in the drafts of/)).toBeTruthy();
    expect(sent.map((body) => JSON.parse(body))).toMatchObject([{ replacement: 'garden', keepCase: true }]);
  });

  it('is undone in all contents at once, except where somebody has changed it since [editor.find] [editor.undo]', async () => {
    // A tile without a key, as the service may have it, must not get one.
    const revision = { title: 'Our Terrace', tiles: [{ type: 'text' }] };
    const saved: unknown[] = [];
    const { calls, search, click } = await find([one, two, { ...two, id: 'three' }], (path, body) => {
      if (path.includes('/revision/')) return revision;
      if (path.includes('/draft')) saved.push(JSON.parse(body));
      if (!path.includes('/draft')) return { state, replaced: 1, previousRevision: 7 };
      return path.includes('three') ? Response.json(conflict, { status: 409 }) : state;
    });
    await search('garden');
    await click('Replace 4 of 4 in drafts');
    await screen.findByText('Undo all');
    await click('Undo all');
    expect(await screen.findByText(/Undone in 2 pages\. Not undone in 1 page\.$/)).toBeTruthy();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
    expect(saved[0]).toEqual({ ...revision, id: 'one' });
    expect(screen.getAllByText(/Undone\. The version before/)).toHaveLength(2);
    expect(screen.getByText(/Not undone: it has changed since\. Revision 7 is the version before\./)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Undo in/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Undo in three',
    ]);
  });

  it('leaves prices and other numbers as they are, and leads to their fields [editor.find]', async () => {
    const price = { path: ['sections', 0, 'items', 0, 'pricePence'], field: 'Price', before: 'Laksa: ', after: '' };
    const { search } = await find([], undefined, [
      { ...one, kind: 'menu', name: 'Food', hits: [hit(0, { ...price, match: '12.50', isNumber: true })] },
    ]);
    await search('13');
    expect(screen.getByText('1 hit in 1 item.')).toBeTruthy();
    expect(document.querySelector('.find-group li')?.textContent).toBe(
      'Laksa: 12.50PricePrices and other numbers are changed in their fields.',
    );
    expect(screen.getByRole('link', { name: 'Price' }).getAttribute('href')).toContain('pricePence');
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /12\.50/ })).toBeNull();
  });

  it.each([
    [409, conflict, 'Not undone: it has changed since.'],
    [500, { message: 'It failed.', errors: [] }, 'Not undone: It failed.'],
  ])(
    'that cannot be undone, with status %d, says why and can be tried again [preview.errors]',
    async (status, body, text) => {
      const { search, click } = await find([one], (path) => {
        if (path.includes('/draft')) return Response.json(body, { status });
        return path.includes('/revision/') ? { id: 'one', tiles: [] } : { state, replaced: 2, previousRevision: 7 };
      });
      await search('garden');
      await click('Replace 2 of 2 in drafts');
      await screen.findByText('Undo');
      await click('Undo in One');
      expect(await screen.findByText(new RegExp(text))).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Undo in One' })).toBeTruthy();
    },
  );
});

describe('content beside the pages [editor.find]', () => {
  const shared = { ...two, id: '_shared/hours', title: 'Hours' };
  const menu = {
    kind: 'menu',
    id: 'food',
    name: 'Food',
    draftVersion: 5,
    isLive: true,
    isScheduled: false,
    hits: [hit(0)],
  };
  const offer = { ...menu, kind: 'offer', id: 'food', name: 'Deal' };
  const itemState = { kind: 'menu', id: 'food', isLive: true, hasDraft: true, draftVersion: 6 };

  it('is found with the pages, by kind, and leads to its field', async () => {
    const { search } = await find([one, shared], undefined, [menu, offer]);
    await search();
    expect(screen.getByText('5 hits in 2 pages and 2 other items.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Pages (1)',
      'Shared tiles (1)',
      'Menus (1)',
      'Offers (1)',
    ]);
    const links = [...document.querySelectorAll('li small a')].map((link) => link.getAttribute('href'));
    expect(links.slice(-2)).toEqual(['/content/menu/food?field=title', '/content/offer/food?field=title']);
  });

  it('is replaced where that was chosen, which can be undone', async () => {
    const { calls, search, click } = await find(
      [],
      (path) =>
        path.endsWith('/replace-text')
          ? { state: itemState, replaced: 1, previousRevision: 7 }
          : path.includes('/revision/')
            ? { id: 'food' }
            : itemState,
      [menu, offer],
    );
    await search('garden');
    const [, second] = screen.getAllByRole('checkbox', { name: /Terrace/ });
    if (second) await userEvent.click(second);
    await click('Replace 1 of 2 in drafts');
    expect(await screen.findByText('Replaced in the drafts of 1 item. Nothing is published.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Food' }).getAttribute('href')).toBe('/content/menu/food');
    await click('Undo in Food');
    expect(await screen.findByText(/Undone\./)).toBeTruthy();
    expect(calls.slice(2)).toEqual([
      'POST /editing/content/menu/food/replace-text',
      'GET /editing/content/menu/food/revision/7',
      'PUT /editing/content/menu/food/draft?version=6',
    ]);
  });
});

it('is not offered where the API stores no pages [upstream.alone]', async () => {
  answerCalls(() => undefined, false);
  showView(<Replace />);
  expect(await screen.findByText('This API has no calls for editing pages.')).toBeTruthy();
  expect(screen.queryByLabelText('Find')).toBeNull();
});
