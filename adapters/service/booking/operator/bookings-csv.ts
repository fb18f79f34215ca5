import { type Columns, writeCsv } from '#adapters/service/http/csv.ts';
import type { OperatorBooking } from '#schemas/api/operator/operator.ts';

const columns: Columns<OperatorBooking> = [
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

/** Bookings as a CSV file for spreadsheets. */
export const bookingsCsv = (bookings: readonly OperatorBooking[]): string => writeCsv(columns, bookings);
