import { expect, it } from 'vitest';
import { formatSalary } from './format-salary.ts';

it.each([
  ['12.6', '£12.60'],
  ['34000', '£34,000'],
  ['999', '£999'],
  ['12.6 per hour', '£12.60 per hour'],
  ['1234567.05 a year', '£1,234,567.05 a year'],
  ['£34,000', '£34,000'],
  ['Competitive', 'Competitive'],
  ['12 to 14 an hour', '12 to 14 an hour'],
  ['40% off meals', '40% off meals'],
])('shows the pay “%s” as “%s” [jobs.list] [jobs.detail]', (salary, shown) => {
  expect(formatSalary(salary)).toBe(shown);
});
