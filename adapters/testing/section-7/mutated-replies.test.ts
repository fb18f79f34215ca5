import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { readPage } from '#blocks/page-reader.ts';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Json } from './brand-content.ts';
import { replyTo } from './calls.ts';
import { anyMutation, changeAt, type JsonPath, mutate, pathsIn, valueAt } from './mutate-reply.ts';

/** Replies to mutate in all; `MUTATED_REPLIES=10000` for a thorough run. */
const mutatedReplies = Number(
  process.env.MUTATED_REPLIES ?? (process.env.TEST_ALL ? 5000 : process.env.TEST_QUICK ? 100 : 500),
);
vi.setConfig({ testTimeout: 60 * mutatedReplies });

interface Reader {
  readonly path: string;
  /** The lists of independent entries in the raw reply. */
  readonly lists: readonly JsonPath[];
  /** The entries of those lists as the project reads them. */
  readonly read: (client: ApiClient) => Promise<readonly unknown[]>;
}

const slotQuery = { occasionId: '1', adults: 2, children: 0, dates: '2031-05-07' };

const readers: Readonly<Record<string, Reader>> = {
  'brand-settings': {
    path: '/api/v1/content/brand-settings',
    lists: ['mastheadItems', 'footerItems', 'socialMediaItems'].map((name) => ['data', name]),
    read: async (client) => {
      const { mastheadItems, footerItems, socialMediaItems } = await client.getSettings();
      return [...(mastheadItems ?? []), ...(footerItems ?? []), ...(socialMediaItems ?? [])];
    },
  },
  'search-restaurants': {
    path: '/api/v1/content/search-restaurants/',
    lists: [['restaurants']],
    // Hero tiles are read by the renderer, like the tiles of a page.
    read: async (client) => ((await client.getAllRestaurants()) ?? []).map((each) => ({ ...each, heroTiles: [] })),
  },
  'menu sections': {
    path: '/api/v1/content/menu/mains',
    lists: [['sections']],
    read: async (client) => (await menuOf(client)).sections,
  },
  'menu dishes': {
    path: '/api/v1/content/menu/mains',
    lists: [
      ['sections', 0, 'items'],
      ['sections', 1, 'items'],
    ],
    read: async (client) => (await menuOf(client)).sections.flatMap(({ items }) => items),
  },
  jobs: { path: '/api/jobs', lists: [['data']], read: (client) => client.getJobs() },
  offers: { path: '/api/offer/rest/17', lists: [['data']], read: (client) => client.getOffersByRestaurant('17') },
  page: {
    path: '/api/v1/content/page/home',
    lists: [['data', 'tiles']],
    read: async (client) => {
      const found = await client.getPage('home');
      if (found.kind === 'failed') throw found.problem;
      if (found.kind !== 'found') throw new Error(`The page is ${found.kind}.`);
      const page = readPage(found.page);
      if (!page.ok) throw new Error('The page cannot be read.');
      return page.value.tiles.map(({ tile }) => tile);
    },
  },
  slots: {
    path: '/api/booking/slots/17',
    lists: [['data']],
    read: async (client) =>
      (await client.call(endpoints.slots, { params: { storeId: '17' }, query: slotQuery })).data ?? [],
  },
};

/** Mutated replies for each property. */
const numRuns = Math.ceil(mutatedReplies / (Object.keys(readers).length + 2));
const timeout = 20_000 + 200 * numRuns;

async function menuOf(client: ApiClient) {
  const found = await client.getMenu('mains');
  if (found.kind === 'failed') throw found.problem;
  if (found.kind !== 'found') throw new Error(`The menu is ${found.kind}.`);
  return found.value;
}

const rawOf = ({ path }: Reader): Json | undefined => replyTo('GET', new URL(path, 'http://upstream'), undefined)?.json;

/** As JSON, where a field without a value is the same as no field. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

async function readEntries({ path, read }: Reader, body: Json | undefined): Promise<readonly unknown[]> {
  const { client } = createFakeClient((requested) => (requested.split('?')[0] === path ? { body } : undefined));
  return (await read(client)).map(plain);
}

/** As `readEntries`; a reply of which no entry can be read may be refused. */
async function readOrRefuse(reader: Reader, body: Json | undefined): Promise<readonly unknown[]> {
  try {
    return await readEntries(reader, body);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiProblem);
    return [];
  }
}

/** The paths of all entries in a raw reply. */
const entryPaths = ({ lists }: Reader, raw: Json | undefined): readonly JsonPath[] =>
  lists.flatMap((list) =>
    pathsIn(valueAt(raw, list)).flatMap((path) => (path.length === 1 ? [[...list, ...path]] : [])),
  );

/** A reply that has one of its entries only. */
const withOneEntry = (reader: Reader, raw: Json | undefined, entry: JsonPath): Json | undefined =>
  reader.lists.reduce<Json | undefined>((json, list) => {
    const own = valueAt(raw, entry);
    const isOwn = isDeepStrictEqual(list, entry.slice(0, -1)) && own !== undefined;
    return changeAt(json, list, () => (isOwn ? [own] : []));
  }, raw);

const contains = (list: readonly unknown[], entry: unknown): boolean =>
  list.some((each) => isDeepStrictEqual(each, entry));

