/** The tile type in the name of a story or a baseline: `hero` in `hero--plain@360`. */
export const typeOf = (name: string): string => name.split('--')[0] ?? '';
