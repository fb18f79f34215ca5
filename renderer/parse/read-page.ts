import { findField } from '#schemas/content/field/find-field.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { maximumTiles, type PageEnvelope, page } from '#schemas/content/page/page.ts';
import { describeIssue, issuePath } from '#schemas/content/problem/describe-issue.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import type { Result } from '#schemas/content/problem/result.ts';
import type { AnyTile, TileDefinitions, TileIn } from '#schemas/content/tile/define-tile.ts';
import { compiledOf } from './compiled-schema.ts';
import { type ReadTile, readTile, type TileMemo } from './read-tile.ts';

/** A page with a valid envelope and its valid tiles, in reading order. */
export interface ReadPage<Tile extends AnyTile = AnyTile> {
  readonly envelope: Omit<PageEnvelope, 'tiles'>;
  readonly tiles: readonly PlacedTile<Tile>[];
}

/** A tile with its position among all tiles of the page, the invalid ones included. */
export interface PlacedTile<Tile extends AnyTile = AnyTile> {
  readonly index: number;
  readonly tile: Tile;
}

type Envelope = Omit<PageEnvelope, 'tiles'>;

/**
 * Reads untrusted page JSON. An error in the envelope removes only its field; an invalid tile removes only itself. Fails only
 * where there is no page to show: no object, no id, no list of tiles, or too many of them.
 *
 * With the same `memo`, a tile that is the same object as before is not validated again.
 */
export function readPage<Definitions extends TileDefinitions>(
  tiles: Definitions,
  input: unknown,
  memo?: TileMemo<TileIn<Definitions> & AnyTile>,
): Result<ReadPage<TileIn<Definitions> & AnyTile>> {
  if (!isRecord(input)) return refuse('page-malformed', [], 'The page must be an object with id, title and tiles.');
  if (!Array.isArray(input.tiles)) return refuse('page-malformed', ['tiles'], 'The page has no list of tiles.');
  if (input.tiles.length > maximumTiles) {
    return refuse(
      'page-too-large',
      ['tiles'],
      `The page has ${input.tiles.length} tiles; ${maximumTiles} is the most.`,
    );
  }
  const envelope = readEnvelope(input);
  if (!envelope.ok) return envelope;
  const read = input.tiles.map((raw: unknown, index) => readTile(tiles, raw, index, memo));
  const { placed, problems } = withUniqueKeys(read);
  return {
    ok: true,
    value: { envelope: envelope.value, tiles: placed },
    problems: [...envelope.problems, ...read.flatMap((tile) => tile.problems), ...problems],
  };
}

function refuse(code: Problem['code'], path: PathStep[], message: string): Result<never> {
  return { ok: false, problems: [{ code, severity: 'error', path, message }] };
}

const { id: idSchema } = page.shape;
const envelopeSchema = page.omit({ tiles: true });
const compiledEnvelope = compiledOf(envelopeSchema);

function readEnvelope(input: Record<string, unknown>): Result<Envelope> {
  const { tiles: _, ...fields } = input;
  const parsed = compiledEnvelope.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data, problems: [] };
  return salvageEnvelope(fields);
}

/** The valid fields of an invalid envelope, and the problems of the others. */
function salvageEnvelope(fields: Record<string, unknown>): Result<Envelope> {
  const issues = envelopeSchema.safeParse(fields, { reportInput: true }).error?.issues ?? [];
  const problems = issues.map((issue): Problem => {
    const path = issuePath(issue);
    return {
      code: 'page-malformed',
      severity: 'warning',
      path,
      message: `${path.length > 0 ? `“${findField(envelopeSchema, path).title}”` : 'The page'} ${describeIssue(issue)}.`,
    };
  });
  const id = idSchema.safeParse(fields.id);
  if (!id.success) return { ok: false, problems: problems.map((problem) => ({ ...problem, severity: 'error' })) };
  const invalid = new Set(issues.map((issue) => issue.path[0]));
  const valid = Object.entries(fields).filter(
    ([name]) => Object.hasOwn(envelopeSchema.shape, name) && !invalid.has(name),
  );
  const salvaged = envelopeSchema.safeParse({ title: id.data, ...Object.fromEntries(valid) });
  return salvaged.success
    ? { ok: true, value: salvaged.data, problems }
    : { ok: false, problems: problems.map((problem) => ({ ...problem, severity: 'error' })) };
}

/** Keys are anchors and must be unique on a page: a repeated key gets a number, and the editor a warning. */
function withUniqueKeys<Tile extends AnyTile>(
  read: readonly ReadTile<Tile>[],
): { readonly placed: PlacedTile<Tile>[]; readonly problems: Problem[] } {
  const seen = new Set<string>();
  const placed: PlacedTile<Tile>[] = [];
  const problems: Problem[] = [];
  for (const { tile, index } of read) {
    if (!tile) continue;
    const key = uniqueKey(tile.key, seen);
    seen.add(key);
    if (key === tile.key) {
      placed.push({ index, tile });
      continue;
    }
    placed.push({ index, tile: { ...tile, key } });
    problems.push({
      code: 'key-repeated',
      severity: 'warning',
      path: ['tiles', index, 'key'],
      message: `The key “${tile.key}” is used more than once on this page; this tile is reached as #${key}.`,
      tile: { key: tile.key, type: tile.type },
    });
  }
  return { placed, problems };
}

function uniqueKey(key: string, seen: ReadonlySet<string>): string {
  let unique = key;
  for (let count = 2; seen.has(unique); count += 1) unique = `${key}-${count}`;
  return unique;
}
