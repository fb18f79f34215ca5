import type { z } from 'zod';
import { readContent } from '#adapters/service/content/store/contents.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import type { jobApplication } from '#schemas/api/listings/jobs.ts';
import { type Job, job } from '#schemas/domain/job/job.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { createFormContext } from '../form-choices.ts';
import type { FormRejection } from '../form-limits.ts';
import { readValues } from '../validate-values.ts';
import { applicationCode, createRejection } from './application-code.ts';
import { receiveFiles } from './receive-files.ts';
import { type AcceptedApplication, saveApplication } from './save-application.ts';

type Body = z.output<typeof jobApplication>;

const fileRule = jobApplyForm.fields.shape.resume.unwrap().meta()?.presentation;

/** Saves an application for an open job. Returns its reference, or a rejection if it is not accepted. `now` in milliseconds. */
export async function submitApplication(
  service: Pick<
    Service,
    'database' | 'files' | 'limits' | 'siteOrigin' | 'theme' | 'jobNameHyphen' | 'workHistoryYears'
  >,
  body: Body,
  now: number,
): Promise<FormRejection | AcceptedApplication> {
  const vacancy = await findOpenJob(service.database, body.jobId, now);
  if (!vacancy)
    return {
      message: 'This job is no longer open. Please look at the other jobs we have.',
      errorCode: applicationCode.failed,
    };
  const files = await receiveFiles(body.resume ? [body.resume.file] : [], fileRule);
  if (typeof files === 'string') return { message: files, errorCode: applicationCode.invalid };
  const result = readValues(
    jobApplyForm,
    { ...toFormValues(body), resume: files.map(({ id, name, size }) => ({ id, name, size })) },
    {
      ...createFormContext(now),
      job: {
        cvRequired: vacancy.cv_required,
        experienceRequired: vacancy.work_experience_required,
        questions: vacancy.questions,
        hyphens: service.jobNameHyphen,
        workYears: service.workHistoryYears,
      },
    },
  );
  if (!result.ok) return createRejection(applicationCode.invalid);
  return saveApplication(service, { vacancy, values: result.values, files }, now);
}

async function findOpenJob(connection: Connection, id: string, now: number): Promise<Job | undefined> {
  const content = await readContent(connection, 'job', id);
  const found = content === undefined ? undefined : job.parse(JSON.parse(content));
  const { today } = createFormContext(now);
  return found?.validThrough !== undefined && found.validThrough < today ? undefined : found;
}

/** The request as values of the form: an end date of null is left out, and every answer becomes a list. */
const toFormValues = ({ experience, questions, jobId: _, ...person }: Body) => ({
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
