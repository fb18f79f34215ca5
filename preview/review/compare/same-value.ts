import { isRecord } from '#schemas/content/is-record.ts';

/**
 * A value as text that is equal for equal content, whatever the order of its fields. A field that is `undefined` counts
 * as absent.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${fields.join(',')}}`;
}

export const isSame = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other);
