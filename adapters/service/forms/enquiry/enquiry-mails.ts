import type { MailFacts } from '#adapters/service/booking/mail/mailed-table.ts';
import { writeMail } from '#adapters/service/booking/mail/write-mail.ts';
import type { EnquiryTable } from '#adapters/service/database/form-tables.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Addressee } from './addressee.ts';

const texts = {
  contact: { subject: 'Your message to', line: 'We have your message. A person reads it and answers you by email.' },
  group: {
    subject: 'Your group at',
    line: 'We have your enquiry. It is not a booking yet: the restaurant answers you by email.',
  },
} as const;

const toFacts = (rows: readonly (readonly [string, string | number | null | undefined])[]): MailFacts =>
  rows.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));

/**
 * The mail that confirms an enquiry to its sender. It repeats no text that was typed, because the address may be a
 * stranger's. Pure.
 */
export function enquiryReceipt(row: EnquiryTable, to: Addressee): Mail {
  const { subject, line } = texts[row.kind];
  const phone = to.restaurant?.phone;
  return {
    id: `enquiry/${row.reference}`,
    to: row.email,
    subject: `${subject} ${formatRestaurantName(to)}, ${row.reference}`,
    ...writeMail({
      title: `${subject} ${formatRestaurantName(to)}`,
      opening: ['Hello,', line],
      facts: toFacts([
        ['Reference', row.reference],
        ['Restaurant', to.restaurant?.title],
        ['Day', row.wished_date],
        ['Time', row.wished_time],
        ['People', row.guests],
      ]),
      closers: [phone ? `If it cannot wait, ring ${phone}.` : ''],
      brand: to.brand,
    }),
  };
}

/** The mail that forwards an enquiry to the restaurant or the chain. `files`: number of attached files. Pure. */
export function enquiryNotice(row: EnquiryTable, to: Addressee, email: string, files: number): Mail {
  const title = `${row.kind === 'group' ? 'Group enquiry' : 'Message'} for ${formatRestaurantName(to)}`;
  return {
    id: `enquiry-notice/${row.reference}`,
    to: email,
    subject: `${title}, ${row.reference}`,
    ...writeMail({
      title,
      opening: [row.kind === 'group' ? 'A group would like to come.' : 'Somebody has written to you.'],
      facts: toFacts([
        ['Reference', row.reference],
        ['Kind', row.type_name],
        ['Reason', [row.reason_name, row.sub_reason_name].filter(Boolean).join(', ')],
        ['Day', row.wished_date],
        ['Time', row.wished_time],
        ['People', row.guests],
        ['Name', `${row.first_name} ${row.last_name}`],
        ['Email', row.email],
        ['Telephone', row.phone],
        ['Message', row.message],
        ['Files', files],
      ]),
      closers: [],
      brand: to.brand,
    }),
  };
}
