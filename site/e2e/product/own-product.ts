/** The prefix of the variables with the addresses of the product for tests that change settings. */
export const ownProduct = 'OWN_';
