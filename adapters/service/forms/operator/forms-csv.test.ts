import { expect, it } from 'vitest';
import { applicationColumns } from './forms-csv.ts';

const period = { fromMonth: 2, fromYear: 2020, isCurrentRole: false };
const application = {
  reference: 'PR-7KQ2',
  jobId: '900',
  job: 'Head chef',
  firstName: 'Ada',
  secondName: 'Byron',
  email: 'ada@example.com',
  telephone: '01632 960 001',
  answers: [],
  files: [],
  createdAt: '2026-11-21T12:00:00.000Z',
  deleteAfter: '2027-05-23T12:00:00.000Z',
};

it.each([
  ['ended', { ...period, toMonth: 5, toYear: 2024 }, '2/2020 to 5/2024'],
  ['is the current role', { ...period, toMonth: 5, toYear: 2024, isCurrentRole: true }, '2/2020 to now'],
  ['has no end', period, '2/2020 to now'],
])('the CSV file of applications has the period of a place of work that %s [ops.restaurant]', (_, work, text) => {
  const experience = [{ employer: 'Kopi', jobTitle: 'Chef', ...work }];
  const column = applicationColumns.find(([name]) => name === 'Experience');
  expect(column?.[1]({ ...application, experience })).toBe(`Chef, Kopi, ${text}`);
});
