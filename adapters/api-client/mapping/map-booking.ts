import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName } from './mapping.ts';

/**
 * The reply to a booking with its fields at the top. The reference can be in an envelope and under another name, and
 * `bookingStatus` can be a text such as “Confirmed”, which is not a code.
 */
export function mapBookingReply(json: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(json)) return json ?? {};
  const payload = findByName(json, mapping.payloadFields);
  const fields = isRecord(payload) ? { ...payload, ...json } : json;
  const bookingReference = findByName(fields, mapping.bookingReferenceFields);
  const { bookingStatus } = fields;
  return {
    ...fields,
    ...(bookingReference !== undefined && { bookingReference }),
    bookingStatus:
      typeof bookingStatus === 'string' && !/^\d+$/.test(bookingStatus)
        ? undefined
        : bookingStatus && Number(bookingStatus),
    ...(typeof fields.errorCode === 'string' &&
      /^\d+$/.test(fields.errorCode) && { errorCode: Number(fields.errorCode) }),
  };
}
