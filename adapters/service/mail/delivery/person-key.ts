import { recipientKey } from './recipient-key.ts';

/** Where dots before the @ mean nothing. Source: https://support.google.com/mail/answer/7436150 */
const dotless = /@(gmail|googlemail)\.com$/;

/**
 * What is counted for each person, such as mails, bookings and codes, is counted under this: the address without what its owner adds after a plus
 * (RFC 5233, subaddressing), and without dots where they mean nothing. Mail goes to the address as it was typed.
 */
export function personKey(address: string): string {
  const key = recipientKey(address).replace(/\+[^@]*(?=@)/, '');
  return dotless.test(key) ? `${key.replace(/@.*$/, '').replaceAll('.', '')}@gmail.com` : key;
}
