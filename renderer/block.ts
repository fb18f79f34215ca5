import type { ReactNode } from 'react';
import type { Tile, TileData, TileType } from '#schemas/content/tile/tile.ts';
import type { TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';
import type { WalletVisit } from '#schemas/domain/wallet/wallet.ts';
import type { FormName, FormSetting, FormVisit } from '#schemas/forms/_shared/form-visit.ts';

/** In which of the site's areas a page stands; links to menus are built for it. */
export type MenuArea =
  | { readonly kind: 'home' }
  | { readonly kind: 'restaurant'; readonly city: string; readonly slug: string }
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'main' };

/** What the configuration says of booking. */
export interface BookingOptions {
  /** The largest party that books; a larger one enquires. */
  readonly maxCovers: number;
  readonly defaultCovers: number;
  /** Whether children are counted apart. */
  readonly showChildren: boolean;
  /** Whether visitors can ask for text messages. */
  readonly smsOptIn: boolean;
  /** How the steps of the journey stand. */
  readonly style: 'horizontal' | 'vertical';
  /** What fills a booking tile that has a video; an image is the tile’s own, else the video’s poster. */
  readonly media: 'video' | 'image';
  /** Where the journey opens. */
  readonly opens: 'modal' | 'page';
  /** The step with which it opens, as far as defaults come to it. */
  readonly opensAt: 'party' | 'time' | 'details';
  readonly times: TimesOfDay;
}

/** What the configuration leaves open about blocks. The same on every page of a site. */
export interface BlockOptions {
  /** Whether a restaurant's menus are folded into one selector. */
  readonly menusFolded: boolean;
  /** Whether dishes of a menu can be looked for by their words. */
  readonly menuSearch: boolean;
  /** The last collection, a wall time, where a restaurant states none. */
  readonly collectionCloses: string;
  readonly booking: BookingOptions;
  /** What carousels show that do not say it themselves. */
  readonly carousel: { readonly arrows: boolean; readonly dots: boolean };
  /** Where maps of Google's may be shown to those who allow it: its key, and how close one may go. Absent: nowhere. */
  readonly googleMaps?: { readonly key: string; readonly maxZoom: number };
  /** The captcha that forms ask for: Google’s, by its site key. Absent: none. */
  readonly captcha?: { readonly key: string; readonly version: 'v2' | 'v3' } | undefined;
}

/** What a block may know of the page around it. The same for all tiles of one page. */
export interface PageContext {
  readonly pageId: string;
  /** The path the page is served at, without query. */
  readonly path: string;
  /** The instant the page is drawn for; the preview moves it. */
  readonly now: Date;
  readonly area: MenuArea;
  /** The query of the address, for filters that work without script. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly options: BlockOptions;
  /** The visitor's place in the journey of booking; absent where no journey stands on the page. */
  readonly booking?: BookingVisit | undefined;
  /** A form that was sent without script to the page, as it is shown again; absent where none was. */
  readonly form?: FormVisit | undefined;
  /** What became of a card for a wallet that was asked for on the page; absent where none was. */
  readonly wallet?: WalletVisit | undefined;
}

/** Where the composition put a tile. */
export interface Placement {
  /** Rank of the tile's heading: 1 for the first heading of the page, else 2. Headings inside a tile go on from there. */
  readonly headingLevel: 1 | 2;
  /** Counts the tiles of the same type and alternating layout (domino-left) before this one, from 0; 0 for other layouts. */
  readonly alternation: number;
  /** Whether the tile is likely to be seen at once, so that its first picture should load eagerly. */
  readonly first: boolean;
  /** The share of the row the tile really got, in sixths: 2, 3, 4 or 6. */
  readonly span: 2 | 3 | 4 | 6;
}

export interface BlockProps<Type extends TileType = TileType> {
  readonly tile: Tile<Type>;
  readonly data: TileData<Type>;
  readonly placement: Placement;
  readonly page: PageContext;
}

/**
 * Draws one tile type. A pure function of its props: no fetching, no clock, no hooks; what needs those sits in an
 * island. One that draws null has nothing to show: its tile is taken out and its row closes. Its file begins with `@jsxImportSource #eager`, so that all it uses runs inside the renderer's guard.
 */
export type Block<Type extends TileType = TileType> = (props: BlockProps<Type>) => ReactNode;

export type TileFallbackProps = Pick<BlockProps, 'tile' | 'placement' | 'page'>;

export interface FormInTileProps {
  readonly name: FormName;
  readonly setting: FormSetting;
  readonly page: PageContext;
  /** Rank of the headings in it. */
  readonly headingLevel: 2 | 3;
}

/** Draws the form that a tile of any type carries, below the tile’s own content. */
export type FormInTile = (props: FormInTileProps) => ReactNode;

/** Stands in the place of a tile of any type while its data cannot be had. */
export type TileFallback = (props: TileFallbackProps) => ReactNode;

/** One block for each registered tile type; a missing one is a compile error. */
export type Blocks = { readonly [Type in TileType]: Block<Type> };
