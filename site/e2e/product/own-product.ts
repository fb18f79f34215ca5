/** What the variables begin with that name the product whose settings tests may change. */
export const ownProduct = 'OWN_';
