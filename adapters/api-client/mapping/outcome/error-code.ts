/** The fields besides `errorCode` that can hold a code of the error catalogue. */
export const codeNames = ['code', 'err'] as const;

/** The codes of the specification's error catalogue. A field `code` with another value can be anything, even a voucher. */
export const isCatalogueCode = (code: number | undefined): code is number =>
  code !== undefined && code >= 1 && code <= 20;

/** An integer, or a text of one. */
export function readInteger(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value.trim()));
  return isNumber && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}
