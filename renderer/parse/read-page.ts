import { maximumTiles, type PageEnvelope, page } from '#schemas/content/page/page.ts';
import { explainIssue, pathOf } from '#schemas/content/problem/explain-issue.ts';
import { formatPath, type PathStep, type Problem } from '#schemas/content/problem/problem.ts';
import type { Result } from '#schemas/content/problem/result.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { compiledOf } from './compiled-schema.ts';
import { type ReadTile, readTile, type TileMemo } from './read-tile.ts';

/** A page whose envelope is sound. Its tiles are those that are fit to be drawn, in reading order. */
export interface ReadPage {
  readonly envelope: Omit<PageEnvelope, 'tiles'>;
  readonly tiles: readonly PlacedTile[];
}

/** A tile with its position among all tiles of the page, the unfit ones included. */
export interface PlacedTile {
  readonly index: number;
  readonly tile: Tile;
}

type Envelope = Omit<PageEnvelope, 'tiles'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads untrusted page JSON. The envelope is judged strictly, but what is wrong with it costs no more than the
 * field it is in; each tile is judged by itself. Fails only where there is no page to show: no object, no id,
 * no list of tiles, or too many of them.
 *
 * With the same `memo`, a tile that is the same object as before is not validated again.
 */
export function readPage(input: unknown, memo?: TileMemo): Result<ReadPage> {
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
  const read = input.tiles.map((raw: unknown, index) => readTile(raw, index, memo));
  const { tiles, problems } = withUniqueKeys(read);
  return {
    ok: true,
    value: { envelope: envelope.value, tiles },
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
  const sound = compiledEnvelope.safeParse(fields);
  if (sound.success) return { ok: true, value: sound.data, problems: [] };
  return salvageEnvelope(fields);
}

/** What can be kept of an envelope that is not sound, and what is wrong with the rest. */
function salvageEnvelope(fields: Record<string, unknown>): Result<Envelope> {
  const issues = envelopeSchema.safeParse(fields, { reportInput: true }).error?.issues ?? [];
  const problems = issues.map((issue): Problem => {
    const path = pathOf(issue);
    return {
      code: 'page-malformed',
      severity: 'warning',
      path,
      message: `${path.length > 0 ? `The page’s ${formatPath(path)}` : 'The page'} ${explainIssue(issue)}.`,
    };
  });
  const id = idSchema.safeParse(fields.id);
  if (!id.success) return { ok: false, problems: problems.map((problem) => ({ ...problem, severity: 'error' })) };
  const bad = new Set(issues.map((issue) => issue.path[0]));
  const kept = Object.entries(fields).filter(([name]) => Object.hasOwn(envelopeSchema.shape, name) && !bad.has(name));
  const salvaged = envelopeSchema.safeParse({ title: id.data, ...Object.fromEntries(kept) });
  return salvaged.success
    ? { ok: true, value: salvaged.data, problems }
    : { ok: false, problems: problems.map((problem) => ({ ...problem, severity: 'error' })) };
}

/** Anchors must be lone on a page: a repeated key gets a number, and the editor is told. */
function withUniqueKeys(read: readonly ReadTile[]): { tiles: PlacedTile[]; problems: Problem[] } {
  const seen = new Set<string>();
  const tiles: PlacedTile[] = [];
  const problems: Problem[] = [];
  for (const { tile, index } of read) {
    if (!tile) continue;
    const key = uniqueKey(tile.key, seen);
    seen.add(key);
    if (key === tile.key) {
      tiles.push({ index, tile });
      continue;
    }
    tiles.push({ index, tile: { ...tile, key } });
    problems.push({
      code: 'key-repeated',
      severity: 'warning',
      path: ['tiles', index, 'key'],
      message: `The key “${tile.key}” is used more than once on this page; this tile is reached as #${key}.`,
      tile: { key: tile.key, type: tile.type },
    });
  }
  return { tiles, problems };
}

function uniqueKey(key: string, seen: ReadonlySet<string>): string {
  let unique = key;
  for (let count = 2; seen.has(unique); count += 1) unique = `${key}-${count}`;
  return unique;
}
