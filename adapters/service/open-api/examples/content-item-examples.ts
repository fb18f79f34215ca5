import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { ExamplesOf } from './call-examples.ts';
import { exampleData, exampleInstant, firstOf } from './example-data.ts';

const offer = firstOf(exampleData.offers);
const other = firstOf(exampleData.offers.slice(1));
const params = { kind: 'offer', id: offer.id } as const;
const state: ContentState = {
  kind: 'offer',
  id: offer.id,
  name: offer.title,
  isLive: true,
  hasDraft: true,
  draftVersion: 1,
  draftSavedAt: exampleInstant,
  publishedRevision: 1,
  publishedAt: '2026-11-16T09:00:00Z',
  scheduledAt: null,
  scheduleError: null,
  unpublishAt: null,
  unpublishError: null,
  deletedAt: null,
};
const post = firstOf(exampleData.social);
const postParams = { kind: 'social', id: post.id } as const;
const postState: ContentState = { ...state, ...postParams, name: post.caption ?? undefined, hasDraft: false };
const clean: ContentState = { ...state, hasDraft: false };

/** Examples of the calls that change all content but pages. */
export const contentItemExamples: ExamplesOf<
  | 'listContent'
  | 'contentDraft'
  | 'saveContentDraft'
  | 'discardContentDraft'
  | 'publishContent'
  | 'scheduleContent'
  | 'scheduledContent'
  | 'unpublishContent'
  | 'deleteContent'
  | 'restoreContent'
  | 'contentUses'
  | 'contentRevisions'
  | 'keepContentRevision'
  | 'contentRevision'
> = {
  listContent: { offers: { params: { kind: 'offer' }, reply: { items: [state] } } },
  contentDraft: { offer: { params, reply: { state, content: offer } } },
  saveContentDraft: { offer: { params, query: { version: '0' }, body: offer, reply: state } },
  scheduleContent: {
    christmas: {
      params,
      body: { publishAt: '2026-12-01T06:00:00Z', version: 1 },
      reply: { ...state, scheduledAt: '2026-12-01T06:00:00Z' },
    },
  },
  scheduledContent: { offer: { params, reply: offer } },
  publishContent: {
    draft: { params, body: { version: 1 }, reply: { revision: 2, sequence: 124 } },
    newAddress: {
      params: { kind: 'restaurants', id: '1001' },
      body: { version: 1, redirects: [{ from: '/restaurants/bath', to: '/restaurants/bath-spa', prefix: true }] },
      reply: { revision: 3, sequence: 126 },
    },
  },
  discardContentDraft: {
    offer: { params: { ...params, id: other.id }, reply: { ...clean, id: other.id, name: other.title } },
  },
  unpublishContent: {
    offer: { params, body: {}, reply: { ...state, isLive: false } },
    undone: { params, body: { keepsSchedule: true }, reply: { ...state, isLive: false } },
  },
  deleteContent: { post: { params: postParams, reply: { ...postState, isLive: false, deletedAt: exampleInstant } } },
  restoreContent: { post: { params: postParams, reply: postState } },
  contentUses: {
    offer: {
      params,
      reply: { uses: [{ kind: 'restaurants', id: '1001', name: 'Bath', isLive: true, isDraft: false }] },
    },
  },
  contentRevisions: {
    offer: {
      params,
      reply: {
        revisions: [
          { number: 2, at: exampleInstant, origin: 'editor' },
          { number: 1, at: '2026-11-16T09:00:00Z', origin: 'seed' },
        ],
      },
    },
  },
  keepContentRevision: { offer: { params, body: offer, reply: { revision: 3 } } },
  contentRevision: { offer: { params: { ...params, number: '1' }, reply: offer } },
};
