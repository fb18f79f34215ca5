import { customValue, optionalText } from './parse/value.ts';

function readSmtpUrl(text: string): string | undefined {
  const url = text.length <= 500 ? URL.parse(text) : null;
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && url.hash === '' ? text : undefined;
}

/** Mail of the embedded service. */
export const mailValues = {
  smtpUrl: customValue<string | undefined>(
    {
      description:
        'URL of the mail server of the embedded service. Unset: mails are stored in a mailbox that can be read on this machine.',
      mustBe: 'an address like smtps://user:password@mail.example.com, with @ / # in a password written as %40 %2F %23',
      secret: true,
    },
    undefined,
    readSmtpUrl,
  ),
  mailFrom: optionalText(
    'Sender of the mails.',
    /^([^<>@"\r\n]{1,80} <[^\s<>@,]{1,64}@[^\s<>@,]{1,190}>|[^\s<>@,]{1,64}@[^\s<>@,]{1,190})$/u,
    'like Pandan Row <bookings@example.com>',
  ),
};
