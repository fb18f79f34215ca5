import { z } from 'zod';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';
import { codeNames, isCatalogueCode, readInteger } from './error-code.ts';
import { readFieldErrors } from './field-errors.ts';
import { type IsSuccessCode, isSuccessCode, statusCodeIn } from './status-code.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether replies of an endpoint state their success. */
export const hasOutcome = (schema: z.ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && Object.hasOwn(schema.shape, 'success');

const failureWords = new Set([
  'error',
  'fail',
  'failed',
  'failure',
  'invalid',
  'rejected',
  'refused',
  'decline',
  'declined',
  'denied',
  'unsuccessful',
  'false',
]);

/**
 * A reply with its success stated. A 2xx reply is a success unless it says otherwise: by `success`, an error code, a
 * status code that is not a success, or an error. A code of refusal refutes `success: true`. For a schema with `data`, a
 * reply without an envelope becomes the data.
 */
export function mapOutcome(schema: z.ZodObject, reply: unknown, isSuccess: IsSuccessCode = isSuccessCode): unknown {
  const hasData = Object.hasOwn(schema.shape, 'data');
  if (!isRecord(reply))
    return reply === undefined || reply === null
      ? { success: true }
      : hasData
        ? { success: true, data: reply }
        : { success: reply !== false };
  const named = withKnownNames(reply);
  const json = hasData ? withOnlyList(named) : named;
  const inner = isRecord(json.data) ? withKnownNames(json.data) : {};
  const error = isRecord(json.error) ? withKnownNames(json.error) : {};
  const parts = [json, inner, error];
  const fields = { message: inner.message ?? error.message, ...json, ...codesIn(parts) };
  const isStated = 'success' in json && json.success !== null;
  if (isStated && (json.success === false || (hasData && !isBlank(json.data)))) return json;
  if (isStated && parts.some((part) => refutesSuccess(part, isSuccess))) return { ...fields, success: false };
  if (isStated) return isBlank(json.message) && !isBlank(inner.message) ? { ...json, message: inner.message } : json;
  if (parts.some((part) => statesFailure(part, isSuccess))) return { ...fields, success: false };
  const isEnvelope = ['data', 'message', 'errorCode', 'statusCode', 'bookingReference', 'bookingStatus'].some(
    (name) => name in json,
  );
  return hasData && !isEnvelope ? { success: true, data: json } : { ...fields, success: true };
}

/** The codes of a reply and its data. A status code can be a code of the error catalogue. */
function codesIn(parts: readonly Fields[]): Fields {
  const statusCode = parts.map(statusCodeIn).find((code) => code !== undefined);
  const stated = parts.map(({ errorCode }) => errorCode).find((code) => !isBlank(code));
  const errorCode = stated ?? (isCatalogueCode(statusCode) ? statusCode : undefined);
  return { ...(statusCode !== undefined && { statusCode }), ...(errorCode !== undefined && { errorCode }) };
}

/** A reply without data, of which its only list becomes the data: `{ success: true, slots: […] }`. */
function withOnlyList(reply: Fields): Fields {
  if (!isBlank(reply.data)) return reply;
  const lists = Object.entries(reply).filter(
    ([name, value]) => Array.isArray(value) && !outcomeNames.some((known) => known === name),
  );
  return lists.length === 1 ? { ...reply, data: lists[0]?.[1] } : reply;
}

/** The fields with which a reply states its success. */
export const outcomeNames = [
  'success',
  'data',
  'message',
  'errorCode',
  'statusCode',
  'status',
  'error',
  'errors',
] as const;

/** Adds the outcome under the names of the specification where a reply has them in other letters, or as `code`. */
function withKnownNames(reply: Fields): Fields {
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

/**
 * The code, the message and the errors of fields of a reply with an error status, at its top, in its data or in its error.
 * In problem details (RFC 9457) the message is `detail`; their `title` names the kind of error for diagnosis.
 */
export function mapRefusal(reply: unknown): unknown {
  if (!isRecord(reply)) return reply;
  const parts = [reply, reply.data, reply.error].filter(isRecord).map(withKnownNames);
  const read = (...names: readonly string[]): unknown =>
    names.flatMap((name) => parts.map((part) => findByName(part, [name]))).find((value) => !isBlank(value));
  return {
    ...reply,
    message: read('message', 'detail'),
    error: typeof reply.error === 'string' ? reply.error : read('title'),
    errorCode: readInteger(parts.map(({ errorCode }) => errorCode).find((code) => !isBlank(code))),
    errors: readFieldErrors(read('errors')),
  };
}

const hasRefusalCode = (part: Fields, isSuccess: IsSuccessCode): boolean => {
  const code = statusCodeIn(part);
  return code !== undefined && !isSuccess(code);
};

/** Whether a field for errors has any: a text, a list, or errors by field. */
export const hasContent = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') ||
  (Array.isArray(value) && value.length > 0) ||
  (isRecord(value) && Object.keys(value).length > 0);

export const isFalse = (flag: unknown): boolean => /^false$/i.test(String(flag));

/** Whether a reply that says `success: true` has a code of refusal all the same, or data that say the opposite. */
const refutesSuccess = (part: Fields, isSuccess: IsSuccessCode): boolean =>
  isFalse(part.success) || hasRefusalCode(part, isSuccess) || (readInteger(part.errorCode) ?? 0) !== 0;

/** Whether a reply without a flag says that it is a failure. */
export function statesFailure(part: Fields, isSuccess: IsSuccessCode = isSuccessCode): boolean {
  const { errorCode, status, error, errors } = part;
  if (isFalse(part.success) || hasRefusalCode(part, isSuccess)) return true;
  if (typeof errorCode === 'number' || (typeof errorCode === 'string' && errorCode !== '')) return true;
  if (typeof status === 'string' && failureWords.has(status.toLowerCase())) return true;
  return [error, errors].some(hasContent) || error === true;
}
