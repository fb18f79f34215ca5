import { randomInt } from 'node:crypto';
import { unmistakable } from '#adapters/service/booking/availability/reference.ts';

/** Random characters: fifteen of 27 give 71 bits. */
const length = 15;
const size = unmistakable.length;

/** Alternating weights that are coprime to 27, so that one wrong character or two swapped neighbours are detected. */
const weightAt = (index: number): number => (index % 2 === 0 ? 1 : 2);
/** Inverse of the check character's weight: 2 × 14 is 1 modulo 27. */
const inverse = 14;

const sumOf = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => sum + weightAt(index) * unmistakable.indexOf(letter), 0);

/** Creates a code in groups of four, `K7MP-RWXT-2B9D-HJ4Q`. Its last character is a checksum. */
export function newVoucherCode(): string {
  const letters = Array.from({ length }, () => unmistakable.charAt(randomInt(size))).join('');
  const check = ((size - (sumOf(letters) % size)) * inverse) % size;
  return (letters + unmistakable.charAt(check)).replace(/.{4}(?=.)/g, '$&-');
}

/** Whether a text is a well-formed code. Detects one wrong character and two swapped neighbours. */
export function isVoucherCode(text: string): boolean {
  const letters = text.replaceAll('-', '');
  return (
    letters.length === length + 1 &&
    [...letters].every((letter) => unmistakable.includes(letter)) &&
    sumOf(letters) % size === 0
  );
}
