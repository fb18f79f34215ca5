import { type MailFacts, restaurantName } from '#adapters/service/booking/mail/mailed-table.ts';
import { writeMail } from '#adapters/service/booking/mail/write-mail.ts';
import type { EnquiryTable } from '#adapters/service/database/form-tables.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { Addressee } from './addressee.ts';

const words = {
  contact: { subject: 'Your message to', line: 'We have your message. A person reads it and answers you by e-mail.' },
  group: {
    subject: 'Your group at',
    line: 'We have your enquiry. It is not a booking yet: the restaurant answers you by e-mail.',
  },
} as const;

const present = (rows: readonly (readonly [string, string | number | null | undefined])[]): MailFacts =>
  rows.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));

/**
 * The mail that says that an enquiry has come. It repeats no text that was typed: anybody can write under the address of a
 * stranger. Pure.
 */
export function enquiryReceipt(row: EnquiryTable, to: Addressee): Mail {
  const { subject, line } = words[row.kind];
  const phone = to.restaurant?.phone;
  return {
    id: `enquiry/${row.reference}`,
    to: row.email,
    subject: `${subject} ${restaurantName(to)}, ${row.reference}`,
    ...writeMail({
      title: `${subject} ${restaurantName(to)}`,
      opening: ['Hello,', line],
      facts: present([
        ['Reference', row.reference],
        ['Restaurant', to.restaurant?.title],
        ['Day', row.wished_date],
        ['Time', row.wished_time],
        ['People', row.guests],
      ]),
      closing: [phone ? `If it cannot wait, ring ${phone}.` : ''],
      brand: to.brand,
    }),
  };
}

/** The mail that brings an enquiry to the restaurant or the chain. `files`: how many came with it. Pure. */
export function enquiryNotice(row: EnquiryTable, to: Addressee, email: string, files: number): Mail {
  const title = `${row.kind === 'group' ? 'Group enquiry' : 'Message'} for ${restaurantName(to)}`;
  return {
    id: `enquiry-notice/${row.reference}`,
    to: email,
    subject: `${title}, ${row.reference}`,
    ...writeMail({
      title,
      opening: [row.kind === 'group' ? 'A group would like to come.' : 'Somebody has written to you.'],
      facts: present([
        ['Reference', row.reference],
        ['Kind', row.type_name],
        ['Reason', [row.reason_name, row.sub_reason_name].filter(Boolean).join(', ')],
        ['Day', row.wished_date],
        ['Time', row.wished_time],
        ['People', row.guests],
        ['Name', `${row.first_name} ${row.last_name}`],
        ['E-mail', row.email],
        ['Telephone', row.phone],
        ['Message', row.message],
        ['Files', files],
      ]),
      closing: [],
      brand: to.brand,
    }),
  };
}
