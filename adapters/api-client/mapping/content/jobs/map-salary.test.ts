import { expect, it } from 'vitest';
import { parsePay } from '#schemas/domain/job/parse-pay.ts';
import { mapJob } from './map-job.ts';
import { mapSalary } from './map-salary.ts';

it.each([
  [{ min: 11.44, max: 12.6, period: 'hour' }, '£11.44 to £12.60 per hour', { from: 11.44, to: 12.6, per: 'hour' }],
  [
    { from: '28000', to: '£32,000', unit: 'per annum' },
    '£28,000 to £32,000 per year',
    { from: 28000, to: 32000, per: 'year' },
  ],
  [
    { currency: 'GBP', value: { minValue: 12, maxValue: 12, unitText: 'HOUR' } },
    '£12 per hour',
    { from: 12, per: 'hour' },
  ],
  [{ amount: 480, per: 'week' }, '£480 per week', { from: 480, per: 'week' }],
])('reads the pay %j as text, from which its amounts can be read [upstream.mapping]', (stated, text, pay) => {
  expect(mapSalary(stated)).toBe(text);
  expect(parsePay(text)).toEqual(pay);
});

it('has a lowest amount alone, and the text of an object that has one [upstream.mapping]', () => {
  expect(mapSalary({ min: 11.5, period: 'hourly' })).toBe('From £11.50 per hour');
  expect(mapSalary({ min: 1150, text: '£11.50 plus tips' })).toBe('£11.50 plus tips');
});

it.each([
  { min: 11.44, max: 12.6 },
  { min: 1144, max: 1260, period: 'hour' },
  { min: 28, max: 32, period: 'year' },
  { amount: 1144, period: 'hour' },
  { amount: 28, period: 'year' },
  { max: 12.6, period: 'hour' },
  { min: 12, max: 'negotiable', period: 'hour' },
  { min: 11.44, period: 'hour', currency: 'EUR' },
  { min: 12, max: 11, period: 'hour' },
])('does not guess the pay in %j [upstream.mapping]', (stated) => {
  expect(mapSalary(stated)).toBe(stated);
});

it('reads the amounts of a vacancy that has them beside each other [upstream.mapping]', () => {
  const job = { job_id: '1', name: 'Chef', salaryMin: 30000, salaryMax: 34000, salaryPeriod: 'Annual' };
  expect(mapJob(job)).toMatchObject({ salary: '£30,000 to £34,000 per year' });
});
