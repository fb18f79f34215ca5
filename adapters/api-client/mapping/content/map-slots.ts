import { readTime } from '#schemas/content/field/repair/read-time.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

/**
 * Slots in the order of their times, each once, in an envelope or alone; last those without a readable time, which are
 * reported by their position. A slot can be its time alone.
 */
export function mapSlots(json: unknown): unknown {
  if (isRecord(json)) return Array.isArray(json.data) ? { ...json, data: mapSlots(json.data) } : json;
  if (!Array.isArray(json)) return json;
  const slots = json.flatMap(slotsOfEntry);
  const keys = slots.map(keyOf);
  return slots
    .map((slot, index) => ({ slot, key: keys[index] }))
    .filter(({ key }, index) => key === undefined || keys.indexOf(key) === index)
    .toSorted((one, other) => compareKeys(one.key ?? unreadable, other.key ?? unreadable))
    .map(({ slot }) => slot);
}

/** After every day and time. */
const unreadable = '~';

const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(name);

/** A reply that has its slots by day, with a list of the days: `{ "2031-05-01": ["18:00"] }`. */
export function listDays(json: unknown, depth = 0): unknown {
  if (!isRecord(json) || depth > 3) return json;
  const entries = Object.entries(json);
  if (entries.length > 0 && entries.every(([name]) => isDay(name)))
    return entries.map(([date, slots]) => ({ date, slots }));
  return Object.fromEntries(entries.map(([name, value]) => [name, listDays(value, depth + 1)]));
}

/** The slots of an entry: itself, or those of its day. A date can have a time of its own, which means nothing. */
function slotsOfEntry(entry: unknown): readonly unknown[] {
  if (typeof entry === 'string') return [{ time: entry }];
  if (!isRecord(entry)) return [entry];
  const date =
    typeof entry.date === 'string' ? entry.date.replace(/[T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?$/, '') : entry.date;
  const dated = isBlank(date) ? {} : { date };
  const time = findByName(entry, ['time', 'slotTime', 'startTime']);
  const inner = findByName(entry, ['slots', 'times', 'timeSlots']);
  if (time === undefined && Array.isArray(inner))
    return inner.flatMap(slotsOfEntry).map((slot) => (isRecord(slot) ? { ...dated, ...slot } : slot));
  return [{ ...entry, ...dated, time }];
}

/** The day and time of a slot; undefined if its time cannot be read. */
function keyOf(slot: unknown): string | undefined {
  const time = isRecord(slot) ? readTime(slot.time) : undefined;
  return time && isRecord(slot) ? `${String(slot.date ?? '')} ${time}` : undefined;
}
