/** The name of a value's environment variable: `TOKEN_MARGIN_MS` for `tokenMarginMs`. */
export const toVariableName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
