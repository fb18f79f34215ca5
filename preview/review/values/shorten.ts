/** A text shortened to a maximum number of characters, including the ellipsis. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
