import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName } from '../mapping.ts';

const names = ['accessToken', 'token', 'authToken', 'bearerToken', 'jwt'] as const;
const maxDepth = 3;

/** The token of a reply, under its other names and in envelopes. The reply if it has none. */
export function mapToken(json: unknown, mapping: ApiMapping): unknown {
  const accessToken = findToken(json, mapping, 0);
  return accessToken === undefined ? json : { accessToken };
}

function findToken(json: unknown, mapping: ApiMapping, depth: number): string | undefined {
  if (depth > maxDepth || isBlank(json)) return undefined;
  // Short texts, and those with spaces, are messages.
  if (typeof json === 'string') return depth === 0 || /^\S{16,}$/.test(json.trim()) ? json : undefined;
  if (!isRecord(json)) return undefined;
  const stated = findByName(json, names);
  if (typeof stated === 'string' || typeof stated === 'number') return String(stated);
  return [stated, ...mapping.payloadFields.map((name) => findByName(json, [name]))]
    .map((inner) => findToken(inner, mapping, depth + 1))
    .find((found) => found !== undefined);
}
