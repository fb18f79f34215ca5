import { bookingCode } from '#schemas/table-booking/booking-message.ts';
import type { Declined } from './judge-party.ts';

export interface Guest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | null | undefined;
  readonly specialRequest?: string | null | undefined;
}

/** As a browser’s e-mail field has it, with a dot in the domain. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const name = /^(?=.*\p{L})[\p{L}\p{M}\p{N} '’.-]{1,50}$/u;
const phone = /^\+?[\d .()/-]{7,25}$/;

const explained = (words: string): Declined => ({ code: bookingCode.explained, words });

/** What is wrong with the guest’s details, in words for the guest. */
export function declineGuest(guest: Guest, phoneRequired: boolean): Declined | undefined {
  if (!name.test(guest.firstName)) return explained('Enter your first name, without symbols.');
  if (!name.test(guest.lastName)) return explained('Enter your last name, without symbols.');
  if (!email.test(guest.email)) return explained('Enter an email address in the correct format, like name@example.com');
  const number = guest.phoneNumber?.trim() ?? '';
  if (number === '' && phoneRequired) return explained('Enter a phone number: this restaurant needs one to book.');
  if (number !== '' && (!phone.test(number) || number.replace(/\D/g, '').length < 7))
    return explained('Enter a phone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192');
  // A line break is meant; any other control character would spoil the mail.
  if (/[^\P{Cc}\n\r\t]/u.test(guest.specialRequest ?? ''))
    return explained('Write your request without control characters.');
  return undefined;
}
