import type { z } from 'zod';
import { createBookingReference } from '#adapters/service/booking/availability/booking-reference.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { lockRecipient } from '#adapters/service/mail/delivery/lock-recipient.ts';
import { normalizeEmail } from '#adapters/service/mail/delivery/normalize-email.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import type { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { checkMinuteLimit, dayMs, type FormRejection, isAddressLimitReached } from '../form-limits.ts';
import { applicationCode, createRejection } from './application-code.ts';
import { applicationMail } from './application-mail.ts';
import type { ReceivedFile } from './receive-files.ts';
import { insertFiles, runTransactionWithFiles } from './transaction-with-files.ts';

/**
 * Applications are stored for six months. Source: the ICO's guidance on recruitment records requires a stated period.
 */
const retentionMs = 183 * dayMs;

interface Application {
  readonly vacancy: Job;
  readonly values: z.output<typeof jobApplyForm.fields>;
  readonly files: readonly ReceivedFile[];
}

/** A saved application. */
export interface AcceptedApplication {
  /** Its unique key, which the mail names as well. */
  readonly reference: string;
}

/**
 * Saves an application with its CV, one per job and address, and confirms it within the limit of the address. `now` in
 * milliseconds.
 */
export async function saveApplication(
  dependencies: Pick<Service, 'database' | 'files' | 'limits' | 'siteOrigin' | 'theme'>,
  application: Application,
  now: number,
): Promise<FormRejection | AcceptedApplication> {
  const { files, values, vacancy } = application;
  return runTransactionWithFiles(dependencies, files, async (connection) => {
    // Lock first, so that the second of two concurrent applications sees the first.
    await lockRecipient(connection, values.email);
    if (await isDuplicate(connection, application))
      return { commit: false, value: createRejection(applicationCode.repeated) };
    const isUnconfirmed = await isAddressLimitReached(connection, { email: values.email, now }, dependencies.limits);
    const row = toRow(application, now);
    await connection.insertInto('applications').values(row).execute();
    await insertFiles(connection, row.reference, files);
    const accepted = { reference: row.reference };
    if (isUnconfirmed) return { commit: true, value: accepted };
    const letterhead = await readLetterhead(connection, dependencies);
    const { reference, email, first_name: firstName } = row;
    const mailInput = { reference, email, firstName, vacancy, letterhead };
    await queueMail(connection, applicationMail(mailInput), row.created_at);
    const minuteRejection = await checkMinuteLimit(connection, { mails: 1, now }, dependencies.limits);
    return { commit: minuteRejection === undefined, value: minuteRejection ?? accepted };
  });
}

async function isDuplicate(connection: Connection, { vacancy, values }: Application): Promise<boolean> {
  const existing = await connection
    .selectFrom('applications')
    .select('reference')
    .where('job_id', '=', vacancy.job_id)
    .where('email_key', '=', normalizeEmail(values.email))
    .executeTakeFirst();
  return existing !== undefined;
}

/** Stores the answers with the wording of their questions, because the vacancy may change later. */
const toRow = ({ vacancy, values }: Application, now: number) => ({
  reference: createBookingReference(),
  job_id: vacancy.job_id,
  job_name: vacancy.name,
  first_name: values.firstName,
  second_name: values.secondName,
  email: values.email,
  email_key: normalizeEmail(values.email),
  telephone: values.telephone,
  experience: JSON.stringify(values.experience ?? []),
  questions: JSON.stringify(
    vacancy.questions.flatMap(({ id, text }) => {
      const answer = values.questions?.find((each) => each.id === id)?.answer ?? [];
      return answer.length > 0 ? [{ question: text, answer }] : [];
    }),
  ),
  created_at: new Date(now).toISOString(),
  delete_after: new Date(now + retentionMs).toISOString(),
});
