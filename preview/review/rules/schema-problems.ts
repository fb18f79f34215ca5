import type { TileMemo } from '#blocks/page-reader.ts';
import { interpolate, readPage } from '#blocks/page-reader.ts';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { page as pageSchema } from '#schemas/content/page/page.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Fix, ReviewedPage, Rule } from '../finding.ts';
import { applyFix } from '../fix.ts';
import { withPublishSeverity } from '../publish-severity.ts';
import { valueAt } from '../values/value-at.ts';
import { writeRichText } from '../values/write-rich-text.ts';

/** The problems of parsing the page: what prevents it or a part of it from being shown, and what parsing changed. */
export const schemaProblems: Rule = (reviewed, { names, storesPages }) => {
  const memo: TileMemo = new WeakMap();
  const placeholderProblems = names && reviewed.page ? interpolate(reviewed.page.tiles, names).problems : [];
  return [...reviewed.problems, ...placeholderProblems].map((problem) => ({
    ...withPublishSeverity(storesPages)(problem),
    fixes: fixesFor(problem, reviewed).filter((fix) =>
      isFixed(applyFix(reviewed.content, fix), memo, problem, reviewed),
    ),
  }));
};

const sameAs =
  (problem: Problem) =>
  ({ code, path, message }: Problem): boolean =>
    code === problem.code && message === problem.message && formatPath(path) === formatPath(problem.path);

/** A fix is offered if the page then parses without the problem and without new ones. */
function isFixed(page: unknown, memo: TileMemo, problem: Problem, { problems }: ReviewedPage): boolean {
  const after = readPage(page, memo).problems;
  return after.length < problems.length && !after.some(sameAs(problem));
}

function fixesFor(problem: Problem, { content, page }: ReviewedPage): Fix[] {
  const { path } = problem;
  switch (problem.code) {
    case 'tile-unknown-type':
      return nearestType(content, problem);
    case 'key-repeated': {
      const uniqueKey = page?.tiles.find(({ index }) => index === path[1])?.tile.key;
      return uniqueKey === undefined
        ? []
        : [{ label: `Rename to “${uniqueKey}”`, changes: [{ path, value: uniqueKey }] }];
    }
    case 'page-malformed':
      return path.length === 0 ? withoutUnknownFields(content) : withoutField(content, problem);
    case 'tile-invalid':
    case 'field-ignored':
      return withoutField(content, problem);
    case 'field-converted':
      return asConverted(page, problem);
    case 'rich-text-removed':
      return asDisplayed(content, problem);
    default:
      return [];
  }
}

/** The value as the site reads it. */
function asConverted(page: ReviewedPage['page'], { path }: Problem): Fix[] {
  const value = valueAt(page?.tiles.find(({ index }) => index === path[1])?.tile, path.slice(2));
  return value === undefined ? [] : [{ label: `Change to “${String(value)}”`, changes: [{ path, value }] }];
}

/** The text without what visitors do not see. */
function asDisplayed(content: unknown, { path }: Problem): Fix[] {
  const html = valueAt(content, path);
  if (typeof html !== 'string') return [];
  const value = writeRichText(parseRichText(html).nodes);
  return [{ label: 'Keep only the displayed text', changes: [{ path, value }] }];
}

function nearestType(content: unknown, { path }: Problem): Fix[] {
  const written = valueAt(content, path);
  const near = typeof written === 'string' ? nearestName(written, Object.keys(tileTypes)) : undefined;
  if (near === undefined) return [];
  return [{ label: `Change type to “${findTileType(near)?.title ?? near}”`, changes: [{ path, value: near }] }];
}

/** Removes unknown fields, which visitors do not see. */
function withoutUnknownFields(content: unknown): Fix[] {
  if (!isRecord(content)) return [];
  const unknown = Object.keys(content).filter((name) => !Object.hasOwn(pageSchema.shape, name));
  return [{ label: 'Remove unknown fields', changes: unknown.map((name) => ({ path: [name] })) }];
}

/** An optional field is better absent than invalid. List entries stay, because removing one would move the others. */
function withoutField(content: unknown, { path }: Problem): Fix[] {
  const name = path.at(-1);
  if (typeof name !== 'string' || valueAt(content, path) === undefined) return [];
  return [{ label: `Remove “${name}”`, changes: [{ path }] }];
}
