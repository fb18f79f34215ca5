import { applicationCode } from '#adapters/service/forms/application/application-code.ts';
import { submitApplication } from '#adapters/service/forms/application/submit-application.ts';
import { createFormOutcome } from '#adapters/service/forms/form-outcome.ts';
import { storedList, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { jobEndpoints } from '#schemas/api/listings/jobs.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { searchPlaces } from '../gazetteer/search-places.ts';
import { listContents, readContent } from '../store/contents.ts';
import { oncePerChange } from '../store/once-per-change.ts';
import { listPlaces } from '../store/places.ts';

const replyWithJobs = oncePerChange(['job'], async (database) =>
  storedList('jobs', await listContents(database, 'job')),
);

export const jobRoutes = {
  jobs: route(jobEndpoints.jobs, (_, { database }) => replyWithJobs(database)),
  job: route(jobEndpoints.job, async ({ params }, { database }) =>
    storedOr404(await readContent(database, 'job', params.jobId), 'There is no such job.'),
  ),
  jobLocations: route(jobEndpoints.jobLocations, async ({ body, reply }, { database }) =>
    reply(searchPlaces(await listPlaces(database), body.query)),
  ),
  jobGeocode: route(jobEndpoints.jobGeocode, async ({ query, reply }, { database }) => {
    const places = searchPlaces(await listPlaces(database), query.query);
    return reply({
      status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
      results: places.map(({ label, lat, lng }) => ({
        formatted_address: label,
        geometry: { location: { lat, lng } },
      })),
    });
  }),
  jobApplication: route(
    jobEndpoints.jobApplication,
    async ({ body, reply }, service) => {
      const result = await submitApplication(service, body, service.clock.now());
      return reply(
        'reference' in result
          ? createFormOutcome(service, undefined, { reference: result.reference })
          : createFormOutcome(service, result),
      );
    },
    { badRequestMessage: bookingMessage(applicationCode.invalid) },
  ),
};
