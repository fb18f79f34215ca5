import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { ApiMapping } from '../mapping.ts';

/** The calls that ask for one item. */
const itemEndpoints: readonly Endpoint[] = [
  endpoints.page,
  endpoints.menu,
  endpoints.offerBySlug,
  endpoints.job,
  endpoints.restaurant,
  endpoints.restaurantBySlug,
  endpoints.restaurantBySlugAndCity,
  endpoints.customerPreferences,
];

/** The fields of an envelope that say how a call ended. */
export const outcomeFields: ReadonlySet<string> = new Set([
  'success',
  'status',
  'statusCode',
  'code',
  'errorCode',
  'message',
]);

/**
 * Whether a successful reply says that the requested item does not exist: an empty body, null, `{}`, `[]`, or one of
 * these in an envelope that states no failure.
 */
export function isMissingItem(endpoint: Endpoint, json: unknown, mapping: ApiMapping): boolean {
  // A customer without stored preferences has none of the fields.
  if (endpoint === endpoints.customerPreferences && isRecord(json) && Object.keys(json).length === 0) return false;
  return itemEndpoints.includes(endpoint) && isNothing(json, mapping);
}

function isNothing(value: unknown, mapping: ApiMapping): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value) || hasFailed(value)) return false;
  const content = Object.entries(value).filter(([name]) => !outcomeFields.has(name));
  // A message alone can describe any failure.
  if (content.length === 0) return Object.keys(value).length === 0;
  return content.every(([name, field]) => mapping.payloadFields.includes(name) && isNothing(field, mapping));
}

const hasFailed = ({ success, statusCode, status }: Readonly<Record<string, unknown>>): boolean =>
  success === false || [statusCode, status].some((code) => typeof code === 'number' && code >= 400 && code !== 404);
