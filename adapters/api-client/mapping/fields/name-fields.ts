import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { page } from '#schemas/content/page/page.ts';
import { normalizeName } from '../mapping.ts';
import { outcomeNames } from '../outcome/map-outcome.ts';
import { collectNames } from './collect-names.ts';

/** Names of fields by their normalized names. */
type Names = ReadonlyMap<string, string>;

const namesBySchema = new WeakMap<z.ZodType, Names>();

function namesOf(schema: z.ZodType): Names {
  const cached = namesBySchema.get(schema);
  if (cached) return cached;
  const known = new Set<string>(outcomeNames);
  collectNames(schema, known);
  // A name that two fields could have means neither.
  const groups = Map.groupBy(known, normalizeName);
  const names = new Map(
    [...groups].flatMap(([name, [only, other]]) => (only && !other ? [[name, only] as const] : [])),
  );
  namesBySchema.set(schema, names);
  return names;
}

/** `StoreId` and `store_id` as `storeId`, in all objects of a value whose schema has a field of that name. */
export const nameFields = (schema: z.ZodType, json: unknown): unknown => rename(json, namesOf(schema));

/** The reply of an endpoint with its fields under their own names. Those of tiles are named with each tile. */
export const nameReplyFields = (endpoint: Endpoint, json: unknown): unknown =>
  nameFields(endpoint === endpoints.page ? page : endpoint.reply, json);

function rename(json: unknown, names: Names): unknown {
  if (Array.isArray(json)) {
    const entries = json.map((entry: unknown) => rename(entry, names));
    return entries.some((entry, at) => entry !== json[at]) ? entries : json;
  }
  if (!isRecord(json)) return json;
  const renamed = new Map<string, unknown>();
  let hasChanged = false;
  for (const [stated, value] of Object.entries(json)) {
    const own = names.get(normalizeName(stated)) ?? stated;
    const name = own === stated || (isBlank(json[own]) && isBlank(renamed.get(own))) ? own : stated;
    const next = rename(value, names);
    hasChanged ||= name !== stated || next !== value;
    if (name !== stated || !renamed.has(name)) renamed.set(name, next);
  }
  return hasChanged ? Object.fromEntries(renamed) : json;
}
