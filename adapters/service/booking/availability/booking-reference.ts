import { randomInt } from 'node:crypto';

/** Without vowels, so that no words are formed, and without characters that are confused when read out: 0 1 I L O. */
export const referenceAlphabet = '23456789BCDFGHJKMNPQRSTVWXZ';
const length = 8;

/** Creates a booking reference. There are about 282 billion; the caller must check that it is unused. */
export const createBookingReference = (): string =>
  Array.from({ length }, () => referenceAlphabet.charAt(randomInt(referenceAlphabet.length))).join('');
