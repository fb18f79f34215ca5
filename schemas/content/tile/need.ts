import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { OtherTable } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { JobCategory } from '#schemas/domain/job/job-category.ts';
import type { DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import type { Source } from '#schemas/sources/define-source.ts';
import type { sources } from '#schemas/sources/sources.generated.ts';

type Sources = typeof sources;
export type NeedSource = keyof Sources;

/** The type of data from each source in `schemas/sources/`. */
export type NeedValues = { readonly [Name in NeedSource]: Sources[Name]['example'] };

type ParamsOf<Definition> = Definition extends Source<string, infer Params, unknown> ? Params : never;

/** Data that a tile needs. If it is `optional`, the tile is rendered without it when it is not available. */
export type NeedOf<Name extends NeedSource> = {
  readonly source: Name;
  readonly optional?: boolean;
} & ParamsOf<Sources[Name]>;

export type Need = { [Name in NeedSource]: NeedOf<Name> }[NeedSource];

/** Loads the data of each source. Resolves to `undefined` if the data does not exist; rejects if it cannot be loaded. */
export type Loaders = {
  readonly [Name in NeedSource]: (need: NeedOf<Name>, signal: AbortSignal) => Promise<NeedValues[Name] | undefined>;
};

/** A tile's needs, keyed by the names under which its block receives the data. */
export type Needs = Readonly<Record<string, Need>>;

type NeedValue<TileNeed extends Need> = TileNeed extends { readonly optional: true }
  ? NeedValues[TileNeed['source']] | undefined
  : NeedValues[TileNeed['source']];

/** The data for a tile's needs, under the same names. */
export type DataFor<TileNeed extends Needs> = {
  readonly [Name in keyof TileNeed]: NeedValue<NonNullable<TileNeed[Name]>>;
};

/** The page context on which a tile's needs can depend. */
export interface NeedsContext {
  /** The restaurant that the page is about. */
  readonly restaurant?: { readonly slug: string; readonly storeId: string } | undefined;
  /** The city that the page is about. */
  readonly city?: string | undefined;
  /** The place that the visitor searches for, as text from the query. */
  readonly near?: string | undefined;
  /** The diets and allergens to filter dishes by, from the query; absent if there are none. */
  readonly dishes?: DishChoice | undefined;
  /** The menu from the address. */
  readonly menuId?: string | undefined;
  /** The offer from the address. */
  readonly offerSlug?: string | undefined;
  /** The visitor's step in the booking journey; absent if the page has no booking journey. */
  readonly booking?: { readonly step: BookingStep; readonly choice: BookingChoice } | undefined;
  /** The category of vacancies from the address. */
  readonly jobCategory?: JobCategory | undefined;
  /** The vacancy from the address. */
  readonly jobId?: string | undefined;
  /** The guid of the customer from the address of the preferences page. */
  readonly customer?: string | undefined;
  /** The keys in the address of a managed booking, and the table for which other times are shown. */
  readonly managed?:
    | {
        readonly key?: string | undefined;
        readonly shareKey?: string | undefined;
        readonly table?: OtherTable | undefined;
      }
    | undefined;
  /** The entry of a waiting list, or the full day of a list to join, from the address. */
  readonly waiting?: { readonly key?: string | undefined; readonly table?: string | undefined } | undefined;
  /** The email address of a visitor who has just joined the mailing list. */
  readonly memberEmail?: string | undefined;
}
