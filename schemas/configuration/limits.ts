import { wholeNumber } from './parse/value.ts';

/** Rate limits by visitor and email address, and in total. They prevent mail to strangers and the hoarding of tables. */
export const limitValues = {
  trustedProxies: wholeNumber(
    'Number of trusted proxies before the site that add to X-Forwarded-For. The visitor’s address is that many entries from the right. With 0 the header is ignored.',
    0,
    0,
    10,
  ),
  visitorLimitSeconds: wholeNumber(
    'Length in seconds of the window in which requests from one address are counted.',
    3600,
    10,
    86_400,
  ),
  bookingsPerVisitor: wholeNumber(
    'Maximum number of bookings, enquiries and cards from one address in that window. High enough for an office behind one address.',
    120,
    1,
    1_000_000,
  ),
  refusedCardsPerVisitor: wholeNumber(
    'Maximum number of declined cards from one address in that window; further cards are refused. After half of them, each card needs a proof of work.',
    10,
    1,
    1_000_000,
  ),
  callsPerVisitor: wholeNumber(
    'Maximum number of booking journey calls from one address in that window, including bookings. Looking up the next free times of the restaurants on a page is counted separately, up to the same number.',
    6000,
    1,
    100_000_000,
  ),
  pagesPerVisitor: wholeNumber(
    'Maximum number of uncached pages that one address may request in that window: searches, booking steps and new combinations of filters. Cached pages are not counted.',
    10_000,
    1,
    100_000_000,
  ),
  formsPerVisitor: wholeNumber(
    'Maximum number of other forms from one address in that window without proof of work. Most forms send a mail. After half of them, forms need a proof of work.',
    10,
    1,
    1_000_000,
  ),
  provedFormsPerVisitor: wholeNumber(
    'Maximum number of further forms from one address in that window, each with a proof of work. High enough for an office behind one address.',
    120,
    1,
    1_000_000,
  ),
  secretsPerVisitor: wholeNumber(
    'Maximum number of requests for customers’ preferences from one address in that window, so that nobody can guess a customer’s guid.',
    120,
    1,
    1_000_000,
  ),
  challengeCost: wholeNumber(
    'Cost of a proof of work: rounds in each of about 256 tries. 5000 rounds take half a second on a desktop and two seconds on a slow phone.',
    5000,
    1,
    10_000_000,
  ),
  bookingsPerEmail: wholeNumber(
    'Maximum number of open bookings and enquiries made within 24 hours with one email address. Guests who want more have to phone.',
    3,
    1,
    1_000_000,
  ),
  mailsPerEmail: wholeNumber(
    'Maximum number of mails from forms to one email address within 24 hours. Enquiries and applications beyond it are accepted without a confirmation. Bookings and cancellations are always confirmed.',
    6,
    1,
    1_000_000,
  ),
  mailsPerMinute: wholeNumber(
    'Maximum number of mails per minute that each copy of the service sends, booking mails first. Forms that would cause more ask the visitor to wait; bookings are never refused for it.',
    600,
    1,
    100_000_000,
  ),
  storedFilesMegabytes: wholeNumber(
    'Maximum disk space in megabytes for uploaded files in the embedded service. When it is used up, only forms without files are accepted.',
    5000,
    1,
    100_000_000,
  ),
};
