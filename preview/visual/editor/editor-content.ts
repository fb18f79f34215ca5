import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import type { Finding } from '#preview/review/finding.ts';
import type { PageState } from '#schemas/api/content/editing.ts';

/** The page that is edited in the screenshots of the editor app. */
export const pageId = 'summer';

const image = { url: '/media/summer.svg', width: 1600, height: 900, alt: 'A table by the river' };

const pageOf = (heading: string, tiles: readonly object[]) => ({
  id: pageId,
  title: 'Summer by the river',
  description: 'Dishes, drinks and long evenings outside.',
  tiles: [{ type: 'hero', key: 'welcome', heading, text: 'Every evening until ten.', image }, ...tiles],
});

const dishes = {
  type: 'text',
  key: 'dishes',
  width: 'two-thirds',
  heading: 'New dishes',
  body: '<p>Rice salad, iced tea and grilled corn.</p>',
};
const hours = { type: 'text', key: 'hours', width: 'third', heading: 'Hours', body: '<p>Daily from noon.</p>' };
const incomplete = { type: 'text', key: 'terms', heading: 'Terms' };

export const draft = pageOf('Summer by the river', [dishes, { ...hours, backgroundColor: 'accent' }, incomplete]);

/** The content of each revision, by its number. */
export const revisionPages: Readonly<Record<string, object>> = {
  1: pageOf('Summer is here', [dishes]),
  2: pageOf('Summer is back', [dishes, hours]),
};

export const revisions = [
  { number: 2, at: '2026-11-20T09:30:00Z', origin: 'editor' },
  { number: 1, at: '2026-11-01T08:00:00Z', origin: 'seed' },
] as const;

export const state: PageState = {
  id: pageId,
  title: 'Summer by the river',
  hasDraft: true,
  draftVersion: 7,
  draftSavedAt: '2026-11-21T18:12:00Z',
  publishedRevision: 2,
  publishedAt: '2026-11-20T09:30:00Z',
  unpublishAt: '2026-12-24T22:00:00Z',
};

const live = { hasDraft: false, draftVersion: 0, publishedRevision: 1 };

export const pages: readonly PageState[] = [
  { id: 'home', title: 'Home', ...live },
  state,
  { id: 'gift-vouchers', title: 'Gift vouchers', hasDraft: true, draftVersion: 2 },
  {
    id: 'new-year',
    title: 'New Year’s Eve',
    hasDraft: true,
    draftVersion: 4,
    scheduledAt: '2026-12-01T07:00:00Z',
  },
  { id: '_restaurant', title: 'Restaurant', ...live },
];

export const types = [
  { type: 'hero', pages: 1 },
  { type: 'text', pages: 1 },
];

export const facts: PreviewFacts = {
  storesPages: true,
  siteAddress: 'https://www.example.com',
  restaurants: [{ value: 'soho', label: 'Soho' }],
  menus: [{ value: 'main', label: 'Main menu' }],
  offers: [{ value: 'two-for-one', label: 'Two for one' }],
  sharedTiles: [],
  pageTemplates: [],
  tileTypes: [
    { value: 'hero', label: 'Hero' },
    { value: 'text', label: 'Text' },
  ],
  redirects: [],
  builtInRedirects: [],
  addresses: [
    { page: pageId, path: `/${pageId}`, label: '' },
    { page: '_restaurant', path: '/restaurants/london/soho', label: 'Soho' },
    { page: '_booking', path: '/booking/soho', label: 'Soho' },
  ],
  liveAddresses: [],
  builtInPages: [],
};

export const findings: readonly Finding[] = [
  {
    code: 'tile-invalid',
    severity: 'error',
    path: ['tiles', 3, 'body'],
    tile: { key: 'terms', type: 'text' },
    message: 'Text: a text is needed.',
    fixes: [],
  },
  {
    code: 'title-long',
    severity: 'warning',
    path: ['title'],
    message: 'The title is longer than search engines show.',
    fixes: [{ label: 'Shorten the title', changes: [{ path: ['title'], value: 'Summer' }] }],
  },
];

export const weight = {
  tiles: [
    { key: 'welcome', markup: 2400, pictures: 184_000, video: 0, script: 0 },
    { key: 'dishes', markup: 900, pictures: 0, video: 0, script: 0 },
  ],
  script: { initial: 9100, deferred: 0, interactive: [] },
};
