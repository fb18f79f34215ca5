import type { TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import type { ManageState } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingState } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { WalletState } from '#schemas/domain/wallet/wallet.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';

/** The part of the site that a page belongs to. Links to menus depend on it. */
export type MenuArea =
  | { readonly kind: 'home' }
  | { readonly kind: 'restaurant'; readonly city?: string | undefined; readonly slug: string }
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'main' };

/** The configuration of booking. */
export interface BookingOptions {
  /** The largest party that can book online. A larger one sends an enquiry. */
  readonly maxCovers: number;
  readonly defaultCovers: number;
  /** Whether visitors enter the number of children separately. */
  readonly showChildren: boolean;
  /** Whether visitors can ask for text messages. */
  readonly smsOptIn: boolean;
  /** Orientation of the list of steps. */
  readonly style: 'horizontal' | 'vertical';
  /** What a booking tile with a video shows. `image`: the tile's image, or the video's poster if it has none. */
  readonly media: 'video' | 'image';
  /** Where booking opens. */
  readonly opens: 'modal' | 'page';
  /** The first step shown, if the defaults answer the steps before it. */
  readonly opensAt: 'party' | 'time' | 'details';
  /** The times of day that are offered. */
  readonly times: TimesOfDay;
  /** What guests read after a booking and after a request. Set by the settings. */
  readonly texts?: { readonly booked?: string | undefined; readonly requested?: string | undefined } | undefined;
}

/** Options of blocks that the site's configuration sets. The same on every page. */
export interface BlockOptions {
  /** Whether a restaurant's menus are shown as one selector instead of a list. */
  readonly menusFolded: boolean;
  /** Whether menus have a text search. */
  readonly menuSearch: boolean;
  /** Default time of the last collection, `HH:mm` in local time. */
  readonly collectionCloses: string;
  readonly booking: BookingOptions;
  /** Defaults of carousels. */
  readonly carousel: { readonly arrows: boolean; readonly dots: boolean };
  /** Google Maps, shown to visitors who consent. Absent: not used. `maxZoom` is Google's zoom level. */
  readonly googleMaps?: { readonly key: string; readonly maxZoom: number };
  /** reCAPTCHA of forms, with its site key. Absent: none. */
  readonly captcha?: { readonly key: string; readonly version: 'v2' | 'v3' } | undefined;
}

/** The page that a tile is rendered on. The same for all tiles of the page. */
export interface PageContext {
  readonly pageId: string;
  /** Path of the page's address, without query. */
  readonly path: string;
  /** Time for which the page is rendered: now, or the preview date. */
  readonly now: Date;
  readonly area: MenuArea;
  /** The query of the address, for filters that work without script. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly options: BlockOptions;
  /** The key of the menu tile that shows the sheet of the dish in the query. Absent if no tile lists the dish. */
  readonly dishTile?: string | undefined;
  /** The keys of the tiles that show each form. Those after the first give it another id. */
  readonly formTiles?: ReadonlyMap<string, readonly string[]> | undefined;
  /** State of the booking journey on this page. Absent on pages without one. */
  readonly booking?: BookingPageState | undefined;
  /** State of the form that was submitted without script. Absent if none was. */
  readonly form?: FormState | undefined;
  /** An answer to an offer of a waiting list that had no effect. Absent if there was none. */
  readonly waiting?: WaitingState | undefined;
  /** A change or cancellation of a booking that was not made. Absent if there was none. */
  readonly managed?: ManageState | undefined;
  /** Whether the visitor has joined the mailing list in the last hour. True in the preview. */
  readonly isSubscriber?: boolean | undefined;
  /** Result of a request for a wallet pass. Absent if there was none. */
  readonly wallet?: WalletState | undefined;
}
