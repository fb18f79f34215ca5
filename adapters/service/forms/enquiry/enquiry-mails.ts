import { toHeadline } from '#adapters/service/booking/mail/mailed-table.ts';
import type { EnquiryTable } from '#adapters/service/database/form-tables.ts';
import type { MailFacts } from '#adapters/service/mail/letter/mail-content.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { type Addressee, nameAddressee } from './addressee.ts';

const texts = {
  contact: { subject: 'Your message to', line: 'We have your message. A person reads it and answers you by email.' },
  group: {
    subject: 'Your group at',
    line: 'We have your enquiry. It is not a booking yet: the restaurant answers you by email.',
  },
} as const;

const toFacts = (rows: readonly (readonly [string, string | number | null | undefined])[]): MailFacts =>
  rows.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));

/** The day and time that a group asked for. */
function headlineOf({ wished_date: date, wished_time: time }: EnquiryTable): readonly string[] | undefined {
  if (date === null) return undefined;
  return time === null ? [formatDayWithWeekday(date)] : toHeadline({ date, time });
}

/** Why a restaurant or the chain gets what a form sent. */
export const noticeReason = 'You get this mail because what our forms send goes to this email address.';

/**
 * The mail that confirms an enquiry to its sender. It repeats no text that was typed, because the address may be a
 * stranger's. Pure.
 */
export function enquiryReceipt(row: EnquiryTable, to: Addressee): Mail {
  const { subject, line } = texts[row.kind];
  const title = `${subject} ${nameAddressee(to)}`;
  const phone = to.restaurant?.phone;
  return {
    id: `enquiry/${row.reference}`,
    to: row.email,
    subject: `${title}, ${row.reference}`,
    ...writeMail({
      letterhead: to.letterhead,
      title,
      headline: headlineOf(row),
      opening: ['Hello,', line],
      restaurant: to.restaurant,
      facts: toFacts([
        ['People', row.guests],
        ['Reference', row.reference],
      ]),
      closers: [phone ? `If it cannot wait, ring ${phone}.` : ''],
      reason: 'You get this mail because this email address was given in our form.',
    }),
  };
}

/** The mail that forwards an enquiry to the restaurant or the chain. `files`: number of attached files. Pure. */
export function enquiryNotice(row: EnquiryTable, to: Addressee, email: string, files: number): Mail {
  const title = `${row.kind === 'group' ? 'Group enquiry' : 'Message'} for ${nameAddressee(to)}`;
  return {
    id: `enquiry-notice/${row.reference}`,
    to: email,
    subject: `${title}, ${row.reference}`,
    ...writeMail({
      letterhead: to.letterhead,
      title,
      headline: headlineOf(row),
      opening: [row.kind === 'group' ? 'A group would like to come.' : 'Somebody has written to you.'],
      facts: toFacts([
        ['Kind', row.type_name],
        ['Reason', [row.reason_name, row.sub_reason_name].filter(Boolean).join(', ')],
        ['People', row.guests],
        ['Name', `${row.first_name} ${row.last_name}`],
        ['Email', row.email],
        ['Telephone', row.phone],
        ['Message', row.message],
        ['Files', files],
        ['Reference', row.reference],
      ]),
      reason: noticeReason,
    }),
  };
}
