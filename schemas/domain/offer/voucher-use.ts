/** Where guests use the code of an offer. The thanks of the form and the mail with the code say the same. */
export const voucherUse =
  'When you book a table, write the code under “Anything we should know”, or show it when you ask for the bill. It works once.';
