import { writeMail } from '#adapters/service/booking/mail/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { Job } from '#schemas/domain/job/job.ts';

interface ApplicationMailInput {
  readonly reference: string;
  readonly email: string;
  readonly vacancy: Job;
  readonly brand: string;
}

/** The mail that confirms the receipt of an application. */
export const applicationMail = ({ reference, email, vacancy, brand }: ApplicationMailInput): Mail => ({
  id: `application/${reference}`,
  to: email,
  subject: `Your application: ${vacancy.name}, ${reference}`,
  ...writeMail({
    title: `Your application to ${brand}`,
    opening: ['Hello,', 'Thank you for applying. The restaurant reads it and answers you by email.'],
    facts: [
      ['Reference', reference],
      ['Job', vacancy.name],
      ...(vacancy.location ? [['Where', vacancy.location] as const] : []),
    ],
    closers: ['We keep your application for six months and delete it then.'],
    brand,
  }),
});
