import { afterEach, describe, expect, it } from 'vitest';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { startPlainSite } from './start/start-plain-site.ts';

let site: Awaited<ReturnType<typeof startPlainSite>>;
afterEach(() => site.close());

const pages: ReadonlySet<string> = new Set([
  '/restaurants/oxford',
  '/restaurants/oxford/menu',
  '/find-us',
  '/about-us',
]);
const answer = async (path: string): Promise<StoredDocument> => ({
  ...{ status: pages.has(path) ? 200 : 404, isComplete: true, headers: [], etag: '"e"', createdAtMs: 0 },
  body: { identity: Buffer.from(path) },
});

async function ask(path: string) {
  const requested: string[] = [];
  site = await startPlainSite({
    documents: {
      errorPage: () => answer('none'),
      answer: ({ path: each }) => {
        requested.push(each);
        return answer(each);
      },
    },
    redirects: () => ({
      lookUp: (url) => (url === '/old' ? '/new' : url.endsWith('/') ? url.slice(0, -1) : undefined),
    }),
  });
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
  return { reply: [status, headers.get('location')], requested };
}

describe('an address with capitals', () => {
  it.each([
    ['/Restaurants/Oxford', '/restaurants/oxford'],
    ['/Restaurants/Oxford/?adults=4', '/restaurants/oxford?adults=4'],
    ['/restaurants/oxford/Menu', '/restaurants/oxford/menu'],
    ['/Find-Us', '/find-us'],
    ['/ABOUT-US/', '/about-us'],
    ['/Old', '/new'],
  ])('%s leads with one redirect to %s [redirect.once]', async (path, location) => {
    expect((await ask(path)).reply).toEqual([301, location]);
  });

  it.each(['/Nowhere', '/Restaurants/Atlantis', '/About-Us/More'])(
    '%s is not found where there is no page in lower case either [route.404]',
    async (path) => {
      expect((await ask(path)).reply).toEqual([404, null]);
    },
  );

  it.each([
    '/Manage-Booking/K7MPRWXT-secret',
    '/Preferences/4F2B',
    '/Waiting-List/Key',
    '/Menu/Guide.PDF',
    '/API/token',
    '/_Draft/one',
  ])('%s leads nowhere: its case counts, or it is not a page [route.404]', async (path) => {
    expect(await ask(path)).toEqual({ reply: [404, null], requested: [] });
  });
});
