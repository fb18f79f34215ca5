import { expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { readTile } from '#blocks/page-reader.ts';
import { isRawTile } from '#renderer/parse/read-tile.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { migrateTile, undoMigrations } from '#schemas/content/tile/migrate-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { storedPages } from './replay/stored-pages.ts';

const { restaurants, pages } = demoData;
const stored = storedPages({ restaurants, pages: pages.map((page) => ({ id: page.id, published: page })) });
const rawTiles = stored.flatMap((page) => page.rawTiles).filter(isRawTile);
const types = new Map(Object.entries<(typeof tiles)[keyof typeof tiles]>(tiles));

const migrateTo = (raw: RawTile, to: 'newest' | number): RawTile => {
  const type = types.get(String(raw.type));
  if (!type) throw new Error(`The demo has a tile of the type ${raw.type}.`);
  const migrated = to === 'newest' ? migrateTile(raw, type) : undoMigrations(raw, to, type);
  if (!migrated.ok) throw new Error(migrated.message);
  return migrated.raw;
};

const cases = rawTiles.map((raw): [string, RawTile] => [`${raw.type} #${raw.key}`, raw]);

it('includes content of every type with migrations', () => {
  const migrated = [...types.values()].filter(({ version }) => version > 1).map(({ type }) => type);
  expect(rawTiles.map(({ type }) => type)).toEqual(expect.arrayContaining(migrated));
});

it.each(cases)('%s: content written at an older version reads back the same (put-get)', (_, raw) => {
  const newest = migrateTo(raw, 'newest');
  expect(migrateTo(migrateTo(newest, 1), 'newest')).toEqual(newest);
});

it.each(cases)('%s: content read and written back at an older version is unchanged (get-put)', (_, raw) => {
  const oldest = migrateTo(migrateTo(raw, 'newest'), 1);
  expect(migrateTo(migrateTo(oldest, 'newest'), 1)).toEqual(oldest);
});

it.each(cases)('%s: is the same tile at every version', (_, raw) => {
  const { tile, problems } = readTile(raw, 0);
  expect(problems).toEqual([]);
  expect(readTile(migrateTo(migrateTo(raw, 'newest'), 1), 0).tile).toEqual(tile);
  expect(readTile(migrateTo(raw, 'newest'), 0).tile).toEqual(tile);
});
