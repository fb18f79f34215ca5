import { z } from 'zod';
import type { FieldAt } from '#schemas/content/field/find-field.ts';
import type { Change } from './change.ts';

/** What a change can break: text; the layout and look of the page; its structure and how it is found. */
export type Risk = 'text' | 'layout' | 'structure';

/** Fields that identify a page or tile, or affect its listing. */
const identifyingFields = new Set(['id', 'key', 'type', 'version', 'tileId', 'canonicalUrl', 'indexed']);

/** Classifies a change by what it can break. */
export function riskOf({ kind, path }: Change, { schema }: FieldAt): Risk {
  const [list, , field] = path;
  if (path.length === 0) return 'structure';
  if (list === 'tiles' && path.length <= 2) return kind === 'moved' ? 'layout' : 'structure';
  if (identifyingFields.has(String(list === 'tiles' ? field : list)) && path.length === (list === 'tiles' ? 3 : 1))
    return 'structure';
  // Another menu, offer or restaurant is different content altogether.
  if (schema?.meta()?.refersTo !== undefined) return 'structure';
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  return kind === 'changed' && isText ? 'text' : 'layout';
}
