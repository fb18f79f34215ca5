/** The name of a value's environment variable: `TOKEN_MARGIN_MS` for `tokenMarginMs`. */
export const variableOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
