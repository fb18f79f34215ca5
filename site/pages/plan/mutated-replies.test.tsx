import fc from 'fast-check';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createFakeClient, defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import type { Json } from '#adapters/testing/section-7/brand-content.ts';
import { replyTo } from '#adapters/testing/section-7/calls.ts';
import {
  anyMutation,
  changeAt,
  type JsonPath,
  mutate,
  pathsIn,
  valueAt,
} from '#adapters/testing/section-7/mutate-reply.ts';
import { customerGuid } from '#adapters/testing/section-7/records.ts';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { noon } from '#site/layout/planned-example.ts';
import { SiteLayout } from '#site/layout/site-layout.tsx';
import Page from '#site/next/app/[[...path]]/page.tsx';
import { matchRoute } from '#site/routing/match-route.ts';
import { withDocument } from '../resolve/document-scope.ts';
import { createSiteSource } from '../source/create-site-source.ts';
import { createPlanDependencies } from './create-plan-dependencies.ts';
import { planDocument } from './plan-document.ts';

/** Pages to render in all; `MUTATED_REPLIES=10000` for a thorough run. */
const mutatedReplies = Number(
  process.env.MUTATED_REPLIES ?? (process.env.TEST_ALL ? 1000 : process.env.TEST_QUICK ? 30 : 100),
);

interface MutatedPage {
  /** The address of the page, with its query. */
  readonly address: string;
  readonly method: 'GET' | 'POST';
  /** The call with the reply that is mutated. */
  readonly call: string;
  /** Where the reply is mutated: in the entries of lists, or in the fields of the one thing that it describes. */
  readonly mutated: { readonly lists: readonly JsonPath[] } | { readonly fieldsOf: JsonPath };
}

const booking = (query: Readonly<Record<string, string>>): string =>
  `/booking/bath?${new URLSearchParams({ date: '2026-12-02', ...query })}`;
const atTimes = booking({ occasion: '1', adults: '2', step: 'time' });
const preferences = `/api/exponea/getcustomerpreferences/${customerGuid}`;

const entries = (address: string, call: string, ...lists: readonly JsonPath[]): MutatedPage => ({
  address,
  method: call === preferences ? 'POST' : 'GET',
  call,
  mutated: { lists },
});
const fields = (address: string, call: string, ...fieldsOf: JsonPath): MutatedPage => ({
  ...entries(address, call),
  mutated: { fieldsOf },
});

const settings = '/api/v1/content/brand-settings';
const settingLists = ['mastheadItems', 'footerItems', 'socialMediaItems'].map((name) => ['data', name]);

const mutatedPages: readonly MutatedPage[] = [
  entries('/terms-and-conditions', settings, ...settingLists),
  fields('/terms-and-conditions', settings, 'data'),
  entries('/find-us', '/api/v1/content/search-restaurants/', ['restaurants']),
  entries('/', '/api/v1/content/search-restaurants/', ['restaurants']),
  fields('/restaurants/york/york', '/api/v1/content/restaurant/slug/york/city/york'),
  entries('/menu/mains', '/api/v1/content/menu/mains', ['sections']),
  entries('/menu/mains', '/api/v1/content/menu/mains', ['sections', 0, 'items'], ['sections', 1, 'items']),
  fields('/menu/mains', '/api/v1/content/menu/mains'),
  entries('/', '/api/v1/content/page/home', ['data', 'tiles']),
  entries('/careers/job-search', '/api/jobs', ['data']),
  fields('/careers/job/901', '/api/jobs/901', 'data'),
  fields('/offer/two-for-one', '/api/offer/getofferbyslug?offerSlug=two-for-one', 'data'),
  fields('/restaurants/bath/bath', '/api/offer/rest/17'),
  entries(booking({}), '/api/booking/occasions/17', ['data']),
  entries(atTimes, '/api/booking/slots/17', ['data']),
  entries('/contact', '/api/contact/contactTypes', []),
  entries('/contact', '/api/contact/content', ['data', 'contactReasons'], ['data', 'restaurants']),
  entries(`/preferences/${customerGuid}`, preferences, ['interests']),
  fields(`/preferences/${customerGuid}`, preferences),
];

/** Pages for each property. */
const numRuns = Math.ceil(mutatedReplies / mutatedPages.length);
const timeout = 20_000 + 200 * numRuns;

