import type { ReadPage } from '#renderer/parse/read-page.ts';
import type { PlaceholderValues } from '#schemas/content/page/placeholders.ts';
import type { PathStep, Problem, ProblemCode } from '#schemas/content/problem/problem.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { DrawnDocument } from './markup/drawn-elements.ts';

/** Stable names of everything that a review can find. */
export type FindingCode =
  | ProblemCode
  | 'alternative-missing'
  | 'heading-first-missing'
  | 'heading-first-repeated'
  | 'heading-skipped'
  | 'offer-without-end'
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
  | 'contrast-low'
  | 'sample-text'
  | 'field-without-effect';

export interface FieldChange {
  readonly path: readonly PathStep[];
  readonly value?: unknown;
}

/** A way to mend what was found. */
export interface Fix {
  /** What it does, as the words of a button. */
  readonly label: string;
  /** What it sets in the page's content; a field without a value is removed. */
  readonly changes: readonly FieldChange[];
}

/** Something that an editor should look at before a page is published. An `error` keeps it from being published. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning';
  /** Where, from the root of the page's content as it is stored. */
  readonly path: readonly PathStep[];
  readonly tile?: { readonly key: string; readonly type: string };
  /** One or two sentences for an editor. */
  readonly message: string;
  /** The best one first; empty where only a person can tell what is right. */
  readonly fixes: readonly Fix[];
}

/** What the site answers at an address. */
export type LinkState = 'found' | 'missing' | 'moved';

/**
 * What a tile costs a visitor's connection, in bytes. Its script comes when a visitor is near; another tile of the same
 * type brings no more.
 */
export interface TileWeight {
  readonly markup: number;
  readonly pictures: number;
  readonly video: number;
  readonly script: number;
}

/** What is known beside the page's content. What is absent is not looked at. */
export interface ReviewFacts {
  readonly rendered?: DrawnDocument | undefined;
  /** All offers there are. */
  readonly offers?: readonly Offer[] | undefined;
  /** The ids of all menus there are. */
  readonly menuIds?: readonly string[] | undefined;
  /** Those that `shownMenus` names, with their dishes. */
  readonly menus?: readonly Menu[] | undefined;
  /** The slugs of all restaurants. */
  readonly restaurants?: readonly string[] | undefined;
  /** By address without its anchor, as `internalLinks` gives it. */
  readonly links?: ReadonlyMap<string, LinkState> | undefined;
  /** By the tile's key. */
  readonly weights?: ReadonlyMap<string, TileWeight> | undefined;
  /** What texts may name in braces where this page is shown. */
  readonly names?: PlaceholderValues | undefined;
  /** The page that is live, as JSON text; empty where none is. */
  readonly live?: string | undefined;
  /** Whether the page that is live may be listed by search engines; undefined where none is. */
  readonly wasIndexed?: boolean | undefined;
}

/** A page under review. */
export interface Reviewed {
  /** As it is stored. */
  readonly content: unknown;
  /** What can be drawn of it; undefined where there is no page to show. */
  readonly page: ReadPage | undefined;
  readonly problems: readonly Problem[];
}

/** One thing that is looked at. Pure. */
export type Rule = (reviewed: Reviewed, facts: ReviewFacts) => Finding[];
