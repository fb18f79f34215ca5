/** The colours of the brand and of the food. */
export const ink = '#121512';
/** The colour of shadows on the table: black at 25%. */
export const dusk = '#0004';
export const pandan = '#0f3b2e';
export const paper = '#f7f1e3';
export const sambal = '#c63d22';
export const turmeric = '#e2a32b';
export const leaf = '#9dbf7e';
export const teak = '#6b3f24';
export const celadon = '#a8c8b0';
export const indigo = '#23486a';
export const brass = '#c8963e';
export const clay = '#b5603a';
export const stone = '#6d6a62';
export const bamboo = '#d8b36c';
export const herb = '#4f8a3c';
export const chilli = '#d2311f';

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** A colour between two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const second = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour in shadow: warm, never grey. */
export const shade = (hex: string, share = 0.3): string => mix(hex, '#471a08', share);

/** A colour in lamp light. */
export const lit = (hex: string, share = 0.4): string => mix(hex, '#fff4d8', share);
