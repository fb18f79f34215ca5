import { defaultMaxCovers } from '#schemas/configuration/booking.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from './mapping.ts';
import { mapPrice } from './menu/map-price.ts';

/** Largest party that a schema accepts. */
const greatestMaximum = 500;

/**
 * An occasion with a name, which section 3 of the specification does not have, and the sizes of parties that it leaves
 * open. 0 states none.
 */
export function mapOccasion(json: unknown): unknown {
  const occasion = mapChoice(json, 'occasion', 'Option');
  if (!isRecord(occasion)) return occasion;
  const minimum = findByName(occasion, ['minimumCovers', 'minCovers', 'minimum', 'min']);
  const maximum = findByName(occasion, ['maximumCovers', 'maxCovers', 'maximum', 'max']);
  return {
    ...occasion,
    minimumCovers: isNone(minimum) ? 1 : minimum,
    maximumCovers: isNone(maximum) ? defaultMaxCovers : Number(maximum) > greatestMaximum ? greatestMaximum : maximum,
  };
}

const isNone = (covers: unknown): boolean => isBlank(covers) || Number(covers) === 0;

/** An area with a name. */
export const mapArea = (area: unknown): unknown => mapChoice(area, 'area', 'Area');

/** A menu with its price in pence. */
export const mapBookingMenu = (menu: unknown): unknown => withPence(mapChoice(menu, 'menu', 'Menu'));

/** An extra with its price in pence, with a maximum of one unless it states another. */
export function mapExtra(json: unknown): unknown {
  const extra = withPence(mapChoice(json, 'upsell', 'Extra'));
  if (!isRecord(extra)) return extra;
  return {
    ...extra,
    maxQty: findByName(extra, ['maxQty', 'maxQuantity', 'maximumQuantity']) ?? 1,
    available: findByName(extra, ['available', 'isAvailable']),
  };
}

/** Whether a restaurant can seat a party: as it says, or because it has times. */
export function mapAvailability(entry: unknown): unknown {
  if (!isRecord(entry) || !isBlank(entry.available)) return entry;
  const times = findByName(entry, ['times', 'slots', 'timeSlots']);
  const stated = findByName(entry, ['isAvailable', 'hasAvailability']);
  const readable = Array.isArray(times) ? times.map((each: unknown) => (isRecord(each) ? each.time : each)) : undefined;
  return {
    ...entry,
    ...(readable && { times: readable }),
    available: stated ?? (readable && readable.length > 0),
  };
}

const withPence = (entry: unknown): unknown => (isRecord(entry) ? { ...entry, ...mapPrice(entry) } : entry);

/** An entry to choose, with its id and name. One without a name is identified by its id. A text is both. */
function mapChoice(entry: unknown, prefix: string, kind: string): unknown {
  if (typeof entry === 'string') return { id: entry.trim(), name: entry.trim() };
  if (!isRecord(entry)) return entry;
  const id = findByName(entry, ['id', `${prefix}Id`]);
  const name =
    findByName(entry, ['name', `${prefix}Name`, 'title', 'label', 'description', 'text']) ??
    (isBlank(id) ? entry.name : `${kind} ${String(id)}`);
  return { ...entry, id, name };
}
