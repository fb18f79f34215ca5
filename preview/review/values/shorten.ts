/** A text of so many letters at the most, the last of which says that there was more. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
