import type { ExamplesOf } from './call-examples.ts';
import { exampleData, exampleInstant, firstOf } from './example-data.ts';

const { pages, settings, restaurants, menus, offers, bookingRules } = exampleData;
const page = firstOf(pages.filter(({ id }) => id === 'referral'));
const restaurant = firstOf(restaurants);
const menu = firstOf(menus.filter(({ id }) => id === 'kids'));
const rules = firstOf(bookingRules);
const params = { id: page.id };
const storeParams = { storeId: '1001' };

const state = {
  id: page.id,
  title: page.title,
  hasDraft: true,
  draftVersion: 1,
  draftSavedAt: exampleInstant,
  publishedRevision: 1,
  publishedAt: '2026-11-16T09:00:00Z',
  scheduledAt: null,
  unpublishAt: null,
  deletedAt: null,
};
const published = { revision: 2, sequence: 124 };

/** Examples of the calls of the preview app. */
export const editingExamples: ExamplesOf<
  | 'listPages'
  | 'draft'
  | 'saveDraft'
  | 'publishPage'
  | 'unpublishPage'
  | 'pageRevisions'
  | 'keepRevision'
  | 'pageRevision'
  | 'saveSettings'
  | 'saveMenu'
  | 'saveRestaurant'
  | 'bookingRules'
  | 'saveBookingRules'
  | 'schedulePage'
  | 'scheduledPage'
  | 'deletePage'
  | 'movePage'
  | 'pageUses'
  | 'purgePage'
  | 'restorePage'
  | 'findPages'
  | 'tileTypes'
  | 'tileUses'
  | 'allContent'
> = {
  listPages: { all: { reply: { pages: [state] } } },
  draft: { referral: { params, reply: { state, page } } },
  saveDraft: { referral: { params, query: { version: '0' }, body: page, reply: state } },
  publishPage: {
    draft: { params, body: { version: 1 }, reply: published },
    revision: { params, body: { revision: 1 }, reply: published },
  },
  unpublishPage: {
    referral: { params, body: {}, reply: { revision: null, sequence: 125 } },
    undone: { params, body: { keepsSchedule: true }, reply: { revision: null, sequence: 125 } },
  },
  pageRevisions: {
    referral: {
      params,
      reply: {
        revisions: [
          { number: 2, at: exampleInstant, origin: 'editor' },
          { number: 1, at: '2026-11-16T09:00:00Z', origin: 'seed' },
        ],
      },
    },
  },
  keepRevision: { referral: { params, body: page, reply: { revision: 3 } } },
  pageRevision: { referral: { params: { id: page.id, number: '1' }, reply: page } },
  saveSettings: { brand: { body: settings, reply: published } },
  saveMenu: { kids: { params: { id: menu.id }, body: menu, reply: published } },
  saveRestaurant: {
    [restaurant.slug]: { params: { storeId: String(restaurant.storeId) }, body: restaurant, reply: published },
  },
  bookingRules: { bath: { params: storeParams, reply: rules } },
  saveBookingRules: { bath: { params: storeParams, body: rules, reply: published } },
  schedulePage: {
    christmas: {
      params,
      body: { publishAt: '2026-12-01T06:00:00Z', unpublishAt: '2026-12-27T00:00:00Z', version: 1 },
      reply: { ...state, scheduledAt: '2026-12-01T06:00:00Z', unpublishAt: '2026-12-27T00:00:00Z' },
    },
    moved: {
      params,
      body: { publishAt: '2026-12-02T06:00:00Z', keepsScheduled: true },
      reply: { ...state, scheduledAt: '2026-12-02T06:00:00Z' },
    },
  },
  scheduledPage: { referral: { params, reply: page } },
  pageUses: {
    hours: {
      params: { id: '_shared/opening-hours' },
      reply: { uses: [{ kind: 'page', id: page.id, name: page.title, isLive: true, isDraft: false }] },
    },
  },
  deletePage: { referral: { params, reply: { ...state, deletedAt: exampleInstant, restoresLive: true } } },
  purgePage: { old: { params: { id: 'summer-2024' }, reply: { id: 'summer-2024' } } },
  restorePage: {
    referral: { params, body: { asDraft: true }, reply: { ...state, publishedRevision: null, publishedAt: null } },
  },
  findPages: {
    drafts: {
      query: { status: 'draft', tile: 'carousel', sort: 'changed' },
      reply: { pages: [{ ...state, use: { published: 1, draft: 1 } }], total: 1 },
    },
    byId: { query: { id: page.id }, reply: { pages: [state], total: 1 } },
  },
  tileTypes: { all: { reply: { types: [{ type: 'carousel', pages: 1 }] } } },
  tileUses: {
    all: {
      reply: { uses: [{ type: 'carousel', pages: [{ id: page.id, title: page.title, published: 1, draft: 1 }] }] },
    },
  },
  allContent: {
    all: {
      reply: {
        pages: [{ id: page.id, published: page, draft: page }],
        restaurants: [restaurant],
        settings,
        menus: [menu],
        offers: [firstOf(offers)],
      },
    },
  },
  movePage: {
    guide: {
      params: { id: 'allergens' },
      body: { to: 'guides/allergens', redirect: true },
      reply: { ...state, id: 'guides/allergens', title: 'Allergen guide', hasDraft: false },
    },
  },
};
