import { afterEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { type ClockedServices, createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import type { TextReplacement } from '#schemas/api/content/find-text.ts';
import { maxPageViews } from '#schemas/api/content/page-views.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { smallData } from '../seed/small-data.ts';

const databases = await startTestDatabases();

const tooLong = 'A text would become too long, so nothing was replaced on this page.';

/** Rejects with the refusal of the service. */
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApiProblem
    ? [error.status, error.answer?.message, error.answer?.errors?.map(({ path }) => path)]
    : error;
};

describe.each(databases)('the calls that find content on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp(demoData = smallData) {
    services = createClockedServices(await databaseUrl());
    const { client } = await services.start(demoData);
    const save = (id: string, title: string, ...tiles: readonly object[]) =>
      client.call(endpoints.saveDraft, { params: { id }, body: { id, title, tiles } });
    const publish = (id: string) => client.call(endpoints.publishPage, { params: { id } });
    const find = async (query: Parameters<typeof client.call<typeof endpoints.findPages>>[1]) =>
      (await client.call(endpoints.findPages, query)).pages.map(({ id }) => id);
    return { client, save, publish, find };
  }
  const text = (body: string, key = 'words') => ({ type: 'text', key, heading: 'A heading', body });

  it('find pages whose title, address and texts have all words, in any order, live or in the draft [editor.find]', async () => {
    const { save, publish, find } = await setUp();
    await save('summer/menu', 'Outside', text('<p>Grilled <b>co</b>rn &amp; phở by the river</p>'));
    await publish('summer/menu');
    const ids = (words: string) => find({ query: { text: words } });
    for (const words of ['river corn', 'pho outside', 'SUMMER grilled heading', '& pho'])
      expect(await ids(words)).toEqual(['summer/menu']);
    // Neither markup nor the values of choices are texts.
    for (const words of ['river snow', 'amp;', 'quiet-surface']) expect(await ids(words)).toEqual([]);
    await save('summer/menu', 'Outside', text('<p>Snow</p>'));
    expect([await ids('snow'), await ids('river')]).toEqual([['summer/menu'], ['summer/menu']]);
    expect(await find({ query: { text: 'snow', searchIn: 'title' } })).toEqual([]);
  });

  it('say where a page has the words, in its draft or else live, unless its title or address has them [editor.find]', async () => {
    const { client, save, publish } = await setUp();
    await save('summer', 'Outside', text('<p>Grilled corn</p>'));
    await publish('summer');
    const matchOf = async (words: string) =>
      (await client.call(endpoints.findPages, { query: { text: words } })).pages.find(({ id }) => id === 'summer')
        ?.match;
    const corn = { field: 'Text', tile: 'Text', parts: [{ text: 'Grilled ' }, { text: 'corn', isMatch: true }] };
    expect([await matchOf('corn'), await matchOf('summer outside')]).toEqual([corn, undefined]);
    const { pages } = await client.call(endpoints.findPages, { query: { text: 'out corn' } });
    expect(pages[0]?.titleParts).toEqual([{ text: 'Out', isMatch: true }, { text: 'side' }]);
    await save('summer', 'Outside', text('<p>Snow</p>'));
    expect([await matchOf('corn'), (await matchOf('snow'))?.isLiveOnly]).toEqual([
      { ...corn, isLiveOnly: true },
      undefined,
    ]);
  });

  it('find pages by their status: live with changes, scheduled, unpublished, never published [editor.find]', async () => {
    const { client, save, publish, find } = await setUp();
    for (const id of ['changed', 'gone', 'planned', 'new']) await save(id, id);
    for (const id of ['changed', 'gone']) await publish(id);
    await save('changed', 'Changed');
    await client.call(endpoints.unpublishPage, { params: { id: 'gone' } });
    await client.call(endpoints.keepRevision, { params: { id: 'new' }, body: { id: 'new', title: 'new', tiles: [] } });
    const publishAt = new Date(services.clock.now() + 3_600_000).toISOString();
    await client.call(endpoints.schedulePage, { params: { id: 'planned' }, body: { publishAt } });
    expect(await find({ query: { status: 'changed' } })).toEqual(['changed']);
    expect(await find({ query: { status: 'scheduled' } })).toEqual(['planned']);
    expect(await find({ query: { status: 'unpublished' } })).toEqual(['gone']);
    expect(await find({ query: { status: 'draft' } })).toEqual(['new', 'planned']);
  });

  it('say when a page was unpublished and published again, and sort by that [editor.find]', async () => {
    const { client, save, publish, find } = await setUp();
    const params = { id: 'first' };
    for (const id of ['first', 'second']) {
      await save(id, id);
      await publish(id);
      services.clock.advance(60_000);
    }
    const change = async (work: () => Promise<unknown>) => {
      services.clock.advance(60_000);
      const at = new Date(services.clock.now()).toISOString();
      await work();
      const { pages } = await client.call(endpoints.findPages, { query: params });
      return [at === pages[0]?.liveChangedAt, await latest()];
    };
    const latest = async () =>
      (await find({ query: { sort: 'changed' } })).find((id) => ['first', 'second'].includes(id));
    expect(await latest()).toBe('second');
    const steps = [
      () => client.call(endpoints.unpublishPage, { params }),
      () => client.call(endpoints.publishPage, { params, body: { revision: 1 } }),
      () => client.call(endpoints.deletePage, { params }),
      () => client.call(endpoints.restorePage, { params }),
    ];
    const outcomes = [];
    for (const step of steps) outcomes.push(await change(step));
    expect(outcomes).toEqual([
      [true, 'first'],
      [true, 'first'],
      [true, 'second'],
      [true, 'first'],
    ]);
  });

  it('find a text in drafts with its context, field and tile [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'Our Terrace', text('<p>The terrace. <a href="/terrace">Terrace</a>s open.</p>', 'one'));
    const search = async (query: object) =>
      (await client.call(endpoints.findText, { query: { text: 'terrace', ...query } })).pages.flatMap(({ id, hits }) =>
        hits.map(({ field, tile, before, match, after, occurrence }) => [
          id,
          field,
          tile && [tile.key, tile.type, tile.heading],
          before,
          match,
          after,
          occurrence,
        ]),
      );
    expect(await search({})).toEqual([
      ['summer', 'Title', undefined, 'Our ', 'Terrace', '', 0],
      ['summer', expect.any(String), ['one', 'text', 'A heading'], ' The ', 'terrace', '. Terraces open. ', 0],
      ['summer', expect.any(String), ['one', 'text', 'A heading'], ' The terrace. ', 'Terrace', 's open. ', 1],
    ]);
    expect(await search({ matchCase: 'true' })).toHaveLength(1);
    expect(await search({ wholeWords: 'true' })).toHaveLength(2);
  });

  it('find and replace a text that is partly bold, also behind a character reference [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'Summer', text('<p>Our <b>caf&eacute;</b> bowl</p>'));
    const { pages } = await client.call(endpoints.findText, { query: { text: 'café bowl' } });
    const hits = pages.flatMap((page) => page.hits);
    expect(hits.map(({ before, match, after }) => [before, match, after])).toEqual([[' Our ', 'café bowl', ' ']]);
    const body = { text: 'café bowl', replacement: 'soup', hits: [{ path: ['tiles', 0, 'body'], occurrence: 0 }] };
    await client.call(endpoints.replaceText, { params: { id: 'summer' }, body: { ...body, version: 1 } });
    expect((await client.call(endpoints.draft, { params: { id: 'summer' } })).page).toMatchObject({
      tiles: [{ body: '<p>Our <b>soup</b></p>' }],
    });
  });

  it('say which hits are partly bold, italic or linked [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'laksa', text('<p>laksa, <b>laksa</b>, <i>la</i>ksa, l<a href="/m">aks</a>a, lak<wbr>sa</p>'));
    const { pages } = await client.call(endpoints.findText, { query: { text: 'laksa' } });
    const marked = pages.flatMap((page) => page.hits.map(({ isPartlyMarked = false }) => isPartlyMarked));
    expect(marked).toEqual([false, false, false, true, true, false]);
  });

  it('replace only the chosen occurrences, in the draft, with the version before as a revision [editor.find]', async () => {
    const { client, save, publish } = await setUp();
    await save('summer', 'Terrace', text('<p>Salt &amp; pepper, salt &amp; pepper</p>'));
    await publish('summer');
    const params = { id: 'summer' };
    const path = ['tiles', 0, 'body'];
    const body = { text: 'salt & pepper', replacement: 'oil <3', hits: [{ path, occurrence: 1 }], version: 1 };
    const { state, replaced, previousRevision } = await client.call(endpoints.replaceText, { params, body });
    expect([state.hasDraft, state.draftVersion, state.publishedRevision, replaced]).toEqual([true, 2, 1, 1]);
    expect((await client.call(endpoints.draft, { params })).page).toMatchObject({
      tiles: [{ body: '<p>Salt &amp; pepper, oil &lt;3</p>' }],
    });
    const before = await client.call(endpoints.pageRevision, { params: { ...params, number: previousRevision } });
    expect(before).toMatchObject({ tiles: [{ body: '<p>Salt &amp; pepper, salt &amp; pepper</p>' }] });
    const again = await client.call(endpoints.replaceText, {
      params,
      body: { ...body, hits: [{ path, occurrence: 0 }], version: 2 },
    });
    const draftBefore = await client.call(endpoints.pageRevision, {
      params: { ...params, number: again.previousRevision },
    });
    expect(draftBefore).toMatchObject({ tiles: [{ body: '<p>Salt &amp; pepper, oil &lt;3</p>' }] });
  });

  it('replace a text in the case of what it replaces on request [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'LAKSA', text('<p>Laksa, <b>LAK</b>SA, laksa&nbsp;Soup</p>'));
    const path = ['tiles', 0, 'body'];
    const hits = [{ path: ['title'], occurrence: 0 }, ...[0, 1, 2].map((occurrence) => ({ path, occurrence }))];
    const body = { text: 'laksa', replacement: 'curry', keepCase: true, hits };
    await client.call(endpoints.replaceText, { params: { id: 'summer' }, body });
    expect((await client.call(endpoints.draft, { params: { id: 'summer' } })).page).toMatchObject({
      title: 'CURRY',
      tiles: [{ body: '<p>Curry, <b>CURRY</b>, curry&nbsp;Soup</p>' }],
    });
  });

  it('replace nothing in a page that has changed since, that lacks the text, or whose text would be too long [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'x'.repeat(118), text('<p>Terrace</p>'));
    const body = { text: 'x', replacement: 'much longer', hits: [{ path: ['title'], occurrence: 0 }], version: 1 };
    const replace = (more: object) =>
      client.call(endpoints.replaceText, { params: { id: 'summer' }, body: { ...body, ...more } });
    expect(await refusalOf(replace({ version: 0 }))).toEqual([
      409,
      'Somebody else has saved this page since; its draft is at version 1.',
      ['body.version'],
    ]);
    expect(await refusalOf(replace({ text: 'snow' }))).toEqual([409, 'The text no longer occurs there.', undefined]);
    expect(await refusalOf(replace({}))).toEqual([422, tooLong, ['title']]);
    await expect(replace({})).rejects.toMatchObject({
      answer: { errors: [{ message: 'would be 128 characters, at most 120 are allowed' }] },
    });
    expect((await client.call(endpoints.draft, { params: { id: 'summer' } })).state.draftVersion).toBe(1);
  });

  it('say which texts are required and would be empty, and refuse to empty them [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'Terrace terrace', text('<p><b>Terrace</b></p>'), text('<p>Terrace bar</p>', 'other'));
    const { pages } = await client.call(endpoints.findText, { query: { text: 'terrace' } });
    const hits = pages.flatMap((page) => page.hits);
    expect(hits.map(({ isNeeded = false }) => isNeeded)).toEqual([true, true, true, false]);
    const remove = (chosen: readonly (typeof hits)[number][]) =>
      client.call(endpoints.replaceText, {
        params: { id: 'summer' },
        body: { text: 'terrace', replacement: '', hits: chosen.map(({ path, occurrence }) => ({ path, occurrence })) },
      });
    const missing = 'A required text would be empty, so nothing was replaced on this page.';
    expect(await refusalOf(remove(hits))).toEqual([422, missing, ['title', 'tiles[0].body']]);
    await remove(hits.filter(({ path, occurrence }) => path[0] === 'title' && occurrence === 0));
    expect((await client.call(endpoints.draft, { params: { id: 'summer' } })).page).toMatchObject({ title: 'terrace' });
  });

  it('may become as long as is allowed, and stay too long if they were already [editor.find]', async () => {
    const { client, save } = await setUp();
    await save('summer', 'x'.repeat(119), text('<p>Terrace</p>'));
    const replace = (body: Pick<TextReplacement, 'text' | 'replacement'>) =>
      client.call(endpoints.replaceText, {
        params: { id: 'summer' },
        body: { ...body, hits: [{ path: ['title'], occurrence: 0 }] },
      });
    const titleLength = async () => {
      const { page } = await client.call(endpoints.draft, { params: { id: 'summer' } });
      return String(Object(page).title).length;
    };
    await replace({ text: 'x', replacement: 'yy' });
    expect(await titleLength()).toBe(120);
    expect(await refusalOf(replace({ text: 'x', replacement: 'yy' }))).toEqual([422, tooLong, ['title']]);
    await save('summer', 'x'.repeat(121), text('<p>Terrace</p>'));
    await replace({ text: 'x', replacement: 'yy' });
    expect(await titleLength()).toBe(122);
  });

  it('list the links of pages and settings to the same site, live and in drafts, in parts [editor.find]', async () => {
    const { client, save, publish } = await setUp();
    await save(
      'summer',
      'Summer',
      text(
        '<p><a href="/old?a=1&amp;b=2">Old</a> <a href="https://example.org">Far</a> <a href="#team">Team</a> <a href="#">Top</a></p>',
      ),
    );
    await publish('summer');
    await save('summer', 'Summer', text('<p><a href="/new">New</a></p>'));
    const list = async (query: object) => client.call(endpoints.siteLinks, { query });
    const { items, total } = await list({});
    const linksOf = (id: string) =>
      items.find((item) => item.id === id)?.links.map(({ href, isLive, isDraft }) => [href, isLive, isDraft]);
    expect(linksOf('summer')).toEqual([
      ['/old?a=1&b=2', true, false],
      ['#team', true, false],
      ['/new', false, true],
    ]);
    expect(linksOf('brand')).toEqual([['/menu', true, true]]);
    const parts = await Promise.all([list({ limit: '3' }), list({ start: '3', limit: '500' })]);
    expect(parts.flatMap((each) => each.items)).toEqual(items);
    expect(parts.map((each) => each.total)).toEqual([total, total]);
  });

  it('list what goes live or ends in a period, in days of London [editor.find]', async () => {
    const today = new Date(createFakeClock().now()).toISOString().slice(0, 10);
    const [offer, ...others] = smallData.offers;
    const offers = offer ? [{ ...offer, startDate: addDays(today, 2), endDate: addDays(today, 9) }, ...others] : [];
    const { client, save } = await setUp({ ...smallData, offers });
    await save('summer', 'Summer');
    const body = { publishAt: `${addDays(today, 3)}T10:00:00Z`, unpublishAt: `${addDays(today, 40)}T10:00:00Z` };
    await client.call(endpoints.schedulePage, { params: { id: 'summer' }, body });
    const list = async (from: string, to: string) =>
      (await client.call(endpoints.releases, { query: { from, to } })).releases.map(({ kind, id, event }) => [
        kind,
        id,
        event,
      ]);
    expect(await list(addDays(today, 2), addDays(today, 9))).toEqual([
      ['offer', offer?.id, 'start'],
      ['page', 'summer', 'publish'],
      ['offer', offer?.id, 'end'],
    ]);
    expect(await list(addDays(today, 10), addDays(today, 40))).toEqual([['page', 'summer', 'unpublish']]);
  });

  it('save views of the page list for all editors, by name, up to a number [editor.find]', async () => {
    const { client } = await setUp();
    const saveView = (name: string, more: object = {}) =>
      client.call(endpoints.savePageView, { body: { name, ...more } });
    await saveView('Winter 50%', { text: 'snow', status: 'changed' });
    await saveView('Autumn');
    await saveView('Autumn', { sort: 'title' });
    expect((await client.call(endpoints.pageViews)).views.map(({ name, sort }) => [name, sort])).toEqual([
      ['Autumn', 'title'],
      ['Winter 50%', 'address'],
    ]);
    const { views } = await client.call(endpoints.deletePageView, { query: { name: 'Winter 50%' } });
    expect(views.map(({ name }) => name)).toEqual(['Autumn']);
    for (let at = 1; at < maxPageViews; at += 1) await saveView(`View ${at}`);
    expect(await refusalOf(saveView('One more'))).toEqual([
      409,
      `At most ${maxPageViews} views can be saved. Delete one first.`,
      undefined,
    ]);
  });
});
