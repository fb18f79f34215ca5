/** The environment variable of a value: `tokenMarginMs` is read from `TOKEN_MARGIN_MS`. */
export const variableOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
