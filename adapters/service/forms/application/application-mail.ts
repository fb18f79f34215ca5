import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { Job } from '#schemas/domain/job/job.ts';

interface ApplicationMailInput {
  readonly reference: string;
  readonly email: string;
  readonly vacancy: Job;
  readonly letterhead: Letterhead;
}

/** The mail that confirms the receipt of an application. */
export const applicationMail = ({ reference, email, vacancy, letterhead }: ApplicationMailInput): Mail => ({
  id: `application/${reference}`,
  to: email,
  subject: `Your application: ${vacancy.name}, ${reference}`,
  ...writeMail({
    letterhead,
    title: `Your application to ${letterhead.brand}`,
    opening: ['Hello,', 'Thank you for applying. The restaurant reads it and answers you by email.'],
    facts: [
      ['Job', vacancy.name],
      ...(vacancy.location ? [['Where', vacancy.location] as const] : []),
      ['Reference', reference],
    ],
    closers: ['We keep your application for six months and delete it then.'],
    reason: 'You get this mail because somebody applied for this job with this email address.',
  }),
});
