import type { ReactNode } from 'react';
import type { AnyTile } from '#schemas/content/tile/define-tile.ts';

/** Where the composition put a tile. */
export interface Placement {
  /** The level of the tile's heading: 1 for the first heading of the page, otherwise 2. Headings inside a tile continue from there. */
  readonly headingLevel: 1 | 2;
  /** How many tiles of the same type and alternating layout (domino-left) come before this one; 0 for other layouts. */
  readonly alternation: number;
  /** Whether the tile is likely to be visible when the page opens, so that its first image should load eagerly. */
  readonly first: boolean;
  /** The share of the row the tile got, in sixths: 2, 3, 4 or 6. */
  readonly span: 2 | 3 | 4 | 6;
}

/** What a block is given. `Page` is what the site lets its blocks know of the page around them. */
export interface AnyBlockProps<Page, Tile = AnyTile, Data = Readonly<Record<string, unknown>>> {
  readonly tile: Tile;
  readonly data: Data;
  readonly placement: Placement;
  readonly page: Page;
}

interface BlockMethod<Page> {
  render(props: AnyBlockProps<Page>): ReactNode;
}

/**
 * Renders one tile type. A pure function of its props: no fetching, no clock, no hooks; what needs those is an island.
 * A block that returns null has nothing to show: its tile is removed and its row closes. Its file begins with
 * `@jsxImportSource #eager`, so that all components it uses run inside the renderer's error guard.
 * The type of a method, so that a block may state the props of its own tile type.
 */
export type AnyBlock<Page> = BlockMethod<Page>['render'];

/** The block of each tile type, by its name. */
export type AnyBlocks<Page> = Readonly<Record<string, AnyBlock<Page>>>;

interface FallbackMethod<Page> {
  render(props: Pick<AnyBlockProps<Page>, 'tile' | 'placement' | 'page'>): ReactNode;
}

/** Renders what takes the place of a tile of any type while its data cannot be loaded. */
export type AnyTileFallback<Page> = FallbackMethod<Page>['render'];

/** A form below a tile's content: its name, and the data loaded for it. */
export interface FormInTileProps<Page, Setting = unknown> {
  readonly name: string;
  /** The key of the tile that shows it. */
  readonly tileKey: string;
  readonly setting: Setting;
  readonly page: Page;
  /** Level of the headings in it. */
  readonly headingLevel: 2 | 3;
}

interface FormMethod<Page> {
  render(props: FormInTileProps<Page>): ReactNode;
}

/** Renders the form that a tile of any type carries, below the tile’s own content. */
export type AnyFormInTile<Page> = FormMethod<Page>['render'];
