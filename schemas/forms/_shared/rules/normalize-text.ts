const unseen =
  /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * Normalizes typed text: removes zero-width characters, the direction marks that phones put around copied numbers and
 * surrounding spaces, unifies line ends, and composes Unicode characters (NFC). Joiners inside an emoji stay.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(unseen, (found, joined?: string) => (joined === undefined ? '' : found))
    .replace(/\r\n?/g, '\n')
    .trim();
