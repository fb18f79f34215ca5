import type { ExamplesOf } from './call-examples.ts';
import { exampleData, exampleInstant, firstOf } from './example-data.ts';

const page = firstOf(exampleData.pages.filter(({ id }) => id === 'referral'));
const { title } = page;
const offer = firstOf(exampleData.offers);
const [before = '', word = '', ...after] = offer.title.split(' ');
const params = { id: page.id };
const field = { path: ['title'], field: 'Title' };
/** The state of live content with a draft that was saved once more. */
const changedState = {
  hasDraft: true,
  draftVersion: 2,
  draftSavedAt: exampleInstant,
  publishedRevision: 1,
  publishedAt: '2026-11-16T09:00:00Z',
};
const view = {
  name: 'Christmas, not live',
  text: 'christmas',
  status: 'changed',
  tile: 'carousel',
  sort: 'changed',
} as const;

/** Examples of the calls with which editors find and replace content. */
export const findExamples: ExamplesOf<
  | 'pageViews'
  | 'savePageView'
  | 'deletePageView'
  | 'findText'
  | 'replaceText'
  | 'findContentText'
  | 'replaceContentText'
  | 'siteLinks'
  | 'releases'
> = {
  pageViews: { all: { reply: { views: [view] } } },
  savePageView: { saved: { body: view, reply: { views: [view] } } },
  deletePageView: { deleted: { query: { name: 'Summer' }, reply: { views: [view] } } },
  findText: {
    friend: {
      query: { text: 'friend', wholeWords: 'true' },
      reply: {
        pages: [
          {
            id: page.id,
            title,
            draftVersion: 1,
            isLive: true,
            isScheduled: true,
            hits: [{ ...field, occurrence: 0, before: 'Bring a ', match: 'friend', after: ' to the table' }],
          },
        ],
        total: 1,
      },
    },
  },
  replaceText: {
    friend: {
      params,
      body: { text: 'friend', replacement: 'guest', hits: [{ path: ['title'], occurrence: 0 }], version: 1 },
      reply: {
        state: {
          id: page.id,
          title,
          ...changedState,
        },
        replaced: 1,
        previousRevision: 2,
      },
    },
  },
  findContentText: {
    offer: {
      query: { text: word },
      reply: {
        items: [
          {
            kind: 'offer',
            id: offer.id,
            name: offer.title,
            draftVersion: 1,
            isLive: true,
            isScheduled: true,
            hits: [{ ...field, occurrence: 0, before: `${before} `, match: word, after: ` ${after.join(' ')}` }],
          },
        ],
        total: 40,
      },
    },
  },
  replaceContentText: {
    offer: {
      params: { kind: 'offer', id: offer.id },
      body: { text: word, replacement: 'with', hits: [{ path: ['title'], occurrence: 0 }], version: 1 },
      reply: {
        state: {
          kind: 'offer',
          id: offer.id,
          name: [before, 'with', ...after].join(' '),
          isLive: true,
          ...changedState,
        },
        replaced: 1,
        previousRevision: 2,
      },
    },
  },
  siteLinks: {
    menu: {
      reply: {
        items: [
          {
            kind: 'page',
            id: page.id,
            name: title,
            links: [
              {
                href: '/menu',
                path: ['tiles', 0, 'links', 0, 'linkUrl'],
                field: 'Address',
                tile: { key: 'hero', type: 'hero' },
                isLive: true,
                isDraft: true,
              },
            ],
          },
        ],
        total: 1,
      },
    },
  },
  releases: {
    december: {
      query: { from: '2026-12-01', to: '2026-12-31' },
      reply: {
        releases: [
          { at: '2026-12-01T06:00:00Z', isWholeDay: false, event: 'publish', kind: 'page', id: page.id, name: title },
        ],
      },
    },
  },
};
