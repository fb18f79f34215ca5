import { z } from 'zod';
import { repairValue } from '#schemas/content/field/repair/repair-value.ts';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName } from '../mapping.ts';
import { hasOutcome } from '../outcome/map-outcome.ts';

/**
 * Finds the value that a reply schema describes, where the reply itself does not match: the payload of an envelope, or
 * the only list in either. Where replies state their success, this is done for their data. Returns the reply if nothing
 * matches, so that its errors are reported.
 */
export function unwrapReply(schema: z.ZodType, json: unknown, mapping: ApiMapping): unknown {
  if (!hasOutcome(schema)) return findPayload(schema, json, mapping);
  const { data } = schema.shape;
  if (!(data instanceof z.ZodType) || !isRecord(json) || json.data === undefined) return json;
  return { ...json, data: findPayload(unwrapSchema(data), json.data, mapping) };
}

function findPayload(schema: z.ZodType, json: unknown, mapping: ApiMapping): unknown {
  const candidates = [json, ...payloadsOf(json, mapping)].flatMap((value) => [value, ...listsIn(schema, value)]);
  return (
    candidates.find((value) => schema.safeParse(value).success) ??
    candidates.find((value) => repairValue(schema, value).ok) ??
    json
  );
}

/** The payloads of up to two nested envelopes, the outer one first. */
function payloadsOf(json: unknown, mapping: ApiMapping): readonly unknown[] {
  if (!isRecord(json)) return [];
  const payload = findByName(json, mapping.payloadFields);
  if (payload === undefined || payload === null) return [];
  return [payload, ...(isRecord(payload) ? payloadsOf(payload, mapping) : [])];
}

/** The value as an object with one list, for a schema of such an object: `[…]` and `{ list: […] }` as `{ jobs: […] }`. */
function listsIn(schema: z.ZodType, value: unknown): readonly unknown[] {
  if (schema instanceof z.ZodArray) return isRecord(value) ? Object.values(value).filter(Array.isArray) : [];
  if (!(schema instanceof z.ZodObject)) return [];
  const names = Object.keys(schema.shape).filter((name) => schema.shape[name] instanceof z.ZodArray);
  const [name] = names;
  if (name === undefined || names.length > 1) return [];
  if (Array.isArray(value)) return [{ [name]: value }];
  if (!isRecord(value)) return [];
  return Object.values(value)
    .filter(Array.isArray)
    .map((list) => ({ [name]: list }));
}
