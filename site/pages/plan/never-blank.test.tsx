import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import { noon, restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import { SiteLayout } from '#site/layout/site-layout.tsx';
import Page from '#site/next/app/[[...path]]/page.tsx';
import type { PlanDependencies } from '../resolve/document-request.ts';
import { withDocument } from '../resolve/document-scope.ts';
import type { ContentSource, PageAnswer } from '../source/content-source.ts';
import { fakeDependencies } from '../testing/fake-dependencies.ts';
import { planDocument } from './plan-document.ts';

const failing = async (): Promise<never> => {
  throw new Error('no answer');
};
const never = (): Promise<never> => new Promise(() => undefined);

const text = { type: 'text', key: 'words', heading: 'Our kitchens', body: '<p>Four of them.</p>' };
const vacancies = { type: 'job-list', key: 'jobs', heading: 'Work with us', text: 'Every house is looking.' };

/** A content service with one page; `more` overrides its calls. */
const sourceWith = (tiles: readonly unknown[], more: Partial<ContentSource> = {}): ContentSource => ({
  page: async (id) => ({ kind: 'found', page: { id, title: 'Careers', tiles } }),
  pages: async () => [],
  settings: async () => settingsOf(),
  restaurants: async () => [restaurantOf()],
  completeRestaurant: async (entry) => entry,
  menu: async () => undefined,
  menus: async () => [],
  offer: async () => undefined,
  offers: async () => [],
  statedOffers: async () => undefined,
  job: async () => undefined,
  jobs: async () => [],
  jobPlace: async () => undefined,
  places: async () => [],
  placesAt: async () => [],
  social: async () => [],
  ...more,
});

/** Plans and renders /careers with the production code. */
async function planVisit(source: ContentSource) {
  const problems: string[] = [];
  const document = await planDocument(
    { route: { kind: 'page', id: 'careers' }, path: '/careers', query: {}, now: noon, mode: 'public' },
    { ...fakeDependencies, source, socialCards: true },
  );
  const onProblems = (found: readonly { readonly code: string }[]) => problems.push(...found.map(({ code }) => code));
  const html = await withDocument({ document, onProblems }, async () =>
    renderToStaticMarkup(
      <SiteLayout document={document}>
        <Page />
      </SiteLayout>,
    ),
  );
  return { document, html, main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '', problems };
}

/** Plans the page of a customer’s preferences. `form` is a form that was posted there. */
const planPreferences = (forms: PlanDependencies['forms'], form?: FormState) =>
  planDocument(
    {
      route: { kind: 'preferences', guid: 'guid' },
      path: '/preferences/guid',
      query: {},
      now: noon,
      mode: 'public',
      form,
    },
    { ...fakeDependencies, source: sourceWith([{ type: 'preferences-form', key: 'preferences' }]), forms },
  );

describe('what a visitor sees while something cannot be loaded', () => {
  it('is the error page with a link home, without settings [loading.flags]', async () => {
    const { document, main } = await planVisit(sourceWith([text], { settings: failing }));
    expect(document).toMatchObject({ kind: 'error', status: 500, settings: undefined });
    expect(main).toMatch(/<h1[^>]*>Something went wrong\. Please try again in a moment\.<\/h1>/);
    expect(main).toMatch(/<a [^>]*href="\/"/);
  });

  it('is the error page between header and footer, without the page’s content [loading.flags]', async () => {
    const failed: ContentSource['page'] = async () => ({ kind: 'failed', reason: 'no answer' });
    const { document, html, main } = await planVisit(sourceWith([text], { page: failed }));
    expect(document).toMatchObject({ kind: 'error', status: 500 });
    expect(main).toMatch(/<h1/);
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  });

  it.each([
    ['fails', failing],
    ['times out', never],
  ])('is the tile’s own heading and a link to try again, where its data %s [loading.flags]', async (_, jobs) => {
    const { document, main, problems } = await planVisit(sourceWith([text, vacancies], { jobs }));
    expect(document).toMatchObject({ kind: 'page', status: 200, isComplete: false });
    expect(main).toContain('Four of them.');
    const tile = /<section[^>]*id="jobs"[\s\S]*?<\/section>/.exec(main)?.[0] ?? '';
    expect(tile).toMatch(/<h2 id="jobs-heading"[^>]*>Work with us<\/h2>/);
    expect(tile).toContain('Something went wrong retrieving the jobs data. Please try again.');
    expect(tile).toMatch(/<a [^>]*href="\/careers"[^>]*>.*Try again/);
    expect(problems).toEqual(['tile-need-failed']);
  });

  it('has a first-level heading even when the first tile has no data [loading.flags]', async () => {
    const { main } = await planVisit(sourceWith([{ type: 'menu-section', key: 'menu' }], { menu: failing }));
    expect(main).toMatch(/aria-labelledby="menu-heading"/);
    expect(main).toMatch(/<h1 id="menu-heading"[^>]*>Not here just now<\/h1>/);
  });

  it('excludes a tile with data that does not exist [loading.flags]', async () => {
    const menu = { type: 'menu-section', key: 'menu', menuId: 'breakfast' };
    const { document, main, problems } = await planVisit(sourceWith([text, menu]));
    expect(document).toMatchObject({ isComplete: true });
    expect(main).not.toContain('id="menu"');
    expect(problems).toEqual(['tile-need-failed']);
  });

  it('is the title of the page where none of its tiles is valid, for no search engine [tile.unknown] [loading.flags]', async () => {
    const unreadable = await planVisit(sourceWith([{ type: 'text', key: 'words' }, { type: 'nothing' }]));
    expect(unreadable.document).toMatchObject({
      kind: 'page',
      status: 200,
      isComplete: false,
      head: { indexed: false },
      problems: [{ code: 'tile-invalid' }, { code: 'tile-unknown-type' }],
    });
    const empty = await planVisit(sourceWith([]));
    expect(empty.document).toMatchObject({ kind: 'page', status: 200, isComplete: true, head: { indexed: false } });
    for (const { main } of [unreadable, empty]) expect(main).toMatch(/<h1[^>]*>Careers<\/h1>/);
    const long = await planVisit(
      sourceWith([], {
        page: async (id) => ({ kind: 'found', page: { id, title: 'Careers '.repeat(14), tiles: [] } }),
      }),
    );
    expect(long.main).toMatch(/<h1[^>]*>Careers (Careers )+.*…<\/h1>/);
    expect((await planVisit(sourceWith([text]))).document).toMatchObject({ head: { indexed: true } });
  });

  it('is the page without its shared tiles if they are not live, and the error page if they cannot be loaded [editor.shared-tiles]', async () => {
    const source = sourceWith([{ type: 'shared-tiles', key: 'hours', shared: 'hours' }]);
    const answering = (answer: PageAnswer): ContentSource => ({
      ...source,
      page: async (id) => (id === '_shared/hours' ? answer : source.page(id)),
    });
    const visit = async (answer: PageAnswer) => (await planVisit(answering(answer))).document;
    expect(await visit({ kind: 'missing' })).toMatchObject({ kind: 'page', status: 200, isComplete: true });
    expect(await visit({ kind: 'failed', reason: 'No answer.' })).toMatchObject({ kind: 'error', status: 500 });
  });

  it.each([
    ['cannot be loaded', failing],
    ['are not loaded in time', never],
  ])('is the error page where a customer’s preferences %s [upstream.untouched]', async (_, forms) => {
    expect(await planPreferences(forms)).toMatchObject({
      kind: 'error',
      status: 500,
      message: expect.stringMatching(/your preferences could not be loaded.*again in a moment/),
    });
    // What was filled in is worth more than what was stored.
    const form = { name: 'sign-up', values: {}, errors: [], taken: false } as const;
    expect(await planPreferences(forms, form)).toMatchObject({ kind: 'page', status: 200 });
  });

  it('is the page without the form for an unknown customer [preferences.load]', async () => {
    expect(await planPreferences(async () => undefined)).toMatchObject({ kind: 'page', status: 200 });
  });
});
