import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isRecord(value) ? [value] : []);

/** The restaurants and reasons of the contact form, whose ids and names can have the names of either. */
export const mapContactChoices = (json: unknown): unknown =>
  isRecord(json) && ('contactReasons' in json || 'restaurants' in json)
    ? {
        ...json,
        contactReasons: listOf(json.contactReasons).map(mapReason),
        restaurants: listOf(json.restaurants).map(mapRestaurant),
      }
    : json;

/** A type of enquiry. A text is its own id. */
export const mapContactType = (entry: unknown): unknown => mapChoice(entry, ['contactType', 'enquiryType']);

function mapReason(entry: unknown): unknown {
  const reason = mapChoice(entry, ['contactReason', 'reason']);
  if (!isRecord(reason)) return reason;
  const subReasons = findByName(reason, ['subReasons', 'contactSubReasons']);
  return {
    ...reason,
    ...(subReasons !== undefined && {
      subReasons: listOf(subReasons).map((entry) => mapChoice(entry, ['subReason', 'contactSubReason'])),
    }),
  };
}

const mapRestaurant = (entry: unknown): unknown =>
  isRecord(entry)
    ? { ...entry, storeId: findByName(entry, ['storeId', 'id']), title: findByName(entry, ['title', 'name']) }
    : entry;

/** An entry with its id and name, which can have the name of its kind: `contactReasonId`, `contactReason`. */
function mapChoice(entry: unknown, kinds: readonly string[]): unknown {
  if (typeof entry === 'string') return { id: entry, name: entry };
  if (!isRecord(entry)) return entry;
  const id = findByName(entry, ['id', 'storeId', ...kinds.map((kind) => `${kind}Id`), 'value', 'key', 'code']);
  const named = kinds.flatMap((kind) => [`${kind}Name`, kind]);
  const name = findByName(entry, ['name', 'title', 'label', 'text', ...named]);
  return { ...entry, id, name };
}
