import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { pageTemplates } from '#schemas/content/page/page-templates.ts';
import { whyAddressIsReserved } from '#schemas/content/page/reserved-address.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { whyAddressIsTaken } from './address-owner.ts';
import { matchRoute } from './match-route.ts';
import { loadRedirects } from './redirects/redirect-table.ts';
import { siteRedirects } from './redirects/site-redirects.ts';
import { isServerPath, serverPaths } from './server-paths.ts';

const configuration = readConfiguration({});
if (!configuration.ok) throw new Error(configuration.message);
const rules = siteRedirects(configuration.value, settings.parse(demoData.settings).redirects);
const { table } = loadRedirects(rules);
const explainTaken = (id: string) => whyAddressIsTaken(id, table);
const source = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

describe('an address that the site uses', () => {
  const routed = [...source('match-route.ts').matchAll(/case '([a-z0-9-]+)':/g)].map(([, first]) => first ?? '');

  it.each(routed.filter((first) => !['restaurants', 'careers'].includes(first)))(
    'is not available for pages at /%s or below [editor.addresses]',
    (first) => {
      expect(explainTaken(first)).toContain(`/${first}`);
      expect(explainTaken(`${first}/london`)).toContain(`/${first}/london`);
    },
  );

  it.each([
    'restaurants/london',
    'careers/job',
    'careers/job-search',
    'booking-messages',
    'healthz',
    'api',
    'api/anything',
    'assets/page',
    'media',
    'book-a-table',
    'terms',
    'menu-items',
    '_preview',
    '_draft',
    '_anything',
    'a/path/that/has/six/parts',
  ])('is %s [editor.addresses]', (id) => {
    expect(explainTaken(id)).toBeTypeOf('string');
  });

  it('is each path of the server that a page id could have [editor.addresses]', () => {
    const ids = Object.values(serverPaths).map((path) => path.replace(/^\/|\/$/g, ''));
    for (const id of ids.filter((each) => pageId.safeParse(each).success))
      expect(explainTaken(id)).toBeTypeOf('string');
  });

  it('is each redirected path, with its target [editor.addresses]', () => {
    const ids = rules.map(({ from }) => from.slice(1)).filter((id) => id !== 'home' && pageId.safeParse(id).success);
    expect(ids.length).toBeGreaterThan(8);
    for (const id of ids) expect(explainTaken(id)).toBeTypeOf('string');
    expect(explainTaken('terms')).toContain('/terms-and-conditions');
  });
});

it('is reserved exactly where the routes or the server use it [editor.addresses]', () => {
  const firsts = [
    ...[...source('match-route.ts').matchAll(/case '([a-z0-9-]+)':/g)].map(([, first]) => first ?? ''),
    ...Object.values(serverPaths).map((path) => path.split('/')[1] ?? ''),
    'summer',
  ];
  const ids = firsts.flatMap((first) => ['', '/london', '/job', '/job-search', '/menu'].map((rest) => first + rest));
  for (const id of ids.filter((each) => !each.startsWith('_') && pageId.safeParse(each).success)) {
    const route = matchRoute(`/${id}`);
    const isShown = !isServerPath(`/${id}`) && route.kind === 'page' && route.id === id;
    expect([id, whyAddressIsReserved(id) === undefined]).toEqual([id, isShown]);
  }
});

describe('an address for a page', () => {
  it.each(['home', 'restaurants', 'careers', 'careers/our-kitchens', 'summer', 'guides/allergens', 'menus'])(
    'is %s [editor.addresses]',
    (id) => {
      expect(explainTaken(id)).toBeUndefined();
    },
  );

  it('is that of a redirect to where the page was until now, because it ends when the page moves [editor.addresses]', () => {
    expect(whyAddressIsTaken('terms', table, '/terms-and-conditions')).toBeUndefined();
    expect(whyAddressIsTaken('terms', table, '/about')).toBeTypeOf('string');
  });

  it.each(['_shared/opening-hours', '_template/event'])('is none for %s, which needs none [editor.addresses]', (id) => {
    expect(explainTaken(id)).toBeUndefined();
  });

  it('is available for every template that a route uses, and for every page of the demo [editor.addresses]', () => {
    const used = [...source('../pages/resolve/resolve-route.ts').matchAll(/pageOf\w*\('(_[a-z-]+)'/g)].map(
      ([, id]) => id,
    );
    expect([...new Set(used)].toSorted()).toEqual([...pageTemplates]);
    for (const { id } of demoData.pages) expect([id, explainTaken(id)]).toEqual([id, undefined]);
  });
});
