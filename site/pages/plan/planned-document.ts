import type { NeedPlan, ReadPage } from '#blocks/page-reader.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import type { RenderMode } from '#renderer/render/render-page.tsx';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { PagePart } from '#schemas/content/page/page-parts.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { RenderedJourney } from '#site/booking/record-unavailable.ts';
import type { LayoutContext } from '#site/layout/layout-context.ts';
import type { NotFound } from '../document-messages.ts';
import { hasPosition } from '../resolve/has-position.ts';
import type { Breadcrumb } from './describe/breadcrumbs-of.ts';

/** The content of a document’s head. Addresses are absolute. */
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

/** A page of tiles with everything that is needed to render it. */
export interface PlannedPage {
  readonly kind: 'page';
  /** 410 where the subject is over, such as a closed vacancy. The page still shows it and leads on. */
  readonly status: 200 | 404 | 410;
  /** Whether all data of its tiles could be loaded. Data that does not exist is not missing. */
  readonly isComplete: boolean;
  readonly settings: Settings;
  readonly layout: LayoutContext;
  readonly head: DocumentHead;
  readonly page: ReadPage;
  readonly plan: NeedPlan;
  readonly answers: Answers;
  readonly context: PageContext;
  readonly mode: RenderMode;
  readonly problems: readonly Problem[];
  /** The restaurant that the page is about. */
  readonly restaurant?: Restaurant | undefined;
  /** Key of the tile to scroll to once the page is open. */
  readonly scrollTo?: string | undefined;
  /** The query parameters that the page reads. */
  readonly parameters: ReadonlySet<string>;
  /** The part that is shown of a very long page; absent where the whole page is. */
  readonly part?: PagePart | undefined;
  /** The steps from the home page to this page; empty for pages below no list. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** JSON-LD, one object each. */
  readonly structuredData: readonly object[];
  /** The booking journey of a restaurant on the page. */
  readonly journey?: RenderedJourney | undefined;
  /** Rendered without islands and third-party services, and not cached; for editors. */
  readonly isStatic?: boolean | undefined;
}

/** The error page. Without settings it is rendered without header and footer. */
export interface PlannedError extends NotFound {
  readonly kind: 'error';
  readonly status: 404 | 500;
  readonly settings?: Settings | undefined;
  readonly layout: LayoutContext;
}

export type PlannedDocument = PlannedPage | PlannedError;

/** The templates whose addresses are secrets. */
const privatePages: ReadonlySet<string> = new Set(['_preferences', '_manage-booking', '_waiting-list']);

/**
 * Whether the address itself may be a secret, so that no third-party service may read it. Error pages count, because
 * one may be shown at the address of a customer’s preferences or booking; as a consequence errors are missing from analytics.
 * Pages for editors count too.
 */
export const isPrivate = (document: PlannedDocument): boolean =>
  document.kind === 'error' ||
  document.isStatic === true ||
  document.mode === 'preview' ||
  privatePages.has(document.context.pageId);

/**
 * Whether third-party services start in a document. They do not where the address contains the visitor’s position
 * either, because their scripts read the address themselves. What the page itself loads, such as the finder’s map, is
 * allowed. As a consequence these searches are missing from analytics.
 */
export const startsServices = (document: PlannedDocument): boolean =>
  document.kind === 'page' && !isPrivate(document) && !hasPosition(document.context.query);
