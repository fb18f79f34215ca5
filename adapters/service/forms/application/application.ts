import type { z } from 'zod';
import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import type { jobApplication } from '#schemas/api/listings/jobs.ts';
import { type Job, job } from '#schemas/domain/job/job.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { formContext } from '../form-choices.ts';
import type { FormLimitReached } from '../form-limits.ts';
import { readValues } from '../validate-values.ts';
import { applicationCode, declineBy } from './application-code.ts';
import { keepApplication } from './keep-application.ts';
import { receiveFiles } from './receive-files.ts';

type Body = z.output<typeof jobApplication>;

const fileRule = jobApplyForm.fields.shape.resume.unwrap().meta()?.presentation;

/** Takes an application for a job that is open; undefined: it is kept. `now` in milliseconds. */
export async function takeApplication(
  service: Pick<Service, 'database' | 'files' | 'limits' | 'jobNameHyphen' | 'workHistoryYears'>,
  body: Body,
  now: number,
): Promise<FormLimitReached | undefined> {
  const vacancy = await findOpenJob(service.database, body.jobId, now);
  if (!vacancy)
    return {
      declined: 'This job is no longer open. Please look at the other jobs we have.',
      errorCode: applicationCode.failed,
    };
  const files = await receiveFiles(body.resume ? [body.resume.file] : [], fileRule);
  if (typeof files === 'string') return { declined: files, errorCode: applicationCode.invalid };
  const result = readValues(
    jobApplyForm,
    { ...valuesOf(body), resume: files.map(({ id, name, size }) => ({ id, name, size })) },
    {
      ...formContext(now),
      job: {
        cvRequired: vacancy.cv_required,
        experienceRequired: vacancy.work_experience_required,
        questions: vacancy.questions,
        hyphens: service.jobNameHyphen,
        workYears: service.workHistoryYears,
      },
    },
  );
  if (!result.ok) return declineBy(applicationCode.invalid);
  return keepApplication(service, { vacancy, values: result.values, files }, now);
}

async function findOpenJob(connection: Connection, id: string, now: number): Promise<Job | undefined> {
  const content = await readContent(connection, 'job', id);
  const found = content === undefined ? undefined : job.parse(JSON.parse(content));
  const { today } = formContext(now);
  return found?.validThrough !== undefined && found.validThrough < today ? undefined : found;
}

/** The application as the form has it: an end that is null is none, and every answer is a list. */
const valuesOf = ({ experience, questions, jobId: _, ...person }: Body) => ({
  ...person,
  experience: experience?.map(({ toMonth, toYear, ...row }) => ({
    ...row,
    toMonth: toMonth ?? undefined,
    toYear: toYear ?? undefined,
  })),
  questions: questions?.map(({ id, answer }) => ({
    id,
    answer: (typeof answer === 'string' ? [answer] : answer).filter((each) => each.trim() !== ''),
  })),
});
