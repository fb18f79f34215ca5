import { z } from 'zod';
import { isRawTile } from '#renderer/parse/read-tile.ts';
import {
  type MigrationResult,
  migrateTile,
  readVersion,
  undoMigrations,
  type VersionedType,
} from '#schemas/content/tile/migrate-tile.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { Content } from '../load-content.ts';

/** Which tiles are migrated: those of one type or all, up to the current version or down to an earlier one. */
export interface RewriteOptions {
  readonly type?: string | undefined;
  /** The version to go down to; absent to migrate up. */
  readonly undoTo?: number | undefined;
}

/** A tile that would change its version. */
export interface TileMove {
  readonly where: string;
  readonly key: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

const page = z.looseObject({ id: z.string(), tiles: z.array(z.unknown()) });
const storedRestaurant = z.custom<z.input<typeof restaurant>>((value) => restaurant.safeParse(value).success);
type StoredRestaurant = z.output<typeof storedRestaurant>;
type StoredPage = z.output<typeof page>;

/** What would be stored. Unchanged pages and restaurants are not included. */
export interface Rewrite {
  readonly pages: readonly {
    readonly id: string;
    /** The live content at the other version; absent if it does not change. */
    readonly published?: StoredPage | undefined;
    /** The draft as it is stored and as it would be; equal if it does not change, absent if there is none. */
    readonly draft?: { readonly before: StoredPage; readonly after: StoredPage } | undefined;
  }[];
  readonly restaurants: readonly StoredRestaurant[];
  readonly moves: readonly TileMove[];
  /** Tiles that cannot be migrated, and why. */
  readonly failures: readonly { readonly where: string; readonly key: string; readonly message: string }[];
}

const types = new Map<unknown, VersionedType>(Object.entries(tiles));

/** Migrates the tiles of all content to another version. Pure. Everything outside the tiles is unchanged. */
export function planRewrite(content: Content, options: RewriteOptions): Rewrite {
  const moves: TileMove[] = [];
  const failures: { where: string; key: string; message: string }[] = [];

  function moveTile(raw: unknown, where: string): unknown {
    const type = isRawTile(raw) ? types.get(raw.type) : undefined;
    if (!isRawTile(raw) || !type || (options.type !== undefined && raw.type !== options.type)) return raw;
    const key = String(raw.key ?? '');
    const moved: MigrationResult =
      options.undoTo === undefined ? migrateTile(raw, type) : undoMigrations(raw, options.undoTo, type);
    if (!moved.ok) failures.push({ where, key, message: moved.message });
    if (!moved.ok || moved.steps === 0) return raw;
    moves.push({ where, key, type: String(raw.type), from: readVersion(raw) ?? 1, to: readVersion(moved.raw) ?? 1 });
    return moved.raw;
  }

  /** The tiles at another version. Unchanged tiles are the same objects. */
  function moveTiles(raws: readonly unknown[], where: string): unknown[] {
    return raws.map((raw) => moveTile(raw, where));
  }

  function movePage(stored: unknown, where: string) {
    const before = page.safeParse(stored).data;
    return before && { before, after: { ...before, tiles: moveTiles(before.tiles, where) } };
  }

  return {
    pages: content.pages.flatMap(({ id, published, draft }) => {
      const [live, written] = [movePage(published, id), movePage(draft, `${id} (draft)`)];
      if (!hasMoved(live) && !hasMoved(written)) return [];
      return [{ id, published: hasMoved(live) ? live?.after : undefined, draft: written }];
    }),
    restaurants: content.restaurants.flatMap((stored) => {
      const before = storedRestaurant.safeParse(stored).data;
      const heads = before?.heroTiles ?? [];
      const after = moveTiles(heads, `restaurant/${before?.slug}`);
      return before && after.some((tile, at) => tile !== heads[at]) ? [{ ...before, heroTiles: after }] : [];
    }),
    moves,
    failures,
  };
}

const hasMoved = (moved: { readonly before: StoredPage; readonly after: StoredPage } | undefined): boolean =>
  moved?.after.tiles.some((tile, at) => tile !== moved.before.tiles[at]) ?? false;
