import { isRecord } from '#schemas/content/is-record.ts';
import { bookingCode, slotTakenStatus } from '#schemas/domain/booking/booking-message.ts';
import { type ApiMapping, findByName } from './mapping.ts';
import { codeNames, isCatalogueCode, readInteger } from './outcome/error-code.ts';
import { hasContent } from './outcome/map-outcome.ts';
import { isSuccessCode, statusCodeIn } from './outcome/status-code.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The reply to a booking with its fields at the top. They can be in an envelope, or in the booking within it. The
 * reference can have another name or be the text of the envelope, and `bookingStatus` can be a text such as “Confirmed”,
 * which is not a code. All parts are read for failure: one of them is enough to refuse, so that nothing is confirmed that
 * was not booked. So is a status such as “Cancelled”, or “Pending” for a booking, an error, and a status code that is no
 * success.
 */
export function mapBookingReply(json: unknown, mapping: ApiMapping, isEnquiry: boolean): unknown {
  if (!isRecord(json)) return json ?? {};
  const { outer, bookings, errors } = partsOf(json, mapping);
  const readIn = (parts: readonly Fields[], names: readonly string[]): readonly unknown[] =>
    names.flatMap((name) => parts.map((part) => findByName(part, [name])));
  const parts = [...outer, ...bookings, ...errors];
  const read = (...names: readonly string[]): readonly unknown[] => readIn(parts, names);
  const successes = read('success').map(readFlag);
  const statusCodes = [...outer, ...errors].map(statusCodeIn);
  const codes = [
    ...read('errorCode').map(readInteger),
    ...read(...codeNames)
      .map(readInteger)
      .filter(isCatalogueCode),
    ...statusCodes.map(errorCodeOf),
  ];
  const statuses = read('bookingStatus').map(readInteger);
  const isTaken = read('bookingStatus', 'status').map(readInteger).includes(slotTakenStatus);
  const hasFailed =
    read('bookingStatus', 'status').some((status) => failedStatus.test(String(status))) ||
    (!isEnquiry && read('bookingStatus', 'status').some((status) => openStatus.test(String(status)))) ||
    read('error', 'errors').some(hasContent) ||
    statusCodes.some((code) => code !== undefined && !isSuccessCode(code));
  const references = readIn([...outer, ...bookings], mapping.bookingReferenceFields).map(readReference);
  return {
    ...Object.fromEntries(parts.toReversed().flatMap((part) => Object.entries(part))),
    message: read('message', 'error').find((each) => typeof each === 'string'),
    success: hasFailed || successes.includes(false) ? false : successes.find((each) => each !== undefined),
    errorCode: codes.find((code) => code) ?? codes.find((code) => code !== undefined),
    bookingStatus: isTaken ? slotTakenStatus : statuses.find((status) => status !== undefined),
    bookingReference: references.find((each) => each !== undefined) ?? textReferenceIn(json, mapping),
  };
}

/** The reply and its payload, and the bookings and errors in either. A list has one booking. */
function partsOf(json: Fields, mapping: ApiMapping) {
  const payload = only(findByName(json, mapping.payloadFields));
  const outer = isRecord(payload) ? [json, payload] : [json];
  const innerOf = (names: readonly string[]) =>
    outer.map((part) => only(findByName(part, names))).filter((part) => isRecord(part));
  return { outer, bookings: innerOf(['booking', 'enquiry', 'reservation']), errors: innerOf(['error']) };
}

const only = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** A payload that is a text with digits and without spaces: `{ success: true, data: 'BG-1' }`. */
function textReferenceIn(json: Fields, mapping: ApiMapping): string | undefined {
  const payload = findByName(json, mapping.payloadFields);
  return typeof payload === 'string' && /^(?=.*\d)[A-Za-z0-9-]{3,40}$/.test(payload) ? payload : undefined;
}

/**
 * The code of the catalogue that a status code states. After a redirect, a time-out or a failure of the server the booking
 * may have been made, which code 0 means.
 */
function errorCodeOf(statusCode: number | undefined): number | undefined {
  if (statusCode === undefined || isSuccessCode(statusCode)) return undefined;
  if (isCatalogueCode(statusCode)) return statusCode;
  const isUnclear = (statusCode >= 300 && statusCode < 400) || statusCode === 408 || statusCode >= 500;
  return isUnclear ? bookingCode.timeOut : undefined;
}

/** Texts of a status that is not a confirmation. */
const failedStatus = /cancel|fail|declin|reject|error|refus|denied|expired/i;
/** Texts of a status that a request for a table has until the restaurant answers. */
const openStatus = /pending|provisional|waiting|requested|unconfirmed/i;

function readFlag(value: unknown): boolean | undefined {
  const text = String(value).toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Texts that stand for no value, as careless code writes them, and the number 0. */
const noReference = /^(null|undefined|none|nan|true|false|0+|\[object object\])?$/i;

/** A reference is a text or a number. */
function readReference(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return noReference.test(text) ? undefined : text;
}
