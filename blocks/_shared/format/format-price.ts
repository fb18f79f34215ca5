/** Formats pence as on a menu: 850 is £8.50. A dish with price 0 belongs to a set menu that has its own price. */
export const formatPrice = (pence: number): string => (pence === 0 ? 'Included' : `£${(pence / 100).toFixed(2)}`);
