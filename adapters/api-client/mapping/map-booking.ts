import { isRecord } from '#schemas/content/is-record.ts';
import { slotTakenStatus } from '#schemas/domain/booking/booking-message.ts';
import { type ApiMapping, findByName } from './mapping.ts';
import { codeNames, isCatalogueCode, readInteger } from './outcome/error-code.ts';

/**
 * The reply to a booking with its fields at the top. The reference can be in an envelope and under another name, and
 * `bookingStatus` can be a text such as “Confirmed”, which is not a code. What the reply and its envelope say is read
 * for failure: one of them is enough to refuse, so that nothing is confirmed that was not booked. So is a status such as
 * “Cancelled”, or “Pending” for a booking, and a list of errors.
 */
export function mapBookingReply(json: unknown, mapping: ApiMapping, isEnquiry: boolean): unknown {
  if (!isRecord(json)) return json ?? {};
  const payload = findByName(json, mapping.payloadFields);
  const parts = isRecord(payload) ? [json, payload] : [json];
  const read = (...names: readonly string[]): readonly unknown[] =>
    names.flatMap((name) => parts.map((part) => findByName(part, [name])));
  const successes = read('success').map(readFlag);
  const codes = [
    ...read('errorCode').map(readInteger),
    ...read(...codeNames)
      .map(readInteger)
      .filter(isCatalogueCode),
  ];
  const statuses = read('bookingStatus').map(readInteger);
  const isTaken = read('bookingStatus', 'status').map(readInteger).includes(slotTakenStatus);
  const hasFailed =
    read('bookingStatus', 'status').some((status) => failedStatus.test(String(status))) ||
    (!isEnquiry && read('bookingStatus', 'status').some((status) => openStatus.test(String(status)))) ||
    read('errors').some((errors) => Array.isArray(errors) && errors.length > 0);
  return {
    ...payloadOf(parts),
    success: hasFailed || successes.includes(false) ? false : successes.find((each) => each !== undefined),
    errorCode: codes.find((code) => code) ?? codes.find((code) => code !== undefined),
    bookingStatus: isTaken ? slotTakenStatus : statuses.find((status) => status !== undefined),
    bookingReference: read(...mapping.bookingReferenceFields)
      .map(readReference)
      .find((each) => each !== undefined),
  };
}

const payloadOf = ([json, payload]: readonly Readonly<Record<string, unknown>>[]) => ({ ...payload, ...json });

/** Texts of a status that is no confirmation. */
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
