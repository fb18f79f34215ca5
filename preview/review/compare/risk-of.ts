import { z } from 'zod';
import type { FieldAt } from '#schemas/content/field/field-at.ts';
import type { Change } from './change.ts';

/** How much can go wrong: words; how the page is laid and looks; what is on it and how it is found. */
export type Risk = 'text' | 'layout' | 'structure';

/** Fields by which a page or tile is found, told or listed. */
const telling = new Set(['id', 'key', 'type', 'version', 'tileId', 'canonicalUrl', 'indexed']);

/** Sorts a change by what it can break. */
export function riskOf({ kind, path }: Change, { schema }: FieldAt): Risk {
  const [list, , field] = path;
  if (path.length === 0) return 'structure';
  if (list === 'tiles' && path.length <= 2) return kind === 'moved' ? 'layout' : 'structure';
  if (telling.has(String(list === 'tiles' ? field : list)) && path.length === (list === 'tiles' ? 3 : 1))
    return 'structure';
  // Another menu, offer or restaurant is other content altogether.
  if (schema?.meta()?.refersTo !== undefined) return 'structure';
  const isWords = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  return kind === 'changed' && isWords ? 'text' : 'layout';
}
