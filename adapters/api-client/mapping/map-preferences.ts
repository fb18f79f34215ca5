import { customerPreferences } from '#schemas/api/forms/preferences.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from './mapping.ts';

const names = Object.keys(customerPreferences.shape);

/**
 * Preferences with the fields that are stated in `attributes`, or under the same name in another notation:
 * `{ attributes: { first_name: 'Ana' } }`. An interest whose choice is not stated is not chosen.
 */
export function mapPreferences(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const attributes = isRecord(json.attributes) ? json.attributes : {};
  const stated = names.flatMap((name) => {
    if (name in json) return [];
    const value = findByName(json, [name]) ?? findByName(attributes, [name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const mapped: Readonly<Record<string, unknown>> = { ...json, ...Object.fromEntries(stated) };
  return Array.isArray(mapped.interests) ? { ...mapped, interests: mapped.interests.map(mapInterest) } : mapped;
}

const mapInterest = (interest: unknown): unknown =>
  isRecord(interest) ? { ...interest, checked: interest.checked ?? false } : interest;
