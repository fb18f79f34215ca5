import type { Draft, DraftView } from '../drafts/draft-renderer.ts';
import type { StoredDocument } from '../pages/cache/document-cache.ts';
import type { Address, RenderedAnswer } from '../pages/document-renderer.ts';
import type { Window } from '../pages/plan/time/restaurant-changes.ts';
import type { RenderedSitemap } from '../routing/crawlers/render-sitemap.ts';

/** What can be rendered, with its input and result. Both can be sent to and from a worker. */
export interface RenderJobs {
  /** The document at an address, for visitors. `cachedEtag` is the ETag of the cached document. */
  readonly answer: {
    readonly input: { readonly address: Address; readonly cachedEtag?: string | undefined };
    readonly result: RenderedAnswer;
  };
  readonly errorPage: {
    readonly input: { readonly status: 404 | 500; readonly message: string };
    readonly result: StoredDocument;
  };
  readonly draftPage: {
    readonly input: { readonly draft: Draft; readonly view: DraftView };
    readonly result: StoredDocument;
  };
  /** The instants within a window at which a draft may look different. */
  readonly draftCandidates: {
    readonly input: { readonly draft: Draft; readonly window: Window };
    readonly result: readonly Date[];
  };
  /** A text that is equal for drafts that look the same. */
  readonly draftFingerprint: { readonly input: Draft; readonly result: string };
  /** The sitemap; undefined while no list could be loaded. */
  readonly sitemap: { readonly input: undefined; readonly result: RenderedSitemap | undefined };
  /** The page of a message of the booking journey, or the list of them; undefined where there is none. */
  readonly bookingMessage: {
    readonly input: { readonly address: string };
    readonly result: StoredDocument | undefined;
  };
}

export type RenderJobName = keyof RenderJobs;

/** One function for each job. */
export type RenderCalls = {
  readonly [Name in RenderJobName]: (input: RenderJobs[Name]['input']) => Promise<RenderJobs[Name]['result']>;
};
