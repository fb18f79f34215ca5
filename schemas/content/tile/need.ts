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
import type { FormName, FormSetting } from '#schemas/forms/_shared/form-visit.ts';

/** What was found for a place that a visitor looked for. */
export interface Nearby {
  /** The place that was understood; absent when nothing fits the words. */
  readonly place?: GeoPlace | undefined;
  /** The restaurants nearest to it, the nearest first. */
  readonly restaurants: readonly NearRestaurant[];
  /** How far was looked, in miles. */
  readonly miles: number;
}

/**
 * What each source of data gives. A tile asks for a source by name with the parameters below; the site knows
 * which call answers it.
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
  /** All menus, or those of a restaurant; with `choice`, those in which a dish fits it. */
  menus: { readonly restaurant?: string | undefined; readonly choice?: DishChoice | undefined };
  restaurant: { readonly slug: string };
  restaurants: { readonly city?: string | undefined };
  /** A place as a visitor typed it, or coordinates as `51.51,-0.13`. */
  nearby: { readonly near: string };
  offer: { readonly slug: string };
  offers: { readonly storeId?: string | undefined };
  job: { readonly id: string };
  jobs: Record<never, never>;
  /** Vacancies near a place as a visitor typed it, else near a restaurant; all of them where neither is given. */
  jobSearch: {
    readonly near?: string | undefined;
    readonly restaurant?: string | undefined;
    readonly category?: JobCategory | undefined;
  };
  social: Record<never, never>;
  thirdParties: Record<never, never>;
  /** The restaurants near a place that can take a party on a day. Never kept for another visitor. */
  tablePlaces: { readonly near: string; readonly choice: BookingChoice };
  /** What the booking system says of a choice, as far as a step shows it. Never kept for another visitor. */
  bookingFacts: { readonly storeId: string; readonly step: BookingStep; readonly choice: BookingChoice };
  /** What a form is asked with. `customer` is a guid: what comes of it is one visitor's own. */
  form: {
    readonly name: FormName;
    readonly offerSlug?: string | undefined;
    readonly jobId?: string | undefined;
    readonly customer?: string | undefined;
  };
  /** The wallets that a member’s card can be put into; none where nobody has joined. Never kept for another visitor. */
  wallet: { readonly emailAddress?: string | undefined };
}

/** Data a tile asks for. With `optional`, the tile is drawn without it when it cannot be had. */
export type NeedOf<Source extends NeedSource> = {
  readonly source: Source;
  readonly optional?: boolean;
} & NeedParams[Source];

export type Need = { [Source in NeedSource]: NeedOf<Source> }[NeedSource];

/** Loads the data of each source. Resolves to `undefined` for what does not exist; rejects for what cannot be loaded. */
export type Loaders = {
  readonly [Source in NeedSource]: (
    need: NeedOf<Source>,
    signal: AbortSignal,
  ) => Promise<NeedValues[Source] | undefined>;
};

/** A tile's needs, by the names under which its block receives them. */
export type Needs = Readonly<Record<string, Need>>;

type NeedValue<TileNeed extends Need> = TileNeed extends { readonly optional: true }
  ? NeedValues[TileNeed['source']] | undefined
  : NeedValues[TileNeed['source']];

/** The data that answers a tile's needs, under the same names. */
export type DataFor<TileNeed extends Needs> = { readonly [Name in keyof TileNeed]: NeedValue<NonNullable<TileNeed[Name]>> };

/** What a tile may know of the page it stands on when it says what it needs. */
export interface NeedsContext {
  /** The restaurant whose page this is. */
  readonly restaurant?: { readonly slug: string; readonly city: string; readonly storeId: string } | undefined;
  /** The city whose page this is. */
  readonly city?: string | undefined;
  /** The place that the visitor looks for, in the words of the address. */
  readonly near?: string | undefined;
  /** What the address says that dishes must suit and be without; absent where it says nothing. */
  readonly dishes?: DishChoice | undefined;
  /** The menu that the address names. */
  readonly menuId?: string | undefined;
  /** The offer that the address names. */
  readonly offerSlug?: string | undefined;
  /** Where in the journey of booking the visitor is; absent where no journey stands on the page. */
  readonly booking?: { readonly step: BookingStep; readonly choice: BookingChoice } | undefined;
  /** The category of vacancies that the address names. */
  readonly jobCategory?: JobCategory | undefined;
  /** The vacancy that the address names. */
  readonly jobId?: string | undefined;
  /** The guid of the customer whose preferences the address names. */
  readonly customer?: string | undefined;
  /** The e-mail address of the visitor, who has just joined the mailing list. */
  readonly joined?: string | undefined;
}
