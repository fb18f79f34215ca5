import { z } from 'zod';
import { getContentListLimit } from '#schemas/api/content/content-list.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';

/** A reply without its invalid list entries, and a description of what was dropped. */
export interface RepairedReply {
  readonly value: unknown;
  /** One message per list that lost entries. Contains no content. */
  readonly dropped: readonly string[];
}

const record = z.record(z.string(), z.unknown());

/** Largest number of paths named in a message. */
const maxNamedPaths = 5;

/**
 * Drops entries that are invalid or beyond the limit from the content lists of a reply. A list without any valid entry
 * is left unchanged: the error is then not in single entries.
 */
export function repairLists(schema: z.ZodType, value: unknown): RepairedReply {
  const reply = record.safeParse(value);
  if (!(schema instanceof z.ZodObject) || !reply.success) return { value, dropped: [] };
  const repaired: Record<string, unknown> = { ...reply.data };
  const dropped: string[] = [];
  for (const [name, list] of Object.entries(schema.shape)) {
    const entries = reply.data[name];
    const limit = list instanceof z.ZodArray ? getContentListLimit(list) : undefined;
    if (!(list instanceof z.ZodArray) || limit === undefined || !Array.isArray(entries)) continue;
    const { valid, invalid } = splitEntries(name, z.array(list.element), entries);
    if (valid.length === 0) continue;
    repaired[name] = valid.slice(0, limit);
    if (invalid.length > 0)
      dropped.push(`${invalid.length} of ${name} are invalid, at ${invalid.slice(0, maxNamedPaths).join(', ')}`);
    if (valid.length > limit) dropped.push(`${valid.length - limit} of ${name} are beyond the limit of ${limit}`);
  }
  return { value: repaired, dropped };
}

/**
 * Parses each entry as a list of one, and returns the valid entries and the path of the first error of each invalid
 * one.
 */
function splitEntries(name: string, list: z.ZodType, entries: readonly unknown[]) {
  const invalid: string[] = [];
  const valid = entries.filter((entry, position) => {
    const { error } = list.safeParse([entry]);
    const [, ...path] = error?.issues[0]?.path ?? [];
    if (error)
      invalid.push(formatPath([name, position, ...path.map((step) => (typeof step === 'symbol' ? '' : step))]));
    return !error;
  });
  return { valid, invalid };
}
