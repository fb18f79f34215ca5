import { createTransport } from 'nodemailer';
import type { MailDelivery } from './mail-delivery.ts';

export interface SmtpInput {
  /** `smtps://user:password@mail.example.com` */
  readonly url: string;
  /** The sender, `Pandan Row <bookings@example.com>`. */
  readonly from: string;
}

const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Stays the same when a mail is sent again, so that mailboxes can tell that it is the same mail. */
export const messageId = (id: string, from: string): string =>
  `<${id.replace(/[^A-Za-z0-9.-]/g, '.')}@${domainOf(from)}>`;

/** What a calendar file asks for, which its type says as well. Source: RFC 6047, section 2.4. */
const methodOf = (calendar: string): string => /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** Hands mails to a mail server. Every wait is shorter than the outbox holds a mail for one sender. */
export function createSmtpDelivery({ url, from }: SmtpInput): MailDelivery {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ id, to, subject, text, html, calendar }) {
      await transport.sendMail({
        messageId: messageId(id, from),
        from,
        // As a value of its own, so that no sign in it can become a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments:
          calendar === undefined
            ? []
            : [
                {
                  filename: 'table.ics',
                  content: calendar,
                  contentType: `text/calendar; charset=utf-8; method=${methodOf(calendar)}`,
                },
              ],
      });
    },
  };
}
