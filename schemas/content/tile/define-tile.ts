import { z } from 'zod';
import { withoutEffect } from '../field/without-effect.ts';
import { tileFields } from './tile-fields.ts';

/** Content of a tile before it is validated. */
export type RawTile = Readonly<Record<string, unknown>>;

/**
 * One step between two versions of a tile's content. Both ways get whatever was stored, keep what they do not know and
 * do not change their input. `up` leaves alone what is already as it makes it, because content may not state its
 * version; what `down` cannot say in the older words it keeps under the newer ones, where `up` finds it again.
 * Fixtures in `schemas/<tile>/migrations/<version>.json` hold both to it.
 */
export interface Migration {
  /** What the step changes, in words for editors. */
  readonly title: string;
  readonly up: (raw: RawTile) => RawTile;
  readonly down: (raw: RawTile) => RawTile;
}

/**
 * A tile's examples: `plain` is the usual one, `longest` has every field at its limit, `empty` has only what is
 * required; `missing-media` where the tile can hold media. Raw content, because that is what they stand for.
 * One suite walks all of them.
 */
export type TileExamples = {
  readonly plain: RawTile;
  readonly longest: RawTile;
  readonly empty: RawTile;
  readonly [name: string]: RawTile;
};

type Shape = z.core.$ZodLooseShape;
type TileShape<Type extends string, Own extends Shape> = typeof tileFields & Own & { type: z.ZodLiteral<Type> };
type TileOf<Type extends string, Own extends Shape> = z.output<z.ZodObject<TileShape<Type, Own>>>;

/** Data that a tile asks for: the name of its source, and the source's own parameters. With `optional`, the tile is rendered without it. */
export interface AnyNeed {
  readonly source: string;
  readonly optional?: boolean;
}

/** A tile's needs, by the names under which its block receives the data. */
export type AnyNeeds = Readonly<Record<string, AnyNeed>>;

/** A validated tile of any type, with the fields that all tiles share. */
export type AnyTile = z.output<z.ZodObject<typeof tileFields>> & { readonly type: string };

interface TileInput<Type extends string, Own extends Shape> {
  readonly type: Type;
  /** The version that `fields` describes; 1 for a new tile. */
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly fields: Own;
  /** Whether its block always renders a heading, from data where content gives none; such a tile can head a page. */
  readonly headed?: boolean;
  /** Whether its block shows the tile’s video; otherwise editors are not offered one. */
  readonly showsVideo?: boolean;
  /** `migrations[0]` takes version 1 to 2, and so on: one fewer than `version`. */
  readonly migrations?: readonly Migration[];
  readonly examples: TileExamples;
}

/** A tile type as the registry holds it. `Context` is what its needs may depend on. */
export interface TileDefinition<Type extends string, Own extends Shape, Context, TileNeeds extends AnyNeeds>
  extends TileInput<Type, Own> {
  readonly headed: boolean;
  readonly showsVideo: boolean;
  readonly migrations: readonly Migration[];
  readonly schema: z.ZodObject<TileShape<Type, Own>>;
  needs(tile: TileOf<Type, Own>, context: Context): TileNeeds;
}

/** A tile type as the renderer sees it, whatever its fields. */
export interface AnyTileDefinition<Need extends AnyNeed = AnyNeed, Context = never> {
  readonly type: string;
  readonly version: number;
  readonly title: string;
  readonly headed: boolean;
  readonly migrations: readonly Migration[];
  readonly schema: z.ZodType<AnyTile>;
  needs(tile: AnyTile, context: Context): Readonly<Record<string, Need>>;
}

/** The tile types of a site, by name. */
export type TileDefinitions<Need extends AnyNeed = AnyNeed, Context = never> = Readonly<
  Record<string, AnyTileDefinition<Need, Context>>
>;

/** A validated tile of one of these types. */
export type TileIn<Definitions extends TileDefinitions> = {
  [Type in keyof Definitions]: z.output<Definitions[Type]['schema']>;
}[keyof Definitions];

type NoNeeds = Record<never, never>;

/** `defineTile` of a site whose tiles have needs of these kinds and know this of their page. */
export interface DefineTile<Context, Needs extends AnyNeeds> {
  <const Type extends string, Own extends Shape, TileNeeds extends Needs>(
    input: TileInput<Type, Own> & { readonly needs: (tile: TileOf<Type, Own>, context: Context) => TileNeeds },
  ): TileDefinition<Type, Own, Context, TileNeeds>;
  <const Type extends string, Own extends Shape>(
    input: TileInput<Type, Own>,
  ): TileDefinition<Type, Own, Context, NoNeeds>;
}

const hiddenVideoFields = {
  videoMobile: withoutEffect(tileFields.videoMobile),
  videoDesktop: withoutEffect(tileFields.videoDesktop),
};

/**
 * Makes the function that defines tile types: schema with the fields that all tiles share, version and migrations, the data
 * the tile needs, and examples. It throws when a migration is missing, because content would silently stay old.
 */
export function createDefineTile<Context, Needs extends AnyNeeds>(): DefineTile<Context, Needs> {
  return define;
}

function define<Context>(
  input: TileInput<string, Shape> & {
    readonly needs?: (tile: TileOf<string, Shape>, context: Context) => AnyNeeds;
  },
): TileDefinition<string, Shape, Context, AnyNeeds> {
  const { type, version, headed = false, showsVideo = false, migrations = [], needs = () => ({}) } = input;
  if (migrations.length !== version - 1) {
    throw new Error(
      `Tile ${type} is at version ${version}, so it must have ${version - 1} migrations; it has ${migrations.length}.`,
    );
  }
  const schema = z.object({
    ...tileFields,
    ...(!showsVideo && hiddenVideoFields),
    ...input.fields,
    type: z.literal(type).meta({ title: 'Type', description: 'The kind of tile.' }),
  });
  return { ...input, headed, showsVideo, migrations, needs, schema };
}
