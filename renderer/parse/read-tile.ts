import type { z } from 'zod';
import { findField } from '#schemas/content/field/find-field.ts';
import { type Repair, repairValue } from '#schemas/content/field/repair/repair-value.ts';
import { describeIssue, issuePath } from '#schemas/content/problem/describe-issue.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import type { PathStep, Problem, ProblemCode } from '#schemas/content/problem/problem.ts';
import type {
  AnyTile,
  AnyTileDefinition,
  RawTile,
  TileDefinitions,
  TileIn,
} from '#schemas/content/tile/define-tile.ts';
import { migrateTile } from '#schemas/content/tile/migrate-tile.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { inspectRichText } from '../rich-text/inspect-rich-text.ts';
import { compiledSchema } from './compiled-schema.ts';

/** The result of reading one tile. Without `tile` it cannot be rendered, and at least one problem is an error. */
export interface ReadTile<Tile extends AnyTile = AnyTile> {
  readonly index: number;
  readonly tile: Tile | undefined;
  readonly problems: readonly Problem[];
}

/** Results by the raw tile they were read from. The caller holds it as long as it holds the page. */
export type TileMemo<Tile extends AnyTile = AnyTile> = WeakMap<object, ReadTile<Tile>>;

const isTypeOf = <Definitions extends TileDefinitions>(
  type: unknown,
  tiles: Definitions,
): type is keyof Definitions & string => typeof type === 'string' && Object.hasOwn(tiles, type);

/** A tile that its own type’s schema has validated; the check satisfies the compiler. */
const isTileOf = <Definitions extends TileDefinitions>(
  tile: AnyTile,
  tiles: Definitions,
): tile is TileIn<Definitions> & AnyTile => Object.hasOwn(tiles, tile.type);

export const isRawTile = (raw: unknown): raw is RawTile =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

type Read<Definitions extends TileDefinitions> = ReadTile<TileIn<Definitions> & AnyTile>;

/** Reads the tile at `index` of a page: looks up its type, migrates it to the current version, then validates it. */
export function readTile<Definitions extends TileDefinitions>(
  tiles: Definitions,
  raw: unknown,
  index: number,
  memo?: TileMemo<TileIn<Definitions> & AnyTile>,
): Read<Definitions> {
  if (!isRawTile(raw))
    return invalid(index, {}, 'tile-malformed', [], 'A tile must be an object with a type and a key.');
  if (!memo) return readRaw(tiles, raw, index);
  const known = memo.get(raw);
  if (known?.index === index) return known;
  const isUnchanged = known?.tile?.key === raw.key && known?.problems.length === 0;
  const read = known && isUnchanged ? { ...known, index } : readRaw(tiles, raw, index);
  memo.set(raw, read);
  return read;
}

function readRaw<Definitions extends TileDefinitions>(
  tiles: Definitions,
  raw: RawTile,
  index: number,
): Read<Definitions> {
  const { type } = raw;
  const definition = isTypeOf(type, tiles) ? tiles[type] : undefined;
  if (definition === undefined) return unknownType(raw, index, Object.keys(tiles));
  const hasKey = raw.key !== undefined && raw.key !== null && raw.key !== '';
  const migrated = migrateTile(hasKey ? raw : { ...raw, key: fallbackKey(raw, definition.type, index) }, definition);
  if (!migrated.ok) return invalid(index, raw, 'tile-migration-failed', ['version'], migrated.message);
  return validate(tiles, definition, migrated.raw, index, migrated.newer);
}

/** Shared by all valid tiles: on a page of thousands, every object that stays alive costs time. */
const none: readonly Problem[] = [];

function validate<Definitions extends TileDefinitions>(
  tiles: Definitions,
  definition: AnyTileDefinition,
  raw: RawTile,
  index: number,
  newer: boolean,
): Read<Definitions> {
  const note = newer ? [newerVersion(raw, index)] : none;
  const parsed = compiledSchema(definition).safeParse(raw);
  const repaired = parsed.success ? undefined : repairValue(definition.schema, raw);
  const tile = parsed.success ? parsed.data : repaired?.ok ? repaired.value : undefined;
  if (tile && isTileOf(tile, tiles)) {
    const ignored = repaired?.ok ? describeRepairs(repaired.repairs, index, raw, definition) : none;
    const removed = inspectRichText(tile, definition).map((found) =>
      problem(index, raw, 'rich-text-removed', found.path, found.message, 'warning'),
    );
    const problems = ignored.length + removed.length === 0 ? note : [...note, ...ignored, ...removed];
    return { index, tile, problems };
  }
  const problems = issuesOf(raw, definition).map((issue) => {
    const path = issuePath(issue);
    const { title } = findField(definition.schema, path);
    return problem(index, raw, 'tile-invalid', path, `“${title}” ${describeIssue(issue)}.`);
  });
  return { index, tile: undefined, problems: [...note, ...problems] };
}

const consequences: Readonly<Record<Repair['kind'], string>> = {
  converted: 'The value is converted.',
  default: 'The default is used.',
  shortened: 'The rest is not shown.',
  removed: 'It is not shown.',
};

/**
 * Of a field that does not match, only the field or its list entry is lost. Lost content is an error, so that editors see it before
 * publishing.
 */
const describeRepairs = (
  repairs: readonly Repair[],
  index: number,
  raw: RawTile,
  definition: AnyTileDefinition,
): readonly Problem[] =>
  issuesOf(raw, definition).flatMap((issue) => {
    const path = issuePath(issue);
    const repair = repairs.find((each) => each.path.every((step, at) => step === path[at]));
    if (!repair) return [];
    const { title } = findField(definition.schema, path);
    const severity = repair.kind === 'removed' || repair.kind === 'shortened' ? 'error' : 'warning';
    const message = `“${title}” ${describeIssue(issue)}. ${consequences[repair.kind]}`;
    const code = repair.kind === 'converted' ? 'field-converted' : 'field-ignored';
    return [problem(index, raw, code, path, message, severity)];
  });

/** The issues with the input that caused them, which costs more and is needed for invalid tiles alone. */
const issuesOf = (raw: RawTile, { schema }: AnyTileDefinition): readonly z.core.$ZodIssue[] =>
  schema.safeParse(raw, { reportInput: true }).error?.issues ?? [];

/** The tile's id where that can be an anchor; otherwise its type and position. */
const fallbackKey = (raw: RawTile, type: string, index: number): string =>
  tileFields.key.safeParse(raw.tileId).data ?? `${type}-${index + 1}`;

function unknownType(raw: RawTile, index: number, types: readonly string[]): ReadTile<never> {
  if (typeof raw.type !== 'string')
    return invalid(index, raw, 'tile-malformed', ['type'], 'The tile does not say what type it is.');
  const shown = raw.type.slice(0, 60);
  const near = nearestName(shown, types);
  const hint = near ? ` Did you mean “${near}”?` : '';
  return invalid(index, raw, 'tile-unknown-type', ['type'], `There is no tile type “${shown}”.${hint}`);
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

const invalid = (
  index: number,
  raw: RawTile,
  code: ProblemCode,
  path: PathStep[],
  message: string,
): ReadTile<never> => ({
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
