import { randomInt } from 'node:crypto';
import { unmistakable } from '#adapters/service/booking/availability/reference.ts';

/** Letters by chance: fifteen of 27 are 71 bits. */
const length = 15;
const size = unmistakable.length;

/** Alternating weights that have no factor in common with 27: one wrong letter, or two that changed places, show. */
const weightAt = (index: number): number => (index % 2 === 0 ? 1 : 2);
/** What takes the weight of the check letter, 2, out again: 2 × 14 is 1 more than 27. */
const inverse = 14;

const sumOf = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => sum + weightAt(index) * unmistakable.indexOf(letter), 0);

/** A new code in groups of four, `K7MP-RWXT-2B9D-HJ4Q`. Its last letter is a check of the others. */
export function newVoucherCode(): string {
  const letters = Array.from({ length }, () => unmistakable.charAt(randomInt(size))).join('');
  const check = ((size - (sumOf(letters) % size)) * inverse) % size;
  return (letters + unmistakable.charAt(check)).replace(/.{4}(?=.)/g, '$&-');
}

/** Whether a text can be a code: a wrong letter, or two neighbours that changed places, are found. */
export function isVoucherCode(text: string): boolean {
  const letters = text.replaceAll('-', '');
  return (
    letters.length === length + 1 &&
    [...letters].every((letter) => unmistakable.includes(letter)) &&
    sumOf(letters) % size === 0
  );
}
