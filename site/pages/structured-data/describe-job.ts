import type { Settings } from '#schemas/content/settings/settings.ts';
import { formatSalary } from '#schemas/domain/job/format-salary.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobPath } from '#schemas/domain/job/job-path.ts';
import { getWorkTimes } from '#schemas/domain/job/job-search.ts';
import { parsePay } from '#schemas/domain/job/parse-pay.ts';

interface JobContext {
  readonly settings: Pick<Settings, 'siteName'>;
  readonly origin: string;
  /** Whether visitors can apply on the page itself. */
  readonly applies: boolean;
}

const employment = { full: 'FULL_TIME', part: 'PART_TIME' } as const;

/** Source: schema.org/JobPosting, and Google’s guidelines for the required properties of job postings. */
export function describeJob(job: Job, { settings, origin, applies }: JobContext): object {
  const { job_id, name, description, datePosted, validThrough } = job;
  const times = getWorkTimes(job).map((time) => employment[time]);
  const salary = describePay(job);
  return {
    '@type': 'JobPosting',
    title: name,
    url: origin + jobPath(job_id),
    identifier: { '@type': 'PropertyValue', name: settings.siteName, value: job_id },
    description: description ?? name,
    hiringOrganization: { '@type': 'Organization', name: settings.siteName, sameAs: `${origin}/` },
    jobLocation: describePlace(job),
    directApply: applies,
    ...(datePosted && { datePosted }),
    // Valid until the end of the last day.
    ...(validThrough && { validThrough: `${validThrough}T23:59` }),
    ...(times.length > 0 && { employmentType: times }),
    ...(salary && { baseSalary: salary }),
  };
}

const describePlace = ({ location, city, lat, lng }: Job): object => ({
  '@type': 'Place',
  ...(location && { name: location }),
  address: { '@type': 'PostalAddress', ...(city && { addressLocality: city }), addressCountry: 'GB' },
  ...(lat !== undefined && lng !== undefined && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
});

function describePay({ salary }: Job): object | undefined {
  const pay = salary === undefined ? undefined : parsePay(formatSalary(salary));
  if (!pay) return undefined;
  const { from, to, per } = pay;
  const amount = to === undefined ? { value: from } : { minValue: from, maxValue: to };
  return {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: per.toUpperCase() },
  };
}
