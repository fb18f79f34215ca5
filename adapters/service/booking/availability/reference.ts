import { randomInt } from 'node:crypto';

/** Without vowels, so that no words come of it, and without what is mistaken when it is read out: 0 1 I L O. */
export const unmistakable = '23456789BCDFGHJKMNPQRSTVWXZ';
const length = 8;

/** A new booking reference. About 282 thousand million are possible; whoever keeps it makes sure that it is new. */
export const newReference = (): string =>
  Array.from({ length }, () => unmistakable.charAt(randomInt(unmistakable.length))).join('');
