/** Letters that are written from right to left: Hebrew, Arabic and their neighbours in Unicode. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * The direction of a text: that of its first letter, as browsers resolve `dir="auto"`. Undefined without letters. Source:
 * Unicode Standard Annex 9, rules P2 and P3.
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter === undefined ? undefined : hasRightToLeft(letter) ? 'rtl' : 'ltr';
}

/** The `dir` of an element in a page of Latin script: `rtl` or none. */
export const dirOf = (text: string | undefined): 'rtl' | undefined =>
  text !== undefined && textDirection(text) === 'rtl' ? 'rtl' : undefined;
