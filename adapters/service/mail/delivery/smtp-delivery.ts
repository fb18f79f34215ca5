import { createTransport } from 'nodemailer';
import type { MailDelivery } from './mail-delivery.ts';

export interface SmtpOptions {
  /** `smtps://user:password@mail.example.com` */
  readonly url: string;
  /** The sender: `Pandan Row <bookings@example.com>`. */
  readonly from: string;
}

const parseDomain = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** Message-ID of a mail. The same for every attempt, so that mail servers can detect duplicates. */
export const createMessageId = (id: string, from: string): string =>
  `<${id.replace(/[^A-Za-z0-9.-]/g, '.')}@${parseDomain(from)}>`;

/** The method of a calendar file, which its content type repeats. Source: RFC 6047, section 2.4. */
const parseMethod = (calendar: string): string => /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** Headers of the mail program's own button for leaving a list. Source: RFC 8058, section 3.1. */
const leaveHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Delivers mails by SMTP. Every timeout is shorter than the lease of a mail in the outbox. */
export function createSmtpDelivery({ url, from }: SmtpOptions): MailDelivery {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ id, to, subject, text, html, calendar, leaveUrl }) {
      await transport.sendMail({
        messageId: createMessageId(id, from),
        from,
        // Passed as an object, so that no character in it can add a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: leaveUrl === undefined ? {} : leaveHeaders(leaveUrl),
        attachments:
          calendar === undefined
            ? []
            : [
                {
                  filename: 'table.ics',
                  content: calendar,
                  contentType: `text/calendar; charset=utf-8; method=${parseMethod(calendar)}`,
                },
              ],
      });
    },
  };
}