describe.each(Object.entries(readers))('the reply of %s', (_, reader) => {
  const raw = rawOf(reader);
  const entries = entryPaths(reader, raw);
  const readEachAlone = () =>
    Promise.all(entries.map((entry) => readOrRefuse(reader, withOneEntry(reader, raw, entry))));

  it('is read in part although it is imperfect [upstream.entries]', async () => {
    expect(entries.length).toBeGreaterThan(0);
    expect((await readEntries(reader, raw)).length).toBeGreaterThan(0);
    expect((await readEntries(reader, raw)).length).toBe((await readEachAlone()).flat().length);
  });

  it.skipIf(hasAlreadyPassed('races'))(
    'loses nothing but the entries that are mutated [upstream.entries]',
    { timeout },
    async () => {
      const intact = await readEachAlone();
      const anyChange = fc.record({ entry: fc.nat(), field: fc.nat(), mutation: anyMutation });
      await fc.assert(
        fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 2 }), async (changes) => {
          const mutated = new Set<number>();
          let body = raw;
          // From the end, so that dropped entries of a list do not move those that are mutated next.
          for (const { entry, field, mutation } of changes.toSorted(
            (one, other) => (other.entry % entries.length) - (one.entry % entries.length),
          )) {
            const at = entry % entries.length;
            const path = entries[at] ?? [];
            if (mutated.has(at)) continue;
            const below = [[], ...pathsIn(valueAt(body, path))];
            body = mutate(body, [...path, ...(below[field % below.length] ?? [])], mutation);
            mutated.add(at);
          }
          const expected = intact.filter((_, at) => !mutated.has(at)).flat();
          const read = await (expected.length > 0 ? readEntries : readOrRefuse)(reader, body);
          expect(expected.filter((each) => !contains(read, each))).toEqual([]);
        }),
        { numRuns, seed: 17 },
      );
    },
  );

  it.skipIf(hasAlreadyPassed('races'))(
    'means the same by a blank, by null and by nothing, in every field [upstream.entries]',
    {
      timeout: 120_000,
    },
    async () => {
      const different: string[] = [];
      for (const entry of entries) {
        const alone = withOneEntry(reader, raw, entry);
        for (const field of pathsIn(valueAt(raw, entry))) {
          const path = [...entry.slice(0, -1), 0, ...field];
          const [absent, ofNull, blank] = await Promise.all(
            (['drop', 'null', 'blank'] as const).map((kind) => readOrRefuse(reader, mutate(alone, path, { kind }))),
          );
          if (!isDeepStrictEqual(ofNull, absent)) different.push(`${[...entry, ...field].join('.')}: null`);
          if (!isDeepStrictEqual(blank, absent)) different.push(`${[...entry, ...field].join('.')}: blank`);
        }
      }
      expect(different).toEqual([]);
    },
  );
});

describe('the reply to an offer', () => {
  const path = '/api/offer/getofferbyslug';
  const url = new URL(`${path}?offerSlug=two-for-one`, 'http://upstream');
  const raw = replyTo('GET', url, undefined)?.json;
  const fieldOf = (step: string | number | undefined): string => String(step);

  async function readOffer(body: Json | undefined): Promise<Readonly<Record<string, unknown>> | undefined> {
    const { client } = createFakeClient((requested) => (requested.startsWith(path) ? { body } : undefined));
    const found = await client.getOffer('two-for-one');
    if (found.kind === 'failed') expect(found.problem).toBeInstanceOf(ApiProblem);
    return found.kind === 'found' ? Object(plain(found.value)) : undefined;
  }

  it.skipIf(hasAlreadyPassed('races'))(
    'loses nothing but the field that is mutated, or is an offer that cannot be shown [upstream.entries]',
    {
      timeout,
    },
    async () => {
      const intact = (await readOffer(raw)) ?? {};
      const fields = pathsIn(valueAt(raw, ['data']));
      await fc.assert(
        fc.asyncProperty(fc.nat(), anyMutation, async (at, mutation) => {
          const field = fields[at % fields.length] ?? [];
          const read = await readOffer(mutate(raw, ['data', ...field], mutation));
          const isRequired = ['title', 'id', 'slug'].includes(fieldOf(field[0]));
          if (!isRequired) expect(read).toBeDefined();
          if (!read) return;
          for (const [name, value] of Object.entries(intact))
            if (name !== field[0] && !isRequired) expect({ [name]: read[name] }).toEqual({ [name]: value });
        }),
        { numRuns, seed: 17 },
      );
    },
  );
});

it.skipIf(hasAlreadyPassed('races'))(
  'no reply at all makes the client throw anything but a problem [upstream.entries]',
  { timeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(readers)), fc.jsonValue(), async ({ path, read }, body) => {
        const { client } = createFakeClient((requested) =>
          requested.split('?')[0] === path ? { body: JSON.stringify(body) } : undefined,
        );
        const thrown = await read(client).then(
          () => undefined,
          (error: unknown) => error,
        );
        const isOwn = thrown instanceof Error && /^(The (menu|page) |Settings is not defined)/.test(thrown.message);
        if (thrown !== undefined && !isOwn) expect(thrown).toBeInstanceOf(ApiProblem);
      }),
      { numRuns, seed: 17 },
    );
  },
);
