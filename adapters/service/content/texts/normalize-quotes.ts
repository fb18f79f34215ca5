/** Replaces typographic quotes and apostrophes by straight ones, each by one character. */
export const normalizeQuotes = (text: string): string => text.replace(/[‘’‚‛ʼ′]/g, "'").replace(/[“”„‟″]/g, '"');
