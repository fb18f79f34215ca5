import type { z } from 'zod';
import { newReference } from '#adapters/service/booking/availability/reference.ts';
import { readBrand } from '#adapters/service/booking/mail/brand.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { recipientKey } from '#adapters/service/mail/delivery/recipient-key.ts';
import { takeRecipientTurn } from '#adapters/service/mail/delivery/recipient-turn.ts';
import { putMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import type { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { dayMs, declineAddress, declineMoment, type FormLimitReached } from '../form-limits.ts';
import { applicationCode, declineBy } from './application-code.ts';
import { applicationMail } from './application-mail.ts';
import type { ReceivedFile } from './receive-files.ts';
import { decideWithFiles, noteFiles } from './with-files.ts';

/** How long an application is kept: six months. Source: the ICO on recruitment records asks for a stated period. */
const keptMs = 183 * dayMs;

interface Application {
  readonly vacancy: Job;
  readonly values: z.output<typeof jobApplyForm.fields>;
  readonly files: readonly ReceivedFile[];
}

/** Keeps an application with its CV and thanks for it: one for each job and address. `now` in milliseconds. */
export async function keepApplication(
  means: Pick<Service, 'database' | 'files' | 'limits'>,
  application: Application,
  now: number,
): Promise<FormLimitReached | undefined> {
  const { files, values, vacancy } = application;
  return decideWithFiles(means, files, async (connection) => {
    // First of all, so that of two at once the second finds the first.
    await takeRecipientTurn(connection, values.email);
    if (await isRepeated(connection, application)) return { keep: false, value: declineBy(applicationCode.repeated) };
    const refused = await declineAddress(connection, { email: values.email, now }, means.limits);
    if (refused) return { keep: false, value: refused };
    const row = rowOf(application, now);
    await connection.insertInto('applications').values(row).execute();
    await noteFiles(connection, row.reference, files);
    const brand = await readBrand(connection);
    const told = { reference: row.reference, email: row.email, vacancy, brand };
    await putMail(connection, applicationMail(told), row.created_at);
    const declined = await declineMoment(connection, { mails: 1, now }, means.limits);
    return { keep: declined === undefined, value: declined };
  });
}

async function isRepeated(connection: Connection, { vacancy, values }: Application): Promise<boolean> {
  const known = await connection
    .selectFrom('applications')
    .select('reference')
    .where('job_id', '=', vacancy.job_id)
    .where('email_key', '=', recipientKey(values.email))
    .executeTakeFirst();
  return known !== undefined;
}

/** The answers are kept with the questions as they were asked: the vacancy may ask others later. */
const rowOf = ({ vacancy, values }: Application, now: number) => ({
  reference: newReference(),
  job_id: vacancy.job_id,
  job_name: vacancy.name,
  first_name: values.firstName,
  second_name: values.secondName,
  email: values.email,
  email_key: recipientKey(values.email),
  telephone: values.telephone,
  experience: JSON.stringify(values.experience ?? []),
  questions: JSON.stringify(
    vacancy.questions.flatMap(({ id, text }) => {
      const answer = values.questions?.find((each) => each.id === id)?.answer ?? [];
      return answer.length > 0 ? [{ question: text, answer }] : [];
    }),
  ),
  created_at: new Date(now).toISOString(),
  delete_after: new Date(now + keptMs).toISOString(),
});
