import { outcomeFields } from '#adapters/api-client/mapping/outcome/is-missing-item.ts';
import type { ReadChanged } from '#adapters/api-client/request/read-reply.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { listUnknownFields } from '../list-unknown-fields.ts';

interface IgnoredField {
  /** The record with the field: `restaurants[]`, or empty for the reply itself. */
  readonly record: string;
  readonly name: string;
  /** The field that is probably meant. */
  readonly near: string | undefined;
}

interface ReceivedReply {
  readonly endpoint: Endpoint;
  /** The reply in the form of its schema. */
  readonly reply: unknown;
  readonly readChanged: ReadChanged;
}

/** Most names that are tried in one reply. */
const maxNames = 200;

/**
 * The fields of a reply from which nothing is read: the schema does not have them, and the reply is read the same
 * without them, or, for yes or no, with the other value.
 */
export function listIgnoredFields({ endpoint, reply, readChanged }: ReceivedReply): readonly IgnoredField[] {
  const unknown = new Map(
    listUnknownFields(endpoint.reply, reply).map(({ path, near }) => {
      const field = formatPath(path).replace(/\[\d+\]/g, '[]');
      const record = path.length > 1 ? formatPath(path.slice(0, -1)).replace(/\[\d+\]/g, '[]') : '';
      return [field, { record, name: String(path.at(-1)), near }];
    }),
  );
  const read = (change: (json: unknown) => unknown): string | undefined =>
    JSON.stringify(readChanged((json) => change(limitLists(json))));
  const original = read((json) => json);
  const isIgnored = (name: string): boolean => {
    const values: unknown[] = [];
    read((json) => changeField(json, name, (value) => values.push(value)));
    const hasValue = values.some((value) => !isBlank(value) && !(Array.isArray(value) && value.length === 0));
    const isSame = [() => undefined, reverse].every(
      (change) => read((json) => changeField(json, name, change)) === original,
    );
    return hasValue && isSame;
  };
  const candidates = [...unknown.values()]
    .slice(0, maxNames)
    .filter(({ name }) => !outcomeFields.has(name) && isIgnored(name));
  // Two fields that say the same are each without effect while the other is there.
  const names = [...new Set(candidates.map(({ name }) => name))];
  const readWithout = (removed: readonly string[]) =>
    read((json) => removed.reduce((value, name) => changeField(value, name, () => undefined), json));
  const withoutAll = readWithout(names);
  return candidates.filter(({ name }) => readWithout(names.filter((other) => other !== name)) === withoutAll);
}

const reverse = (value: unknown): unknown => (typeof value === 'boolean' ? !value : value);

/** A copy in which the field of this name is changed in the records that are nearest to the top; undefined removes it. */
function changeField(json: unknown, name: string, change: (value: unknown) => unknown): unknown {
  const depth = depthOf(json, name);
  return depth === undefined ? json : changeAtDepth(json, depth, name, change);
}

function depthOf(json: unknown, name: string): number | undefined {
  if (isRecord(json) && Object.hasOwn(json, name)) return 0;
  const depths = innerValues(json).flatMap((value) => depthOf(value, name) ?? []);
  return depths.length > 0 ? Math.min(...depths) + 1 : undefined;
}

const innerValues = (json: unknown): readonly unknown[] =>
  Array.isArray(json) ? json : isRecord(json) ? Object.values(json) : [];

function changeAtDepth(json: unknown, depth: number, name: string, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(json)) return json.map((each: unknown) => changeAtDepth(each, depth - 1, name, change));
  if (!isRecord(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      const next = depth > 0 ? changeAtDepth(value, depth - 1, name, change) : key === name ? change(value) : value;
      return next === undefined ? [] : [[key, next] as const];
    }),
  );
}

/** Entries of a list that are enough to know its fields. */
const maxEntries = 20;

/** Lists with their first entries, and those with a field that no earlier one has. */
function limitLists(json: unknown): unknown {
  if (Array.isArray(json)) {
    const seen = new Set<string>();
    return json
      .filter((entry: unknown, at) => {
        const added = isRecord(entry) ? Object.keys(entry).filter((name) => !seen.has(name)) : [];
        for (const name of added) seen.add(name);
        return at < maxEntries || added.length > 0;
      })
      .map(limitLists);
  }
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, limitLists(value)]));
}
