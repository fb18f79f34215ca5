import { z } from 'zod';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from './mapping.ts';

/** Whether replies of an endpoint state their success. */
export const hasOutcome = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && Object.hasOwn(schema.shape, 'success');

const failureWords = /^(error|fail(ed|ure)?|invalid|rejected|false)$/i;

/**
 * A reply with its success stated. A 2xx reply is a success unless it says otherwise: by `success`, an error code, a
 * status of 400 or more, or an error. For a schema with `data`, a reply without an envelope becomes the data.
 */
export function mapOutcome(schema: z.ZodObject, reply: unknown): unknown {
  const hasData = Object.hasOwn(schema.shape, 'data');
  if (!isRecord(reply))
    return reply === undefined || reply === null
      ? { success: true }
      : hasData
        ? { success: true, data: reply }
        : { success: reply !== false };
  const named = withKnownNames(reply);
  const json = hasData ? withOnlyList(named) : named;
  if ('success' in json && json.success !== null) return json;
  const inner = isRecord(json.data) ? withKnownNames(json.data) : {};
  const isFailure = [json, inner].some(statesFailure);
  const fields = { statusCode: inner.statusCode, message: inner.message, errorCode: inner.errorCode, ...json };
  if (isFailure) return { ...fields, success: false };
  const isEnvelope = ['data', 'message', 'errorCode', 'statusCode', 'bookingReference', 'bookingStatus'].some(
    (name) => name in json,
  );
  return hasData && !isEnvelope ? { success: true, data: json } : { ...fields, success: true };
}

/** A reply without data, of which its only list becomes the data: `{ success: true, slots: […] }`. */
function withOnlyList(reply: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!isBlank(reply.data)) return reply;
  const lists = Object.entries(reply).filter(
    ([name, value]) => Array.isArray(value) && !outcomeNames.some((known) => known === name),
  );
  return lists.length === 1 ? { ...reply, data: lists[0]?.[1] } : reply;
}

const outcomeNames = ['success', 'data', 'message', 'errorCode', 'statusCode', 'status', 'error', 'errors'] as const;

/** The fields that can hold a code of the error catalogue beside `errorCode`. */
export const codeNames = ['code', 'err'] as const;

/** The codes of the specification's error catalogue. A field `code` with another value can be anything, even a voucher. */
export const isCatalogueCode = (code: number | undefined): boolean => code !== undefined && code >= 1 && code <= 20;

/** An integer, or a text of one. */
export function readInteger(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value.trim()));
  return isNumber && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}

/** Adds the outcome under the names of the specification where a reply has them in other letters, or as `code`. */
function withKnownNames(reply: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const missing = outcomeNames.flatMap((name) => {
    const value = name in reply ? undefined : findByName(reply, [name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const code = isBlank(reply.errorCode)
    ? codeNames.map((name) => readInteger(findByName(reply, [name]))).find(isCatalogueCode)
    : undefined;
  return missing.length === 0 && code === undefined
    ? reply
    : { ...reply, ...Object.fromEntries(missing), ...(code !== undefined && { errorCode: code }) };
}

/** The code and the message of a reply with an error status, at its top, in its data or in its error. */
export function mapRefusal(reply: unknown): unknown {
  if (!isRecord(reply)) return reply;
  const parts = [reply, reply.data, reply.error].filter(isRecord).map(withKnownNames);
  const read = (name: string): unknown => parts.map((part) => part[name]).find((value) => !isBlank(value));
  return { ...reply, message: read('message'), errorCode: readInteger(read('errorCode')) };
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
