import { readTime } from '#schemas/content/field/repair/read-time.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Largest party of an occasion that states none: the default of `MAX_TABLE_BOOKING_COVERS`. */
const defaultMaximum = 20;
/** Largest party that a schema accepts. */
const greatestMaximum = 500;

/** The entries of a list in an envelope’s data, or of the reply itself, changed. Any other reply stays as it is. */
function mapEntries(json: unknown, change: (entries: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(json)) return change(json);
  return isRecord(json) && Array.isArray(json.data) ? { ...json, data: change(json.data) } : json;
}

/** Occasions with the sizes of parties that they leave open. */
export const mapOccasions = (json: unknown): unknown =>
  mapEntries(json, (entries) => entries.map((entry) => (isRecord(entry) ? withCovers(entry) : entry)));

const withCovers = (occasion: Fields): Fields => ({
  ...occasion,
  minimumCovers: isBlank(occasion.minimumCovers) ? 1 : occasion.minimumCovers,
  maximumCovers: isBlank(occasion.maximumCovers)
    ? defaultMaximum
    : Number(occasion.maximumCovers) > greatestMaximum
      ? greatestMaximum
      : occasion.maximumCovers,
});

/** Slots in the order of their times, each once. A slot can be its time alone. */
export const mapSlots = (json: unknown): unknown =>
  mapEntries(json, (entries) => {
    const slots = entries.map((entry) => (typeof entry === 'string' ? { time: entry } : entry));
    const keys = slots.map(keyOf);
    return slots
      .map((slot, index) => ({ slot, key: keys[index] }))
      .filter(({ key }, index) => key === undefined || keys.indexOf(key) === index)
      .toSorted((one, other) => (one.key ?? '').localeCompare(other.key ?? ''))
      .map(({ slot }) => slot);
  });

/** The day and time of a slot; undefined if its time cannot be read. */
function keyOf(slot: unknown): string | undefined {
  const time = isRecord(slot) ? readTime(slot.time) : undefined;
  return time && isRecord(slot) ? `${String(slot.date ?? '')} ${time}` : undefined;
}
