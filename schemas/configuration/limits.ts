import { wholeNumber } from './parse/value.ts';

/** How much one visitor, one e-mail address and everybody together may do: against mails to strangers, and hoarding. */
export const limitValues = {
  trustedProxies: wholeNumber(
    'How many proxies of one’s own stand before the site and write X-Forwarded-For: the visitor is the entry so many from the right. With 0 the header is not read.',
    0,
    0,
    10,
  ),
  visitorLimitSeconds: wholeNumber('Seconds in which what comes from one address is counted.', 3600, 10, 86_400),
  bookingsPerVisitor: wholeNumber(
    'Bookings, enquiries and cards that one address may send in that time: a whole office may book at once.',
    120,
    1,
    1_000_000,
  ),
  refusedCardsPerVisitor: wholeNumber(
    'Cards of one address that may be refused in that time, after which it sends no more. From half of it on, browsers work for each.',
    10,
    1,
    1_000_000,
  ),
  callsPerVisitor: wholeNumber(
    'Calls of the booking journey that one address may make in that time, those that book among them.',
    6000,
    1,
    100_000_000,
  ),
  pagesPerVisitor: wholeNumber(
    'Pages that one address may ask for in that time and that must be rendered first: searches, steps of a booking and new combinations of filters. Pages that lie ready are not counted.',
    10_000,
    1,
    100_000_000,
  ),
  formsPerVisitor: wholeNumber(
    'Other forms that one address may send in that time without working for them: most lead to a mail. From half of it on, browsers work.',
    10,
    1,
    1_000_000,
  ),
  provedFormsPerVisitor: wholeNumber(
    'Forms that one address may send in that time beyond half of those, each after its browser has worked for it: a whole office may write at once.',
    120,
    1,
    1_000_000,
  ),
  secretsPerVisitor: wholeNumber(
    'Addresses of customers’ preferences that one address may ask for in that time: nobody guesses one.',
    120,
    1,
    1_000_000,
  ),
  challengeCost: wholeNumber(
    'Rounds of each of the some 256 tries that a browser works for a form: 5000 take half a second on a desk and two on a slow phone.',
    5000,
    1,
    10_000_000,
  ),
  bookingsPerEmail: wholeNumber(
    'Bookings and enquiries made within 24 hours that may stand under one e-mail address; for more, guests ring.',
    3,
    1,
    1_000_000,
  ),
  mailsPerEmail: wholeNumber(
    'Mails within 24 hours to one e-mail address, after which forms send it no more. Bookings and cancellations are always confirmed.',
    6,
    1,
    1_000_000,
  ),
  mailsPerMinute: wholeNumber(
    'Mails a minute: so many each copy of the service sends, those of bookings first, and so many forms may lead to before they ask to wait. Bookings are never refused for it.',
    600,
    1,
    100_000_000,
  ),
  storedFilesMegabytes: wholeNumber(
    'Megabytes that files sent with forms may take on the embedded service’s disk; beyond them forms are taken without files alone.',
    5000,
    1,
    100_000_000,
  ),
};
