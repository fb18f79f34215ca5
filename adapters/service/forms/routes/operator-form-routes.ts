import type { RouteResponse } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { operatorFormEndpoints } from '#schemas/api/operator/operator-forms.ts';
import { applicationsCsv, enquiriesCsv, signUpsCsv, submissionsCsv } from '../operator/forms-csv.ts';
import { listApplications, listEnquiries, listSignUps, listSubmissions } from '../operator/list-forms.ts';

const file = (filename: string, text: string): RouteResponse => ({
  kind: 'text',
  type: 'text/csv; charset=utf-8; header=present',
  text,
  filename,
});

export const operatorFormRoutes = {
  enquiries: route(operatorFormEndpoints.enquiries, async ({ query, reply }, { database }) =>
    reply({ enquiries: await listEnquiries(database, query.since) }),
  ),
  enquiriesFile: route(operatorFormEndpoints.enquiriesFile, async ({ query }, { database }) =>
    file(`enquiries-${query.since}.csv`, enquiriesCsv(await listEnquiries(database, query.since))),
  ),
  signUps: route(operatorFormEndpoints.signUps, async ({ query, reply }, { database }) =>
    reply({ signUps: await listSignUps(database, query.since) }),
  ),
  signUpsFile: route(operatorFormEndpoints.signUpsFile, async ({ query }, { database }) =>
    file(`sign-ups-${query.since}.csv`, signUpsCsv(await listSignUps(database, query.since))),
  ),
  applications: route(operatorFormEndpoints.applications, async ({ query, reply }, { database }) =>
    reply({ applications: await listApplications(database, query.since) }),
  ),
  applicationsFile: route(operatorFormEndpoints.applicationsFile, async ({ query }, { database }) =>
    file(`applications-${query.since}.csv`, applicationsCsv(await listApplications(database, query.since))),
  ),
  submissions: route(operatorFormEndpoints.submissions, async ({ query, reply }, { database }) =>
    reply({ submissions: await listSubmissions(database, query.since) }),
  ),
  submissionsFile: route(operatorFormEndpoints.submissionsFile, async ({ query }, { database }) =>
    file(`submissions-${query.since}.csv`, submissionsCsv(await listSubmissions(database, query.since))),
  ),
};
