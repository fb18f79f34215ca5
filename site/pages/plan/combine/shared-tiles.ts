import { type ReadPage, readPage } from '#blocks/page-reader.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { sharedPageId } from '#schemas/content/page/page-without-address.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { Result } from '#schemas/content/problem/result.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { sharedTiles } from '#schemas/tiles/shared-tiles/shared-tiles.tile.ts';
import type { PageAnswer } from '../../source/content-source.ts';

/** The pages of shared tiles that a page shows, by name. */
export type SharedPages = ReadonlyMap<string, PageAnswer>;

/** The names of the shared tiles on a page that is not validated yet. */
export const sharedNamesIn = (page: unknown): readonly string[] => [
  ...new Set(tilesOf(page).flatMap((tile) => sharedNameIn(tile) ?? [])),
];

/** Loads the shared tiles that a page shows. */
export async function loadSharedPages(
  page: unknown,
  load: (pageId: string) => Promise<PageAnswer>,
): Promise<SharedPages> {
  const names = sharedNamesIn(page);
  const answers = await Promise.all(names.map(async (name) => [name, await load(sharedPageId(name))] as const));
  return new Map(answers);
}

/**
 * Reads a page with the shared tiles in the places where it shows them. Positions and problems are those of the page
 * itself. Shared tiles that do not exist cost their place only.
 */
export function readWithSharedTiles(page: unknown, shared: SharedPages): Result<ReadPage> {
  if (shared.size === 0 || !isRecord(page)) return readPage(page);
  const tiles: unknown[] = [];
  /** Of each tile, its position on the page itself. */
  const positions: number[] = [];
  const missing: Problem[] = [];
  for (const [index, tile] of tilesOf(page).entries()) {
    const found = replaceTile(tile, shared);
    tiles.push(...found.tiles);
    positions.push(...found.tiles.map(() => index));
    if (found.problem !== undefined) missing.push(createProblem(tile, index, found.problem));
  }
  const read = readPage({ ...page, tiles });
  const problems = [...missing, ...read.problems.map((problem) => moveProblem(problem, positions))];
  if (!read.ok) return { ...read, problems };
  const placed = read.value.tiles.map(({ tile, index }) => ({ tile, index: positions[index] ?? index }));
  return { ok: true, value: { ...read.value, tiles: placed }, problems };
}

interface ReplacedTile {
  readonly tiles: readonly unknown[];
  /** Why there are no tiles, for editors. */
  readonly problem?: string;
}

function replaceTile(tile: unknown, shared: SharedPages): ReplacedTile {
  const name = sharedNameIn(tile);
  const answer = name === undefined ? undefined : shared.get(name);
  if (!isRecord(tile) || !answer) return { tiles: [tile] };
  if (answer.kind === 'missing') return { tiles: [], problem: `There are no live shared tiles “${name}”.` };
  if (answer.kind === 'failed')
    return { tiles: [], problem: `The shared tiles “${name}” could not be loaded: ${answer.reason}` };
  const found = tilesOf(answer.page);
  const own = found.filter((each) => sharedNameIn(each) === undefined);
  return {
    tiles: own.map((each, at) =>
      isRecord(each) ? { ...each, key: keyAt(tile, at), ...(own.length === 1 && { width: tile.width }) } : each,
    ),
    ...(own.length < found.length && {
      problem: `The shared tiles “${name}” contain shared tiles, which are not shown.`,
    }),
  };
}

/** The first tile has the key of its place, so that links to it work; the others have numbers. */
const keyAt = ({ key }: RawTile, at: number): unknown =>
  at === 0 || typeof key !== 'string' ? key : `${key}-${at + 1}`;

function tilesOf(page: unknown): readonly unknown[] {
  const { tiles }: { tiles?: unknown } = Object(page);
  return Array.isArray(tiles) ? tiles : [];
}

function sharedNameIn(tile: unknown): string | undefined {
  if (!isRecord(tile) || tile.type !== sharedTiles.type) return undefined;
  return sharedTiles.schema.shape.shared.safeParse(tile.shared).data;
}

function createProblem(tile: unknown, index: number, message: string): Problem {
  const { key }: { key?: unknown } = Object(tile);
  return {
    code: 'shared-tiles-missing',
    severity: 'error',
    path: ['tiles', index, 'shared'],
    message,
    tile: { key: typeof key === 'string' ? key : '', type: sharedTiles.type },
  };
}

function moveProblem(problem: Problem, positions: readonly number[]): Problem {
  const [list, at, ...rest] = problem.path;
  if (list !== 'tiles' || typeof at !== 'number') return problem;
  return { ...problem, path: [list, positions[at] ?? at, ...rest] };
}
