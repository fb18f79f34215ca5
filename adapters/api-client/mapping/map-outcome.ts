import { z } from 'zod';
import { isRecord } from '#schemas/content/is-record.ts';

/** Whether replies of an endpoint state their success. */
export const hasOutcome = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && Object.hasOwn(schema.shape, 'success');

const failureWords = /^(error|fail(ed|ure)?|invalid|rejected|false)$/i;

/**
 * A reply with its success stated. A 2xx reply is a success unless it says otherwise: by `success`, an error code, a
 * status of 400 or more, or an error. For a schema with `data`, a reply without an envelope becomes the data.
 */
export function mapOutcome(schema: z.ZodObject, json: unknown): unknown {
  const hasData = Object.hasOwn(schema.shape, 'data');
  if (!isRecord(json))
    return json === undefined || json === null
      ? { success: true }
      : hasData
        ? { success: true, data: json }
        : { success: json !== false };
  if ('success' in json && json.success !== null) return json;
  const inner = isRecord(json.data) ? json.data : {};
  const isFailure = [json, inner].some(statesFailure);
  const fields = { statusCode: inner.statusCode, message: inner.message, errorCode: inner.errorCode, ...json };
  if (isFailure) return { ...fields, success: false };
  const isEnvelope = ['data', 'message', 'errorCode', 'statusCode', 'bookingReference', 'bookingStatus'].some(
    (name) => name in json,
  );
  return hasData && !isEnvelope ? { success: true, data: json } : { ...fields, success: true };
}

function statesFailure({
  success,
  errorCode,
  statusCode,
  status,
  error,
  errors,
}: Readonly<Record<string, unknown>>): boolean {
  if (success === false || success === 'false') return true;
  if (typeof errorCode === 'number' || (typeof errorCode === 'string' && errorCode !== '')) return true;
  if ([statusCode, status].some((code) => Number(code) >= 400)) return true;
  if (typeof status === 'string' && failureWords.test(status)) return true;
  return (Array.isArray(errors) && errors.length > 0) || (typeof error === 'string' && error !== '') || error === true;
}
