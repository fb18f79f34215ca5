import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName } from '../mapping.ts';
import { outcomeNames, statesFailure } from '../outcome/map-outcome.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Envelopes within envelopes. */
const maxDepth = 3;

/** Whether a value is an object with one of these fields. */
export const hasAny = (value: unknown, fields: readonly string[]): value is Fields =>
  isRecord(value) && findByName(value, fields) !== undefined;

const isOutcomeName = (name: string): boolean => outcomeNames.some((known) => known === name) && name !== 'data';

/** The values of a reply other than those that state its success. */
const contentOf = (reply: Fields): readonly unknown[] =>
  Object.entries(reply).flatMap(([name, value]) => (isOutcomeName(name) ? [] : [value]));

/**
 * The entries of a list that a reply has in another form: one entry alone, entries by id or in groups, or a list that is
 * null or absent, which has none. `fields` are those of an entry. Undefined if there is no such list.
 */
export function findEntries(
  json: unknown,
  fields: readonly string[],
  mapping: ApiMapping,
  depth = 0,
): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isRecord(json)) return isBlank(json) ? [] : undefined;
  if (depth > maxDepth || statesFailure(json)) return undefined;
  const payload = findByName(json, mapping.payloadFields);
  if (typeof payload === 'object') return findEntries(payload, fields, mapping, depth + 1);
  if (hasAny(json, fields)) return [json];
  const content = contentOf(json);
  const lists = content.filter((value) => Array.isArray(value));
  const own = lists.filter((list) => list.some((entry: unknown) => hasAny(entry, fields)));
  if (own.length > 0) return own.flat();
  if (lists[0]) return lists[0];
  const records = content.filter((value) => isRecord(value));
  const entries = records.filter((value) => hasAny(value, fields));
  if (entries.length > 0) return entries;
  const inner = records
    .map((value) => findEntries(value, fields, mapping, depth + 1))
    .find((found) => found !== undefined && found.length > 0);
  return inner ?? (statesNothing(json) ? [] : undefined);
}

/** Whether a reply has blank fields only. A message alone can describe any failure. */
function statesNothing(json: unknown): boolean {
  if (isBlank(json)) return true;
  if (!isRecord(json)) return false;
  const isSuccess = /^true$/i.test(String(json.success));
  return (isBlank(json.message) || isSuccess) && contentOf(json).every(statesNothing);
}

/** An item that a reply has in a further object or in a list of one: `{ job: { … } }`. The reply if it has none. */
export const findItem = (json: unknown, fields: readonly string[]): unknown =>
  findObject(json, (value) => hasAny(value, fields));

/** The object that is meant, in a reply that may have it in further objects or in a list of one. The reply if none is. */
export function findObject(json: unknown, isMeant: (value: Fields) => boolean, depth = 0): unknown {
  if (Array.isArray(json)) return json.length === 1 ? findObject(json[0], isMeant, depth) : json;
  if (!isRecord(json) || depth > maxDepth || isMeant(json)) return json;
  const inner = contentOf(json)
    .filter((value) => typeof value === 'object')
    .map((value) => findObject(value, isMeant, depth + 1))
    .find((value) => isRecord(value) && isMeant(value));
  return inner ?? json;
}
