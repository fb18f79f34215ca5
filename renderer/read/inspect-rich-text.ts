import { z } from 'zod';
import type { PathStep } from '#schemas/problem/problem.ts';
import type { Tile, TileType } from '#schemas/tile/tile.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';

interface Finding {
  readonly path: readonly PathStep[];
  readonly message: string;
}

/** Where a tile type holds rich text: field names, with `*` for every entry of a list. */
type FieldPath = readonly string[];

const known = new Map<TileType, readonly FieldPath[]>();

/** What was taken out of a tile's rich texts, with the field it was in. */
export function inspectRichText(tile: Tile): Finding[] {
  const paths = pathsOf(tile.type);
  return paths.length === 0 ? [] : paths.flatMap((path) => inspect(tile, path, []));
}

function pathsOf(type: TileType): readonly FieldPath[] {
  const paths = known.get(type) ?? findRichText(tiles[type].schema, []);
  known.set(type, paths);
  return paths;
}

function inspect(value: unknown, [step, ...rest]: FieldPath, at: readonly PathStep[]): Finding[] {
  if (step === undefined) return typeof value === 'string' ? describe(value, at) : [];
  if (step === '*')
    return Array.isArray(value) ? value.flatMap((entry: unknown, index) => inspect(entry, rest, [...at, index])) : [];
  if (typeof value !== 'object' || value === null) return [];
  return inspect(Reflect.get(value, step), rest, [...at, step]);
}

function describe(html: string, path: readonly PathStep[]): Finding[] {
  const { removed } = parseRichText(html);
  if (removed.length === 0) return [];
  return [
    {
      path,
      message: `The text holds what may not be shown, and is shown without it: ${removed.slice(0, 5).join(', ')}.`,
    },
  ];
}

/** Walks a schema to the fields whose format is html. */
function findRichText(schema: unknown, at: FieldPath): FieldPath[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => findRichText(field, [...at, name]));
  }
  if (schema instanceof z.ZodArray) return findRichText(schema.element, [...at, '*']);
  if (schema instanceof z.ZodPipe) return findRichText(schema.in, at);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return findRichText(schema.unwrap(), at);
  return schema instanceof z.ZodString && schema.meta()?.format === 'html' ? [at] : [];
}
