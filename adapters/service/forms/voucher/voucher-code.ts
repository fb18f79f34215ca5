import { randomInt } from 'node:crypto';
import { referenceAlphabet } from '#adapters/service/booking/availability/booking-reference.ts';

/** Random characters: fifteen of 27 give 71 bits. */
const length = 15;
const alphabetSize = referenceAlphabet.length;

/** Alternating weights that are coprime to 27, so that one wrong character or two swapped neighbours are detected. */
const getWeight = (index: number): number => (index % 2 === 0 ? 1 : 2);
/** Inverse of the check character's weight: 2 × 14 is 1 modulo 27. */
const inverse = 14;

const computeChecksum = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => sum + getWeight(index) * referenceAlphabet.indexOf(letter), 0);

/** Creates a code in groups of four, `K7MP-RWXT-2B9D-HJ4Q`. Its last character is a checksum. */
export function createVoucherCode(): string {
  const letters = Array.from({ length }, () => referenceAlphabet.charAt(randomInt(alphabetSize))).join('');
  const check = ((alphabetSize - (computeChecksum(letters) % alphabetSize)) * inverse) % alphabetSize;
  return (letters + referenceAlphabet.charAt(check)).replace(/.{4}(?=.)/g, '$&-');
}

/** Whether a text is a well-formed code. Detects one wrong character and two swapped neighbours. */
export function isVoucherCode(text: string): boolean {
  const letters = text.replaceAll('-', '');
  return (
    letters.length === length + 1 &&
    [...letters].every((letter) => referenceAlphabet.includes(letter)) &&
    computeChecksum(letters) % alphabetSize === 0
  );
}
