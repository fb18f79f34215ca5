/** A count with its noun: `1 tile`, `2 tiles`. */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
