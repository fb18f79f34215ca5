/** What a guest reads whose card cannot hold the table. These are no codes of the catalogue: another card may do. */
export const cardRefused =
  'The card was not accepted. Nothing was taken, and no table is booked yet. Please try another card.';

/** The holder’s bank was asked whether it is the holder who gives the card, and has not said so. */
export const cardUnconfirmed =
  'Your bank has not confirmed the card. Nothing was taken, and no table is booked yet. Please try again, or use another card.';
