/** Pence as a menu writes them: 850 is £8.50. A dish that costs nothing belongs to a set, whose price stands elsewhere. */
export const priceText = (pence: number): string => (pence === 0 ? 'Included' : `£${(pence / 100).toFixed(2)}`);
