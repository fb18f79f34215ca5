import { interpolate } from '#renderer/interpolate/interpolate.ts';
import { nearestName } from '#renderer/parse/nearest-name.ts';
import { readPage } from '#renderer/parse/read-page.ts';
import type { TileMemo } from '#renderer/parse/read-tile.ts';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { page as pageSchema } from '#schemas/content/page/page.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import { tileTypeOf } from '#schemas/content/tile/tile-type-of.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Fix, Reviewed, Rule } from '../finding.ts';
import { applyFix } from '../fix.ts';
import { standing } from '../standing.ts';
import { isRecord, valueAt } from '../values/value-at.ts';
import { writeRichText } from '../values/write-rich-text.ts';

/** What reading the page says: all that keeps it, or a part of it, from being shown, and what was changed by reading. */
export const schemaProblems: Rule = (reviewed, { names }) => {
  const memo: TileMemo = new WeakMap();
  const unfilled = names && reviewed.page ? interpolate(reviewed.page.tiles, names).problems : [];
  return [...reviewed.problems, ...unfilled].map((problem) => ({
    ...standing(problem),
    fixes: fixesFor(problem, reviewed).filter((fix) =>
      isMended(applyFix(reviewed.content, fix), memo, problem, reviewed),
    ),
  }));
};

const sameAs =
  (problem: Problem) =>
  ({ code, path, message }: Problem): boolean =>
    code === problem.code && message === problem.message && formatPath(path) === formatPath(problem.path);

/** A fix is offered when the page reads without the problem then, and without any that was not there before. */
function isMended(page: unknown, memo: TileMemo, problem: Problem, { problems }: Reviewed): boolean {
  const after = readPage(page, memo).problems;
  return after.length < problems.length && !after.some(sameAs(problem));
}

function fixesFor(problem: Problem, { content, page }: Reviewed): Fix[] {
  const { path } = problem;
  switch (problem.code) {
    case 'tile-unknown-type':
      return nearestType(content, problem);
    case 'key-repeated': {
      const lone = page?.tiles.find(({ index }) => index === path[1])?.tile.key;
      return lone === undefined ? [] : [{ label: `Call it “${lone}”`, changes: [{ path, value: lone }] }];
    }
    case 'page-malformed':
      return path.length === 0 ? withoutStrangers(content) : withoutField(content, problem);
    case 'tile-invalid':
      return withoutField(content, problem);
    case 'rich-text-removed':
      return asItIsShown(content, problem);
    default:
      return [];
  }
}

/** The text without what visitors do not see of it. */
function asItIsShown(content: unknown, { path }: Problem): Fix[] {
  const html = valueAt(content, path);
  if (typeof html !== 'string') return [];
  const value = writeRichText(parseRichText(html).nodes);
  return [{ label: 'Keep what is shown of it', changes: [{ path, value }] }];
}

function nearestType(content: unknown, { path }: Problem): Fix[] {
  const written = valueAt(content, path);
  const near = typeof written === 'string' ? nearestName(written, Object.keys(tileTypes)) : undefined;
  if (near === undefined) return [];
  return [{ label: `Make it “${tileTypeOf(near)?.title ?? near}”`, changes: [{ path, value: near }] }];
}

/** Fields that nobody knows are left out: that is how visitors see the page. */
function withoutStrangers(content: unknown): Fix[] {
  if (!isRecord(content)) return [];
  const unknown = Object.keys(content).filter((name) => !Object.hasOwn(pageSchema.shape, name));
  return [
    { label: 'Leave out the fields that do not belong here', changes: unknown.map((name) => ({ path: [name] })) },
  ];
}

/** A field that may be absent is better absent than wrong. Entries of lists stay: leaving one out would move the others. */
function withoutField(content: unknown, { path }: Problem): Fix[] {
  const name = path.at(-1);
  if (typeof name !== 'string' || valueAt(content, path) === undefined) return [];
  return [{ label: `Leave “${name}” out`, changes: [{ path }] }];
}
