import type { ReadPage } from '#blocks/page-reader.ts';
import type { PlaceholderValues } from '#schemas/content/page/placeholders.ts';
import type { PathStep, Problem, ProblemCode } from '#schemas/content/problem/problem.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { RenderedDocument } from './markup/rendered-elements.ts';

/** Stable codes of everything that a review can find. */
export type FindingCode =
  | ProblemCode
  | 'alternative-missing'
  | 'text-with-tags'
  | 'heading-first-missing'
  | 'heading-first-repeated'
  | 'heading-skipped'
  | 'offer-incomplete'
  | 'dish-without-allergens'
  | 'reference-missing'
  | 'link-missing'
  | 'link-moved'
  | 'anchor-missing'
  | 'link-text-ambiguous'
  | 'description-missing'
  | 'title-long'
  | 'no-longer-listed'
  | 'page-heavy'
  | 'page-in-parts'
  | 'contrast-low'
  | 'sample-text'
  | 'field-without-effect'
  | 'address-redirected';

export interface FieldChange {
  readonly path: readonly PathStep[];
  readonly value?: unknown;
}

/** A way to fix a finding. */
export interface Fix {
  /** The label of its button. */
  readonly label: string;
  /** The fields of the page that it sets; a field without a value is removed. */
  readonly changes: readonly FieldChange[];
}

/** Something to look at before a page is published. An `error` prevents publishing. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  /** The path from the root of the page's stored content. */
  readonly path: readonly PathStep[];
  readonly tile?: { readonly key: string; readonly type: string };
  /** One or two sentences for an editor. */
  readonly message: string;
  /** Best first; empty if only a person can decide. */
  readonly fixes: readonly Fix[];
}

/** How the site responds at an address. */
export type LinkState = 'found' | 'missing' | 'moved';

/**
 * The transfer size of a tile, in bytes. Its script loads when a visitor is near; another tile of the same type loads
 * no more.
 */
export interface TileWeight {
  readonly markup: number;
  readonly pictures: number;
  readonly video: number;
  readonly script: number;
}

/** What is known besides the page's content. Rules that need an absent fact are skipped. */
export interface ReviewFacts {
  readonly rendered?: RenderedDocument | undefined;
  /** All offers. */
  readonly offers?: readonly Offer[] | undefined;
  /** The ids of all menus. */
  readonly menuIds?: readonly string[] | undefined;
  /** The menus from `findMenuIds`, with their dishes. */
  readonly menus?: readonly Menu[] | undefined;
  /** The slugs of all restaurants. */
  readonly restaurants?: readonly string[] | undefined;
  /** The names of the live shared tiles. */
  readonly sharedTiles?: readonly string[] | undefined;
  /** By address without its anchor, as `internalLinks` returns it. */
  readonly links?: ReadonlyMap<string, LinkState> | undefined;
  /** Links to an address that was found, whose page has nothing with their anchor. */
  readonly missingAnchors?: ReadonlySet<string> | undefined;
  /** The live shared tiles that the page shows, by name. */
  readonly shownSharedTiles?: ReadonlyMap<string, ReviewedPage> | undefined;
  /** By tile key. */
  readonly weights?: ReadonlyMap<string, TileWeight> | undefined;
  /** The values of placeholders where this page is shown. */
  readonly names?: PlaceholderValues | undefined;
  /** The live page as JSON text; empty if there is none. */
  readonly live?: string | undefined;
  /** Whether the live page may be listed by search engines; undefined if there is none. */
  readonly wasIndexed?: boolean | undefined;
  /** Where visitors of the page’s address are redirected; undefined if they are not. */
  readonly redirectedTo?: string | undefined;
  /** Whether the page is published from the preview, which is so by default. */
  readonly storesPages?: boolean | undefined;
}

/** A page under review. */
export interface ReviewedPage {
  /** As it is stored. */
  readonly content: unknown;
  /** The parsed page; undefined if there is nothing to show. */
  readonly page: ReadPage | undefined;
  readonly problems: readonly Problem[];
}

/** A rule of the review. Pure. */
export type Rule = (reviewed: ReviewedPage, facts: ReviewFacts) => Finding[];
