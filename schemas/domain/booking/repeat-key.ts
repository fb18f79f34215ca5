const prefix = 'again-';

/**
 * The idempotency key of a guest who wants another table for the same slot, although an earlier attempt may have booked
 * one. Bookings of that guest and slot with any other key are not sent.
 */
export const createRepeatKey = (uuid: string): string => prefix + uuid;

export const isRepeatKey = (key: string): boolean => key.startsWith(prefix);

/** The query parameter of an address that starts such an attempt, without script. */
export const repeatParameter = 'again';

/**
 * The query parameter that names the saved result of a booking posted without script. It is only usable in the session
 * that posted it.
 */
export const resultParameter = 'result';

const unsentPrefix = 'unsent.';

/** The id of a result that has booked nothing: the form was shown again, with errors or for another step, or was refused. */
export const createUnsentResultId = (id: string): string => unsentPrefix + id;

export const isUnsentResult = (resultId: string): boolean => resultId.startsWith(unsentPrefix);

/** The id under which a result is saved. */
export const savedResultId = (resultId: string): string =>
  isUnsentResult(resultId) ? resultId.slice(unsentPrefix.length) : resultId;
