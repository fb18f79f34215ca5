/** “1 page”, “1,250 pages”. */
export const countPages = (count: number): string =>
  count === 1 ? '1 page' : `${count.toLocaleString('en-GB')} pages`;
