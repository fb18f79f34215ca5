import type { OperatorBooking } from '#schemas/api/operator.ts';

const columns: readonly (readonly [head: string, cell: (booking: OperatorBooking) => string | number | null])[] = [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => status],
  ['Date', ({ date }) => date],
  ['Time', ({ time }) => time],
  ['Minutes', ({ minutes }) => minutes],
  ['Adults', ({ adults }) => adults],
  ['Children', ({ children }) => children],
  ['Occasion', ({ occasion }) => occasion],
  ['Area', ({ area }) => area],
  ['Menu', ({ menu }) => menu],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Request', ({ specialRequest }) => specialRequest],
  ['Extras', ({ extras }) => extras.map(({ name, qty }) => `${qty} x ${name}`).join('; ')],
  ['Card', ({ hasCard }) => (hasCard ? 'yes' : 'no')],
  ['Made', ({ createdAt }) => createdAt],
  ['Cancelled', ({ cancelledAt }) => cancelledAt],
];

/** Spreadsheets would run what begins like a formula: an apostrophe makes it text. */
const safe = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
const cell = (value: string | number | null): string => `"${safe(String(value ?? '')).replaceAll('"', '""')}"`;

/** Bookings as CSV (RFC 4180). It begins with a mark by which spreadsheets know UTF-8. */
export const bookingsCsv = (bookings: readonly OperatorBooking[]): string =>
  `\uFEFF${[columns.map(([head]) => head), ...bookings.map((booking) => columns.map(([, read]) => read(booking)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')}`;
