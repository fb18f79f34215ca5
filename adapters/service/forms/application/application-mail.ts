import { greet } from '#adapters/service/booking/mail/typed-text.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobPath, jobSearchPath } from '#schemas/domain/job/job-path.ts';

interface ApplicationMailInput {
  readonly reference: string;
  readonly email: string;
  readonly firstName: string;
  readonly vacancy: Job;
  readonly letterhead: Letterhead;
}

/** The mail that confirms the receipt of an application. The address is not verified. Pure. */
export function applicationMail({ reference, email, firstName, vacancy, letterhead }: ApplicationMailInput): Mail {
  const title = `Your application: ${[vacancy.name, vacancy.location].filter(Boolean).join(', ')}`;
  const { siteUrl } = letterhead;
  return {
    id: `application/${reference}`,
    to: email,
    subject: `${title}, ${reference}`,
    ...writeMail({
      letterhead,
      title,
      opening: [greet(firstName), 'Thank you for applying. The restaurant reads it and answers you by email.'],
      facts: [
        ['Job', vacancy.name],
        ...(vacancy.location ? [['Where', vacancy.location] as const] : []),
        ['Reference', reference],
      ],
      links: [
        { label: 'All vacancies', address: siteUrl + jobSearchPath, isButton: true },
        {
          label: 'The vacancy that you applied for',
          address: siteUrl + jobPath(vacancy.job_id),
        },
      ],
      closers: ['We keep your application for six months and delete it then.'],
      reason: 'You get this mail because somebody applied for this job with this email address.',
    }),
  };
}
