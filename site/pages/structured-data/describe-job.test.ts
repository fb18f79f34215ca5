import { expect, it } from 'vitest';
import { job } from '#schemas/domain/job/job.ts';
import { describeJob } from './describe-job.ts';

const advertised = { settings: { siteName: 'Pandan Row' }, origin: 'https://site.example', applies: true };
const least = { job_id: '7', name: 'Runner', position_unique_name: 'runner', category: 'Front of House' };

it('contains everything that a job posting needs [jobs.detail]', () => {
  const chef = job.parse({
    ...least,
    jobtype: 'Full or part time',
    description: '<p>Wok line.</p>',
    location: 'Soho',
    city: 'London',
    lat: 51.5,
    lng: -0.1,
    salary: '£14–£16 per hour',
    datePosted: '2026-11-02',
    validThrough: '2026-12-31',
  });
  expect(describeJob(chef, advertised)).toEqual({
    '@type': 'JobPosting',
    title: 'Runner',
    url: 'https://site.example/careers/job/7',
    identifier: { '@type': 'PropertyValue', name: 'Pandan Row', value: '7' },
    description: '<p>Wok line.</p>',
    hiringOrganization: { '@type': 'Organization', name: 'Pandan Row', sameAs: 'https://site.example/' },
    jobLocation: {
      '@type': 'Place',
      name: 'Soho',
      address: { '@type': 'PostalAddress', addressLocality: 'London', addressCountry: 'GB' },
      geo: { '@type': 'GeoCoordinates', latitude: 51.5, longitude: -0.1 },
    },
    directApply: true,
    datePosted: '2026-11-02',
    validThrough: '2026-12-31T23:59',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 14, maxValue: 16, unitText: 'HOUR' },
    },
  });
});

it('describes pay without a currency in pounds [jobs.detail]', () => {
  expect(describeJob(job.parse({ ...least, salary: '12.6 per hour' }), advertised)).toMatchObject({
    baseSalary: { currency: 'GBP', value: { value: 12.6, unitText: 'HOUR' } },
  });
});

it('omits pay, hours and dates that the vacancy does not have [upstream.claims]', () => {
  const plain = describeJob(job.parse({ ...least, salary: 'Competitive', jobtype: 'Seasonal' }), advertised);
  for (const part of ['baseSalary', 'employmentType', 'datePosted', 'validThrough'])
    expect(plain, part).not.toHaveProperty(part);
});

it('describes a vacancy without a text by its name, and a place on the meridian [jobs.detail]', () => {
  expect(describeJob(job.parse({ ...least, lat: 51.5, lng: 0 }), advertised)).toMatchObject({
    description: 'Runner',
    jobLocation: { geo: { latitude: 51.5, longitude: 0 } },
  });
});
