import type { z } from 'zod';
import { fieldAt } from '#schemas/content/field/field-at.ts';
import { explainIssue, pathOf } from '#schemas/content/problem/explain-issue.ts';
import type { PathStep, Problem, ProblemCode } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { migrateTile } from '#schemas/content/tile/migrate-tile.ts';
import type { Tile, TileType } from '#schemas/content/tile/tile.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { inspectRichText } from '../rich-text/inspect-rich-text.ts';
import { compiledSchema } from './compiled-schema.ts';
import { nearestName } from './nearest-name.ts';

/** What reading one tile gives. Without `tile` it is not fit to be drawn, and at least one problem is an error. */
export interface ReadTile {
  readonly index: number;
  readonly tile: Tile | undefined;
  readonly problems: readonly Problem[];
}

/** Results by the raw tile they were read from. The caller keeps it as long as it keeps the page. */
export type TileMemo = WeakMap<object, ReadTile>;

const isTileType = (type: string): type is TileType => Object.hasOwn(tiles, type);
const isRawTile = (raw: unknown): raw is RawTile => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Reads the tile at `index` of a page: looks up its type, migrates it to the current version, then validates it. */
export function readTile(raw: unknown, index: number, memo?: TileMemo): ReadTile {
  if (!isRawTile(raw)) return unfit(index, {}, 'tile-malformed', [], 'A tile must be an object with a type and a key.');
  if (!memo) return readRaw(raw, index);
  const known = memo.get(raw);
  if (known?.index === index) return known;
  const read = known?.tile?.key === raw.key && known?.problems.length === 0 ? { ...known, index } : readRaw(raw, index);
  memo.set(raw, read);
  return read;
}

function readRaw(raw: RawTile, index: number): ReadTile {
  const { type } = raw;
  if (typeof type !== 'string' || !isTileType(type)) return unknownType(raw, index);
  const keyed = raw.key === undefined || raw.key === null ? { ...raw, key: fallbackKey(raw, type, index) } : raw;
  const migrated = migrateTile(keyed, tiles[type]);
  if (!migrated.ok) return unfit(index, raw, 'tile-migration-failed', ['version'], migrated.message);
  return validate(migrated.raw, type, index, migrated.newer);
}

/** Shared by all tiles that are sound: on a page of thousands every object that lives costs time. */
const none: readonly Problem[] = [];

function validate(raw: RawTile, type: TileType, index: number, newer: boolean): ReadTile {
  const note = newer ? [newerVersion(raw, index)] : none;
  const parsed: z.ZodSafeParseResult<Tile> = compiledSchema(type).safeParse(raw);
  if (parsed.success) {
    const removed = inspectRichText(parsed.data).map((found) =>
      problem(index, raw, 'rich-text-removed', found.path, found.message, 'warning'),
    );
    return { index, tile: parsed.data, problems: removed.length === 0 ? note : [...note, ...removed] };
  }
  const problems = issuesOf(raw, type).map((issue) => {
    const path = pathOf(issue);
    const { title } = fieldAt(tiles[type].schema, path);
    return problem(index, raw, 'tile-invalid', path, `“${title}” ${explainIssue(issue)}.`);
  });
  return { index, tile: undefined, problems: [...note, ...problems] };
}

/** The issues with the input they found, which costs more and is needed only for tiles that are unfit. */
const issuesOf = (raw: RawTile, type: TileType): readonly z.core.$ZodIssue[] =>
  tiles[type].schema.safeParse(raw, { reportInput: true }).error?.issues ?? [];

/** The tile's id where that can be an anchor, else its type and place. */
const fallbackKey = (raw: RawTile, type: TileType, index: number): string =>
  tileFields.key.safeParse(raw.tileId).data ?? `${type}-${index + 1}`;

function unknownType(raw: RawTile, index: number): ReadTile {
  if (typeof raw.type !== 'string')
    return unfit(index, raw, 'tile-malformed', ['type'], 'The tile does not say what type it is.');
  const shown = raw.type.slice(0, 60);
  const near = nearestName(shown, Object.keys(tiles));
  const hint = near ? ` Did you mean “${near}”?` : '';
  return unfit(index, raw, 'tile-unknown-type', ['type'], `There is no tile type “${shown}”.${hint}`);
}

const newerVersion = (raw: RawTile, index: number): Problem =>
  problem(
    index,
    raw,
    'tile-newer-version',
    ['version'],
    'The tile was made for a newer version of this site; parts of it may be missing.',
    'warning',
  );

const unfit = (index: number, raw: RawTile, code: ProblemCode, path: PathStep[], message: string): ReadTile => ({
  index,
  tile: undefined,
  problems: [problem(index, raw, code, path, message)],
});

const word = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');

function problem(
  index: number,
  raw: RawTile,
  code: ProblemCode,
  path: readonly PathStep[],
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const tile = { key: word(raw.key), type: word(raw.type) };
  return { code, severity, path: ['tiles', index, ...path], message, tile };
}
