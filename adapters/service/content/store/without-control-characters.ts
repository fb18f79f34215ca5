/** Matches an escape that may be a control character other than a tab or the end of a line. */
const controlEscape = /\\(?:u00(?:0[0-8bBcCeEfF]|1[0-9a-fA-F]|7[fF])|[bf])/;

const controlCharacters = /[^\P{Cc}\t\n\r\u0080-\u009f]/gu;

const withoutControl = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(controlCharacters, '') : value;

/**
 * Removes control characters from the texts of valid JSON, because HTML cannot contain them. Tabs and ends of lines
 * stay. Pure.
 */
export const withoutControlCharacters = (json: string): string =>
  controlEscape.test(json) ? JSON.stringify(JSON.parse(json, withoutControl)) : json;
