import type { PageContext } from '#renderer/block.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import type { NeedPlan } from '#renderer/needs/plan-needs.ts';
import type { ReadPage } from '#renderer/parse/read-page.ts';
import type { RenderMode } from '#renderer/render/render-page.tsx';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { ShownJourney } from '#site/booking/record-unavailable.ts';
import type { FrameFacts } from '#site/layout/frame-facts.ts';
import { tellsPosition } from '../resolve/tells-position.ts';
import type { Breadcrumb } from './breadcrumbs-of.ts';

/** What the head of a document says of it. Addresses are absolute. */
export interface DocumentHead {
  readonly title: string;
  readonly description?: string | undefined;
  readonly canonical: string;
  readonly indexed: boolean;
  readonly social: {
    readonly title: string;
    readonly description?: string | undefined;
    readonly image?:
      | { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
      | undefined;
  };
}

/** A page of tiles with everything that is needed to draw it. */
export interface PlannedPage {
  readonly kind: 'page';
  /** 410 where what the page is about is over, as a vacancy that has closed: it still says so, and leads on. */
  readonly status: 200 | 410;
  /** Whether all data that its tiles asked for could be had. What does not exist is no lack. */
  readonly whole: boolean;
  readonly settings: Settings;
  readonly frame: FrameFacts;
  readonly head: DocumentHead;
  readonly page: ReadPage;
  readonly plan: NeedPlan;
  readonly answers: Answers;
  readonly context: PageContext;
  readonly mode: RenderMode;
  readonly problems: readonly Problem[];
  /** The restaurant whose page this is. */
  readonly restaurant?: Restaurant | undefined;
  /** Key of the tile to scroll to once the page is open. */
  readonly scrollTo?: string | undefined;
  /** The way to this page from the home page; empty for pages that stand by themselves. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** JSON-LD, one object each. */
  readonly structuredData: readonly object[];
  /** The journey of booking at a restaurant that stands on the page. */
  readonly journey?: ShownJourney | undefined;
  /** Shown to editors as it stands: no islands run in it, no services of others, and it is kept nowhere. */
  readonly still?: boolean | undefined;
}

/** The error page. Without settings it is drawn without the site's menus. */
export interface PlannedError {
  readonly kind: 'error';
  readonly status: 404 | 500;
  readonly message: string;
  readonly settings?: Settings | undefined;
  readonly frame: FrameFacts;
}

export type PlannedDocument = PlannedPage | PlannedError;

/**
 * Whether the address itself may be somebody's own secret: no service of others may run where it could read it. An error
 * page stands at any address, that of a preferences page which cannot be had among them. Price: nobody counts errors.
 * What is shown to editors alone is nobody's to count either.
 */
export const isPrivate = (document: PlannedDocument): boolean =>
  document.kind === 'error' ||
  document.still === true ||
  document.mode === 'preview' ||
  document.context.pageId === '_preferences';

/**
 * Whether services of others start in a document. Not where its address says where the visitor is either: their scripts
 * read the address by themselves, and what they send has no field that could be held back for all of them. What the page
 * itself asks for, such as the finder's map, is let through. Price: nobody counts these searches.
 */
export const startsServices = (document: PlannedDocument): boolean =>
  document.kind === 'page' && !isPrivate(document) && !tellsPosition(document.context.query);
