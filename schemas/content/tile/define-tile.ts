import { z } from 'zod';
import { withoutEffect } from '../field/without-effect.ts';
import type { Needs, NeedsContext } from './need.ts';
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

type Asking<Type extends string, Own extends Shape, Asked extends Needs> = (
  tile: z.output<z.ZodObject<TileShape<Type, Own>>>,
  context: NeedsContext,
) => Asked;

interface TileInput<Type extends string, Own extends Shape> {
  readonly type: Type;
  /** The version that `fields` describes; 1 for a new tile. */
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly fields: Own;
  /** Whether its block always draws a heading, from its data where content gives none; such a tile can head a page. */
  readonly headed?: boolean;
  /** Whether its block shows the tile’s video; otherwise editors are not offered one. */
  readonly showsVideo?: boolean;
  /** `migrations[0]` takes version 1 to 2, and so on: one fewer than `version`. */
  readonly migrations?: readonly Migration[];
  readonly examples: TileExamples;
}

/** A tile type as the registry holds it. */
export interface TileDefinition<Type extends string, Own extends Shape, Asked extends Needs>
  extends TileInput<Type, Own> {
  readonly headed: boolean;
  readonly showsVideo: boolean;
  readonly migrations: readonly Migration[];
  readonly schema: z.ZodObject<TileShape<Type, Own>>;
  readonly needs: Asking<Type, Own, Asked>;
}

const unshownVideo = {
  videoMobile: withoutEffect(tileFields.videoMobile),
  videoDesktop: withoutEffect(tileFields.videoDesktop),
};

type NoNeeds = Record<never, never>;

/**
 * Defines a tile type: its schema with the fields that all tiles share, its version and migrations, the data it
 * needs, and its examples. Throws when a migration is missing, because content would silently stay old.
 */
export function defineTile<const Type extends string, Own extends Shape, Asked extends Needs>(
  input: TileInput<Type, Own> & { readonly needs: Asking<Type, Own, Asked> },
): TileDefinition<Type, Own, Asked>;
export function defineTile<const Type extends string, Own extends Shape>(
  input: TileInput<Type, Own>,
): TileDefinition<Type, Own, NoNeeds>;
export function defineTile(
  input: TileInput<string, Shape> & { readonly needs?: Asking<string, Shape, Needs> },
): TileDefinition<string, Shape, Needs> {
  const { type, version, headed = false, showsVideo = false, migrations = [], needs = () => ({}) } = input;
  if (migrations.length !== version - 1) {
    throw new Error(
      `Tile ${type} is at version ${version}, so it must have ${version - 1} migrations; it has ${migrations.length}.`,
    );
  }
  const schema = z.object({
    ...tileFields,
    ...(!showsVideo && unshownVideo),
    ...input.fields,
    type: z.literal(type).meta({ title: 'Type', description: 'The kind of tile.' }),
  });
  return { ...input, headed, showsVideo, migrations, needs, schema };
}
