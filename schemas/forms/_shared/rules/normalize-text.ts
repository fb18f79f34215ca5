/**
 * Without what cannot be seen: zero-width characters, the marks of direction that telephones put around copied numbers,
 * spaces at the ends, letters in two ways of writing.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/\r\n?/g, '\n')
    .trim();
