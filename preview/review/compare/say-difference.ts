import { layoutOf } from '#preview/app/document/layout-of.ts';
import { nameOf } from '#preview/app/document/page-content.ts';
import type { RawTile } from '#schemas/tile/define-tile.ts';
import { isRecord, valueAt } from '../value-at.ts';
import type { Change } from './change.ts';
import { type FieldAt, fieldAt, ordinal } from './field-at.ts';
import { sayChange, sayValue } from './say-value.ts';

/** Says a change in an editor's words. */
export function sayDifference(change: Change, field: FieldAt, { live, draft }: Contents): string {
  const { kind, path, livePath } = change;
  if (path.length === 0)
    return change.before === undefined ? 'Nothing of this page is live.' : 'The whole page changed.';
  if (path[0] === 'tiles' && path.length === 2) return sayTile(change, { live, draft });
  const holder = kind === 'removed' ? live : draft;
  const tile = path[0] === 'tiles' ? valueAt(holder, path.slice(0, 2)) : undefined;
  const whose = isRecord(tile) ? nameOf(tile) : 'Page';
  return `${whose}: ${sayField(change, field, livePath.at(-1))}`;
}

export interface Contents {
  readonly live: unknown;
  readonly draft: unknown;
}

function sayField({ kind, path, before, after }: Change, { title }: FieldAt, from: unknown): string {
  if (kind === 'removed') return `${title} taken away: ${sayValue(before)}`;
  if (kind === 'added') return `${title} added: ${sayValue(after)}`;
  if (kind === 'moved') {
    const list = title.slice(0, title.lastIndexOf(','));
    return `${list}: ${sayValue(after)} moved from ${ordinal(Number(from))} to ${ordinal(Number(path.at(-1)))}`;
  }
  const loses = path.at(-1) === 'alt' && !after;
  return loses ? `${title}: the picture lost its text alternative` : `${title}: ${sayChange(before, after)}`;
}

function sayTile({ kind, livePath, path, before, after }: Change, { live, draft }: Contents): string {
  const name = nameOf(asTile(kind === 'removed' ? before : after));
  const [was, is] = [rowOf(live, livePath[1]), rowOf(draft, path[1])];
  switch (kind) {
    case 'added':
      return `${name} added in row ${is}`;
    case 'removed':
      return `${name} removed from row ${was}`;
    case 'moved':
      return was === is ? `${name} moved within row ${is}` : `${name} moved from row ${was} to row ${is}`;
    case 'changed':
      return `${name} changed altogether`;
  }
}

const asTile = (tile: unknown): RawTile => (isRecord(tile) ? tile : {});

/** Counts from 1. */
function rowOf(content: unknown, at: unknown): number {
  const tiles = valueAt(content, ['tiles']);
  const rows = layoutOf({ id: '', tiles: Array.isArray(tiles) ? tiles.map(asTile) : [] });
  return rows.findIndex((row) => row.tiles.includes(Number(at))) + 1;
}

/** What the schemas say of the place of a change. */
export function fieldOf({ kind, path }: Change, { live, draft }: Contents, schemaOf: SchemaOf): FieldAt {
  if (path[0] !== 'tiles' || path.length < 3) return fieldAt(schemaOf(undefined), path);
  const type = valueAt(kind === 'removed' ? live : draft, ['tiles', path[1] ?? 0, 'type']);
  return fieldAt(schemaOf(typeof type === 'string' ? type : ''), path.slice(2));
}

type SchemaOf = (type: string | undefined) => Parameters<typeof fieldAt>[0];
