const prefix = 'again-';

/**
 * The idempotency key of a guest who wants another table for the same slot, although an earlier attempt may have booked
 * one. No other key of that guest and slot is sent.
 */
export const createRepeatKey = (uuid: string): string => prefix + uuid;

export const isRepeatKey = (key: string): boolean => key.startsWith(prefix);

/** The query parameter of an address that starts such an attempt, without script. */
export const repeatParameter = 'again';

/**
 * The query parameter that names the saved result of a booking posted without script. It is of use only with the session
 * that posted it.
 */
export const resultParameter = 'result';
