/** Spreadsheets run text that begins like this. The writer of files puts an apostrophe before it. */
const formula = /^'*[=+\-@\t\r\n]/;

/** Puts a further apostrophe before text that begins with an escaped formula, so that reading gives the same text. */
export const escapeQuoted = (text: string): string => (text.startsWith("'") && formula.test(text) ? `'${text}` : text);

/** Removes the apostrophe that was put before a formula. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
