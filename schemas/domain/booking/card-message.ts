/** The message when a card is declined. It is not a code of the error catalogue: the guest can try another card. */
export const cardDeclinedMessage =
  'The card was not accepted. Nothing was taken, and no table is booked yet. Please try another card.';

/** The message when the card holder's bank has not confirmed the card (3D Secure). */
export const cardUnconfirmedMessage =
  'Your bank has not confirmed the card. Nothing was taken, and no table is booked yet. Please try again, or use another card.';
