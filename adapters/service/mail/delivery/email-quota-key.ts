import { normalizeEmail } from './normalize-email.ts';

/** Gmail ignores dots before the @. Source: https://support.google.com/mail/answer/7436150 */
const dotless = /@(gmail|googlemail)\.com$/;

/**
 * Key for counting mails, bookings and vouchers per person: the address without a plus suffix (RFC 5233,
 * subaddressing), and without dots where they are ignored. Mails go to the address as typed.
 */
export function getEmailQuotaKey(address: string): string {
  const key = normalizeEmail(address).replace(/\+[^@]*(?=@)/, '');
  return dotless.test(key) ? `${key.replace(/@.*$/, '').replaceAll('.', '')}@gmail.com` : key;
}
