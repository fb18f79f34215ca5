import { z } from 'zod';
import { limitOfContentList } from '#schemas/api/content/content-list.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';

/** A reply whose lists hold only entries that fit, and what was left out of them. */
export interface RepairedReply {
  readonly value: unknown;
  /** One text for each list that lost entries, with no content in it. */
  readonly leftOut: readonly string[];
}

const record = z.record(z.string(), z.unknown());

/** Paths named in a message. */
const mostNamed = 5;

/**
 * Leaves out of the lists of content in a reply what does not fit or is beyond their limit. A list of which no entry fits
 * stays as it is: then it is not an entry that is wrong.
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
    if (bad.length > 0) leftOut.push(`${bad.length} of ${name} do not fit, at ${bad.slice(0, mostNamed).join(', ')}`);
    if (sound.length > most) leftOut.push(`${sound.length - most} of ${name} are beyond the limit of ${most}`);
  }
  return { value: repaired, leftOut };
}

/** Parses entries one at a time, as lists of one. Gives the path of the first thing wrong with each that does not fit. */
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