const rawOf = ({ method, call }: MutatedPage): Json | undefined =>
  replyTo(method, new URL(call, 'http://upstream'), undefined)?.json;

/** Plans and renders a page with the production code, on the second upstream with another reply to one of its calls. */
async function visit({ address, call }: MutatedPage, body: Json | undefined) {
  const { client, clock } = createFakeClient((path, { method }) => {
    const url = new URL(path, 'http://upstream');
    if (url.pathname === call.split('?')[0]) return { body: JSON.stringify(body) };
    const reply = replyTo(method, url, undefined);
    return reply && { status: reply.status, body: reply.json === undefined ? '' : JSON.stringify(reply.json) };
  });
  const ignore = (): void => undefined;
  const configuration = { ...defaultConfiguration, hideGenderPreference: false };
  const cached = createCachedContent({ source: client, configuration, clock, log: ignore });
  const source = createSiteSource({ client, cached, configuration, clock, log: ignore });
  const dependencies = createPlanDependencies({
    client,
    source,
    configuration,
    clock: () => noon,
    origin: () => 'https://site.example',
    socialCards: false,
    log: ignore,
  });
  const { pathname, searchParams } = new URL(address, dependencies.origin);
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]]));
  const document = await planDocument(
    { route: matchRoute(pathname), path: pathname, query, now: noon, mode: 'public' },
    dependencies,
  );
  const problems: string[] = [];
  const html = await withDocument(
    { document, onProblems: (found) => problems.push(...found.map(({ code }) => code)) },
    async () => {
      // Waits for islands, which are loaded when they are first rendered.
      const { prelude } = await prerender(
        <SiteLayout document={document}>
          <Page />
        </SiteLayout>,
      );
      return new Response(prelude).text();
    },
  );
  return { document, problems, text: textOf(html) };
}

/** What a document shows: its texts, and the values that are in its fields. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?(?: value="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

/** The texts in a value. */
const textsIn = (value: Json | undefined): readonly string[] =>
  [[], ...pathsIn(value)].flatMap((path) => {
    const each = valueAt(value, path);
    return typeof each === 'string' && each.trim() !== '' ? [each] : [];
  });

interface Entry {
  readonly path: JsonPath;
  /** The texts of the entry that its page shows, and would not show without it. */
  readonly shown: readonly string[];
}

async function findEntries(page: MutatedPage, raw: Json | undefined): Promise<readonly Entry[]> {
  if ('fieldsOf' in page.mutated) return [];
  const { text } = await visit(page, raw);
  const paths = page.mutated.lists.flatMap((list) =>
    pathsIn(valueAt(raw, list)).flatMap((path) => (path.length === 1 ? [[...list, ...path]] : [])),
  );
  return Promise.all(
    paths.map(async (path) => {
      const without = await visit(
        page,
        changeAt(raw, path, () => undefined),
      );
      const texts = textsIn(valueAt(raw, path));
      return { path, shown: texts.filter((each) => text.includes(each) && !without.text.includes(each)) };
    }),
  );
}

describe.each(mutatedPages)('$address with another reply to $call', (page) => {
  const raw = rawOf(page);

  it.skipIf(hasAlreadyPassed('races'))(
    'is a page that has lost nothing but what was mutated [upstream.entries]',
    { timeout },
    async () => {
      const all = await findEntries(page, raw);
      const one = 'fieldsOf' in page.mutated ? page.mutated.fieldsOf : undefined;
      if (one === undefined) expect(all.some(({ shown }) => shown.length > 0)).toBe(true);
      const anyPlace = one
        ? fc.constant({ path: one, isWhole: false })
        : fc.record({ path: fc.constantFrom(...all.map(({ path }) => path)), isWhole: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(anyPlace, fc.nat(), anyMutation, async (place, field, mutation) => {
          const below = place.isWhole ? [] : pathsIn(valueAt(raw, place.path));
          const path = [...place.path, ...(below[field % below.length] ?? [])];
          const { document, problems, text } = await visit(page, mutate(raw, path, mutation));
          expect(document).toMatchObject({ kind: 'page', status: 200 });
          expect(problems).not.toContain('tile-threw');
          const others = all.filter((each) => each.path !== place.path).flatMap(({ shown }) => shown);
          expect(others.filter((each) => !text.includes(each))).toEqual([]);
        }),
        { numRuns, seed: 17 },
      );
    },
  );
});
