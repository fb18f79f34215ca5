import { z } from 'zod';
import { limitOfContentList } from '#schemas/api/content/content-list.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';

/** A reply without its invalid list entries, and a description of what was dropped. */
export interface RepairedReply {
  readonly value: unknown;
  /** One message per list that lost entries. Contains no content. */
  readonly leftOut: readonly string[];
}

const record = z.record(z.string(), z.unknown());

/** Largest number of paths named in a message. */
const mostNamed = 5;

/**
 * Drops entries that are invalid or beyond the limit from the content lists of a reply. A list without any valid entry
 * is left unchanged: the error is then not in single entries.
 */
export function repairLists(schema: z.ZodType, value: unknown): RepairedReply {
  const reply = record.safeParse(value);
  if (!(schema instanceof z.ZodObject) || !reply.success) return { value, leftOut: [] };
  const repaired: Record<string, unknown> = { ...reply.data };
  const leftOut: string[] = [];
  for (const [name, list] of Object.entries(schema.shape)) {
    const entries = reply.data[name];
    const most = list instanceof z.ZodArray ? limitOfContentList(list) : undefined;
    if (!(list instanceof z.ZodArray) || most === undefined || !Array.isArray(entries)) continue;
    const { sound, bad } = partEntries(name, z.array(list.element), entries);
    if (sound.length === 0) continue;
    repaired[name] = sound.slice(0, most);
    if (bad.length > 0) leftOut.push(`${bad.length} of ${name} are invalid, at ${bad.slice(0, mostNamed).join(', ')}`);
    if (sound.length > most) leftOut.push(`${sound.length - most} of ${name} are beyond the limit of ${most}`);
  }
  return { value: repaired, leftOut };
}

/**
 * Parses each entry as a list of one, and returns the valid entries and the path of the first error of each invalid
 * one.
 */
function partEntries(name: string, list: z.ZodType, entries: readonly unknown[]) {
  const bad: string[] = [];
  const sound = entries.filter((entry, position) => {
    const { error } = list.safeParse([entry]);
    const [, ...path] = error?.issues[0]?.path ?? [];
    if (error) bad.push(formatPath([name, position, ...path.map((step) => (typeof step === 'symbol' ? '' : step))]));
    return !error;
  });
  return { sound, bad };
}
