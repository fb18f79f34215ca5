import type { GeoPlace } from '#schemas/api/wire.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { TablePlaces } from '#schemas/domain/booking/availability/table-places.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { ThirdPartyFacts } from '#schemas/domain/consent/third-party-facts.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import type { JobCategory } from '#schemas/domain/job/job-category.ts';
import type { JobSearch } from '#schemas/domain/job/job-search.ts';
import type { DishChoice } from '#schemas/domain/menu/choose-dishes.ts';
import type { ListedMenu, Menu } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { NearRestaurant } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SocialPost } from '#schemas/domain/social/social.ts';
import type { Wallet } from '#schemas/domain/wallet/wallet.ts';
import type { FormName, FormSetting } from '#schemas/forms/_shared/form-state.ts';

/** The result of a visitor's search near a place. */
export interface Nearby {
  /** The place that was found; absent if no place matches the text. */
  readonly place?: GeoPlace | undefined;
  /** The restaurants nearest to it, the nearest first. */
  readonly restaurants: readonly NearRestaurant[];
  /** The search radius in miles. */
  readonly miles: number;
}

/**
 * The type of data from each source. A tile requests a source by name with the parameters below; the site decides which
 * API call provides it.
 */
export interface NeedValues {
  menu: Menu;
  menus: readonly ListedMenu[];
  restaurant: Restaurant;
  restaurants: readonly Restaurant[];
  nearby: Nearby;
  offer: Offer;
  offers: readonly Offer[];
  job: Job;
  jobs: readonly Job[];
  jobSearch: JobSearch;
  social: readonly SocialPost[];
  thirdParties: ThirdPartyFacts;
  bookingFacts: BookingFacts;
  tablePlaces: TablePlaces;
  form: FormSetting;
  wallet: readonly Wallet[];
}

export type NeedSource = keyof NeedValues;

interface NeedParams {
  menu: { readonly id: string };
  /** All menus, or those of a restaurant; with `choice`, only menus that have a matching dish. */
  menus: { readonly restaurant?: string | undefined; readonly choice?: DishChoice | undefined };
  restaurant: { readonly slug: string };
  restaurants: { readonly city?: string | undefined };
  /** A place as a visitor typed it, or coordinates as `51.51,-0.13`. */
  nearby: { readonly near: string };
  offer: { readonly slug: string };
  offers: { readonly storeId?: string | undefined };
  job: { readonly id: string };
  jobs: Record<never, never>;
  /** Vacancies near a place as a visitor typed it, else near a restaurant; all vacancies if neither is given. */
  jobSearch: {
    readonly near?: string | undefined;
    readonly restaurant?: string | undefined;
    readonly category?: JobCategory | undefined;
  };
  social: Record<never, never>;
  thirdParties: Record<never, never>;
  /** The restaurants near a place that can seat a party on a day. Never cached for other visitors. */
  tablePlaces: { readonly near: string; readonly choice: BookingChoice };
  /** The booking system's data for a choice, as far as a step shows it. Never cached for other visitors. */
  bookingFacts: { readonly storeId: string; readonly step: BookingStep; readonly choice: BookingChoice };
  /** The options and initial values of a form. `customer` is a guid: the data is private to one visitor. */
  form: {
    readonly name: FormName;
    readonly offerSlug?: string | undefined;
    readonly jobId?: string | undefined;
    readonly customer?: string | undefined;
  };
  /** The wallets to which a member can add their card; none if the visitor has not joined. Never cached for other visitors. */
  wallet: { readonly emailAddress?: string | undefined };
}

/** Data that a tile needs. If it is `optional`, the tile is rendered without it when it is not available. */
export type NeedOf<Source extends NeedSource> = {
  readonly source: Source;
  readonly optional?: boolean;
} & NeedParams[Source];

export type Need = { [Source in NeedSource]: NeedOf<Source> }[NeedSource];

/** Loads the data of each source. Resolves to `undefined` if the data does not exist; rejects if it cannot be loaded. */
export type Loaders = {
  readonly [Source in NeedSource]: (
    need: NeedOf<Source>,
    signal: AbortSignal,
  ) => Promise<NeedValues[Source] | undefined>;
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
  readonly restaurant?: { readonly slug: string; readonly city: string; readonly storeId: string } | undefined;
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
  /** The e-mail address of a visitor who has just joined the mailing list. */
  readonly memberEmail?: string | undefined;
}
