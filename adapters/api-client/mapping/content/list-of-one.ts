import { isRecord } from '#schemas/content/is-record.ts';

/** A list, of which one entry can be stated alone. */
export const listOfOne = (value: unknown): unknown => (isRecord(value) || typeof value === 'string' ? [value] : value);
