import { z } from 'zod';
import { withoutEffect } from '../field/without-effect.ts';
import { tileFields } from './tile-fields.ts';

/** Content of a tile before it is validated. */
export type RawTile = Readonly<Record<string, unknown>>;

/**
 * One step between two versions of a tile's content. Both functions accept any stored content, keep unknown fields and do
 * not mutate their input. `up` is idempotent, because content may not state its version. If the older version cannot
 * express a value, `down` keeps the newer field, so that `up` can restore it. Fixtures in
 * `schemas/tiles/<type>/migrations/<version>.json` test both functions.
 */
export interface Migration {
  /** What the step changes, for editors. */
  readonly title: string;
  readonly up: (raw: RawTile) => RawTile;
  readonly down: (raw: RawTile) => RawTile;
}

/**
 * A tile's examples, as raw content: `plain` is typical, `longest` has every field at its limit, `empty` has only the
 * required fields, and `missing-media` has no media if the tile type supports media. One test suite checks all of them.
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

/** Data that a tile needs: the source and its parameters. If it is `optional`, the tile is rendered without missing data. */
export interface AnyNeed {
  readonly source: string;
  readonly optional?: boolean;
}

/** A tile's needs, keyed by the names under which its block receives the data. */
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
  /** Whether its block always renders a heading, from content or data. Such a tile can be the first tile of a page. */
  readonly hasHeading?: boolean;
  /** Whether its block shows the tile’s video. If not, the editor hides the video fields. */
  readonly showsVideo?: boolean;
  /** The query parameters that its block and needs read. A page has no others: they change nothing on it. */
  readonly parameters?: readonly string[];
  /** `migrations[0]` migrates version 1 to 2, and so on. Its length must be `version - 1`. */
  readonly migrations?: readonly Migration[];
  readonly examples: TileExamples;
}

/** A registered tile type. `Context` is what its needs can depend on. */
export interface TileDefinition<Type extends string, Own extends Shape, Context, TileNeeds extends AnyNeeds>
  extends TileInput<Type, Own> {
  readonly hasHeading: boolean;
  readonly showsVideo: boolean;
  readonly parameters: readonly string[];
  readonly migrations: readonly Migration[];
  readonly schema: z.ZodObject<TileShape<Type, Own>>;
  needs(tile: TileOf<Type, Own>, context: Context): TileNeeds;
}

/** A tile type with any fields, as the renderer sees it. */
export interface AnyTileDefinition<Need extends AnyNeed = AnyNeed, Context = never> {
  readonly type: string;
  readonly version: number;
  readonly title: string;
  readonly hasHeading: boolean;
  readonly parameters: readonly string[];
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

/** The type of `defineTile` for a site with these needs and this page context. */
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
 * Creates the function that defines tile types: the schema with the fields that all tiles share, the version and its
 * migrations, the needs and the examples. The function throws if a migration is missing, because old content would not
 * be migrated.
 */
export function createDefineTile<Context, Needs extends AnyNeeds>(): DefineTile<Context, Needs> {
  return define;
}

function define<Context>(
  input: TileInput<string, Shape> & {
    readonly needs?: (tile: TileOf<string, Shape>, context: Context) => AnyNeeds;
  },
): TileDefinition<string, Shape, Context, AnyNeeds> {
  const { type, version, hasHeading = false, showsVideo = false, parameters = [], migrations = [] } = input;
  const { needs = () => ({}) } = input;
  if (migrations.length !== version - 1) {
    throw new Error(
      `Tile ${type} has version ${version}, so it must have ${version - 1} migrations, but it has ${migrations.length}.`,
    );
  }
  const schema = z.object({
    ...tileFields,
    ...(!showsVideo && hiddenVideoFields),
    ...input.fields,
    type: z.literal(type).meta({ title: 'Type', description: 'The kind of tile.' }),
  });
  return { ...input, hasHeading, showsVideo, parameters, migrations, needs, schema };
}
