import { nameOf } from '#preview/app/document/page-content.ts';
import { layoutOf } from '#preview/app/document/page-layout.ts';
import { type FieldAt, findField, ordinal } from '#schemas/content/field/find-field.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { valueAt } from '../values/value-at.ts';
import type { Change } from './change.ts';
import { describeValue, describeValueChange } from './describe-value.ts';

/** Describes a change for editors. */
export function describeDifference(change: Change, field: FieldAt, contents: Contents): string {
  const { live, draft } = contents;
  const { kind, path, livePath } = change;
  if (path.length === 0) return change.before === undefined ? 'This page is not live.' : 'The whole page changed.';
  if (path[0] === 'tiles' && path.length === 2) return describeTileChange(change, contents);
  const content = kind === 'removed' ? live : draft;
  const tile = path[0] === 'tiles' ? valueAt(content, path.slice(0, 2)) : undefined;
  const owner = isRecord(tile) ? nameOf(tile) : 'Page';
  return `${owner}: ${describeFieldChange(change, field, livePath.at(-1))}`;
}

export interface Contents {
  readonly live: unknown;
  readonly draft: unknown;
  /** The row of each tile by position, as `rowNumbers` returns them. */
  readonly liveRows: readonly number[];
  readonly draftRows: readonly number[];
}

function describeFieldChange({ kind, path, before, after }: Change, field: FieldAt, from: unknown): string {
  const { title, wrappedSchema: schema } = field;
  if (kind === 'removed') return `${title} removed: ${describeValue(before, schema)}`;
  if (kind === 'added') return `${title} added: ${describeValue(after, schema)}`;
  if (kind === 'moved') {
    const list = title.slice(0, title.lastIndexOf(','));
    return `${list}: ${describeValue(after, schema)} moved from ${ordinal(Number(from))} to ${ordinal(Number(path.at(-1)))}`;
  }
  if (path.at(-1) === 'focus') return `${title} moved`;
  const loses = path.at(-1) === 'alt' && Boolean(before) && !after;
  return loses
    ? `${title}: the picture lost its alternative text`
    : `${title}: ${describeValueChange(before, after, schema)}`;
}

function describeTileChange(
  { kind, livePath, path, before, after }: Change,
  { liveRows, draftRows }: Contents,
): string {
  const name = nameOf(asTile(kind === 'removed' ? before : after));
  const [was, is] = [liveRows[Number(livePath[1])], draftRows[Number(path[1])]];
  switch (kind) {
    case 'added':
      return `${name} added in row ${is}`;
    case 'removed':
      return `${name} removed from row ${was}`;
    case 'moved':
      return was === is ? `${name} moved within row ${is}` : `${name} moved from row ${was} to row ${is}`;
    case 'changed':
      return `${name} replaced`;
  }
}

const asTile = (tile: unknown): RawTile => (isRecord(tile) ? tile : {});

/** The row of each tile by position, as the site packs them; counted from 1. */
export function rowNumbers(content: unknown): number[] {
  const tiles = valueAt(content, ['tiles']);
  const rows = layoutOf({ id: '', tiles: Array.isArray(tiles) ? tiles.map(asTile) : [] });
  return rows.flatMap((row, number) => row.tiles.map(() => number + 1));
}

/** The schema and title of the changed field. */
export function fieldOf({ kind, path }: Change, { live, draft }: Contents, schemaOf: SchemaOf): FieldAt {
  if (path[0] !== 'tiles' || path.length < 3) return findField(schemaOf(undefined), path);
  const type = valueAt(kind === 'removed' ? live : draft, ['tiles', path[1] ?? 0, 'type']);
  return findField(schemaOf(typeof type === 'string' ? type : ''), path.slice(2));
}

type SchemaOf = (type: string | undefined) => Parameters<typeof findField>[0];
