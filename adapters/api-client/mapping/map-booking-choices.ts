import { defaultMaxCovers } from '#schemas/configuration/booking.ts';
import { readTime } from '#schemas/content/field/repair/read-time.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from './mapping.ts';

/** Largest party that a schema accepts. */
const greatestMaximum = 500;

/**
 * An occasion with a name, which section 3 of the specification does not have, and the sizes of parties that it leaves
 * open.
 */
export const mapOccasion = (occasion: unknown): unknown =>
  isRecord(occasion)
    ? {
        ...occasion,
        name: nameOf(occasion, 'Option'),
        minimumCovers: isBlank(occasion.minimumCovers) ? 1 : occasion.minimumCovers,
        maximumCovers: isBlank(occasion.maximumCovers)
          ? defaultMaxCovers
          : Number(occasion.maximumCovers) > greatestMaximum
            ? greatestMaximum
            : occasion.maximumCovers,
      }
    : occasion;

/** An area with a name. */
export const mapArea = (area: unknown): unknown => (isRecord(area) ? { ...area, name: nameOf(area, 'Area') } : area);

/** The name of an entry to choose; one without any is told from the others by its id. */
const nameOf = (entry: Readonly<Record<string, unknown>>, kind: string): unknown =>
  findByName(entry, ['name', 'title', 'label', 'description', 'text']) ??
  (isBlank(entry.id) ? entry.name : `${kind} ${String(entry.id)}`);

/** Slots in the order of their times, each once, in an envelope or alone. A slot can be its time alone. */
export function mapSlots(json: unknown): unknown {
  if (isRecord(json)) return Array.isArray(json.data) ? { ...json, data: mapSlots(json.data) } : json;
  if (!Array.isArray(json)) return json;
  const slots = json.map((entry: unknown) => (typeof entry === 'string' ? { time: entry } : entry));
  const keys = slots.map(keyOf);
  return slots
    .map((slot, index) => ({ slot, key: keys[index] }))
    .filter(({ key }, index) => key === undefined || keys.indexOf(key) === index)
    .toSorted((one, other) => (one.key ?? '').localeCompare(other.key ?? ''))
    .map(({ slot }) => slot);
}

/** The day and time of a slot; undefined if its time cannot be read. */
function keyOf(slot: unknown): string | undefined {
  const time = isRecord(slot) ? readTime(slot.time) : undefined;
  return time && isRecord(slot) ? `${String(slot.date ?? '')} ${time}` : undefined;
}
