/**
 * Normalizes typed text: removes zero-width characters, the direction marks that phones put around copied numbers and
 * surrounding spaces, unifies line ends, and composes Unicode characters (NFC).
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/\r\n?/g, '\n')
    .trim();
