/**
 * What tells one e-mail address from another: the same for every way of writing it that reaches the same person wherever it
 * is sent. Dots and what follows a plus are left alone: they mean something else at every provider.
 */
export const recipientKey = (address: string): string => address.normalize('NFKC').trim().toLowerCase();
