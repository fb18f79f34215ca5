import { z } from 'zod';
import { sentId } from '#schemas/content/field/id-kind.ts';
import { job } from '#schemas/domain/job/job.ts';
import { jobApplyForm } from '#schemas/forms/job-apply/job-apply.form.ts';
import { defineEndpoint } from '../endpoint.ts';
import { geoPlace, maxListed, outcome, pathId, placeQuery, wireFile } from '../wire.ts';

const month = z.int().min(1).max(12);
const year = z.int().min(1900).max(2200);

/** A geocoding reply in the maps provider’s format; only `geometry.location` of the first result is used. */
export const geocoding = z.object({
  status: z.string().max(40).optional(),
  results: z.array(
    z.object({
      formatted_address: z.string().max(300).optional(),
      geometry: z.object({
        location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      }),
    }),
  ),
});

const { email, firstName, secondName, telephone } = jobApplyForm.fields.shape;

/** The body of a job application; the CV is base64. */
export const jobApplication = z.object({
  email,
  firstName,
  secondName,
  telephone,
  jobId: sentId(pathId('Job', 'The vacancy’s id.'), 'job'),
  resume: z.object({ file: wireFile }).optional(),
  experience: z
    .array(
      z.object({
        employer: z.string().min(1).max(120),
        jobTitle: z.string().min(1).max(120),
        fromMonth: month,
        fromYear: year,
        toMonth: month.nullish(),
        toYear: year.nullish(),
        isCurrentRole: z.boolean(),
      }),
    )
    .max(20)
    .optional(),
  questions: z
    .array(
      z.object({
        id: sentId(z.string().max(60), 'question'),
        answer: z.union([z.string().max(4000), z.array(z.string().max(200)).max(30)]),
      }),
    )
    .max(60)
    .optional(),
});

const applicationOutcome = outcome
  .extend({
    reference: z.coerce
      .string()
      .max(60)
      .nullish()
      .meta({ title: 'Reference', description: 'The reference of the application, for the applicant.' }),
  })
  .meta({ title: 'Application outcome', description: 'Whether the application was accepted, and its reference.' });

export const jobEndpoints = {
  jobs: defineEndpoint({
    name: 'jobs',
    summary: 'Lists all vacancies.',
    method: 'GET',
    path: '/api/jobs',
    reply: z.object({ jobs: z.array(job).max(maxListed) }),
  }),
  job: defineEndpoint({
    name: 'job',
    summary: 'Returns one vacancy.',
    method: 'GET',
    path: '/api/jobs/{jobId}',
    params: z.object({ jobId: pathId('Job', 'The vacancy’s id.') }),
    reply: job,
  }),
  jobLocations: defineEndpoint({
    name: 'jobLocations',
    summary: 'Suggests places that start with the typed text.',
    method: 'POST',
    path: '/api/jobs/locations',
    body: z.object({ query: placeQuery }),
    reply: z.array(geoPlace).max(20),
  }),
  jobGeocode: defineEndpoint({
    name: 'jobGeocode',
    summary: 'Geocodes a place or postcode, in the maps provider’s format. The list is empty if there is no match.',
    method: 'GET',
    path: '/api/jobs/locations',
    query: z.object({ query: placeQuery, sessionKey: z.string().max(80).optional() }),
    reply: geocoding,
  }),
  jobApplication: defineEndpoint({
    name: 'jobApplication',
    summary: 'Sends an application.',
    method: 'POST',
    path: '/api/jobs/application',
    body: jobApplication,
    reply: applicationOutcome,
  }),
};
