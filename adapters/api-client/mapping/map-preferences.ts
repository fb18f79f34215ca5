import { customerPreferences } from '#schemas/api/forms/preferences.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from './mapping.ts';

const names = Object.keys(customerPreferences.shape);

/** The names of the attributes that are asked for, where they differ in more than notation. */
const attributeNames: Readonly<Record<string, readonly string[]>> = {
  phoneNumber: ['phone'],
  websiteSmsOptIn: ['smsOptIn'],
};

/**
 * Preferences with the fields that are stated in `attributes`, or under the same name in another notation:
 * `{ attributes: { first_name: 'Ana' } }`. An interest whose choice is not stated is not chosen.
 */
export function mapPreferences(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const attributes = attributesIn(json.attributes);
  const stated = names.flatMap((name) => {
    if (name in json) return [];
    const all = [name, ...(attributeNames[name] ?? [])];
    const value = findByName(json, all) ?? findByName(attributes, all);
    return value === undefined ? [] : [[name, value] as const];
  });
  const mapped: Readonly<Record<string, unknown>> = { ...json, ...Object.fromEntries(stated) };
  const interests = listInterests(mapped.interests);
  return Array.isArray(interests) ? { ...mapped, interests: interests.map(mapInterest) } : mapped;
}

/** Attributes by name, or in a list with names and values. */
function attributesIn(stated: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(stated)) return stated;
  const list = Array.isArray(stated) ? stated.filter((entry) => isRecord(entry)) : [];
  return Object.fromEntries(list.map((entry) => [String(findByName(entry, ['name', 'key'])), entry.value]));
}

/** Interests in a list, one alone, or the choices by name: `{ wine: true }`. */
function listInterests(stated: unknown): unknown {
  if (!isRecord(stated)) return stated;
  if (typeof stated.name === 'string') return [stated];
  return Object.entries(stated).map(([name, choice]) =>
    isRecord(choice) ? { name, ...choice } : { name, checked: choice },
  );
}

const mapInterest = (interest: unknown): unknown =>
  isRecord(interest) ? { ...interest, checked: interest.checked ?? false } : interest;
