import { expect, it } from 'vitest';
import { job } from '#schemas/domain/job/job.ts';
import { listVacancyValues } from './list-vacancy-values.ts';

const vacancy = (job_id: string, more: object) =>
  job.parse({ job_id, name: 'Chef', position_unique_name: 'chef', category: 'Bakery', ...more });

it('the texts of vacancies say in which vacancy they are, if it is one [editor.content]', () => {
  const jobs = [vacancy('1', { jobtype: 'Weekends' }), vacancy('2', { location: 'Head Office' }), vacancy('3', {})];
  expect(listVacancyValues(jobs)).toEqual({
    jobtype: [{ value: 'Weekends', onlyIn: '1' }],
    category: [{ value: 'Bakery' }],
    location: [{ value: 'Head Office', onlyIn: '2' }],
  });
});
