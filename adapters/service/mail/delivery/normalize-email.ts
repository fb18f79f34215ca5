/**
 * Normalizes an email address, so that spellings of the same mailbox are equal. Dots and plus suffixes stay, because
 * their meaning depends on the provider.
 */
export const normalizeEmail = (address: string): string => address.normalize('NFKC').trim().toLowerCase();
