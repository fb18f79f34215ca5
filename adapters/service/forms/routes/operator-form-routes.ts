import type { Database } from '#adapters/service/database/tables.ts';
import { type Columns, writeCsvHeadings, writeCsvRows } from '#adapters/service/http/csv.ts';
import type { RouteResponse } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { operatorFormEndpoints } from '#schemas/api/operator/operator-forms.ts';
import { applicationColumns, enquiryColumns, signUpColumns, submissionColumns } from '../operator/forms-csv.ts';
import { type Listed, listApplications, listEnquiries, listSignUps, listSubmissions } from '../operator/list-forms.ts';
import type { ListRange } from '../operator/list-page.ts';

type List<Entry> = (database: Database, range: ListRange) => Promise<Listed<Entry>>;

/** Entries that are in memory at once while a file is sent. */
const entriesPerChunk = 1000;

/** A list as a CSV file, sent page by page. */
async function csvFile<Entry>(
  database: Database,
  name: string,
  since: string,
  list: List<Entry>,
  columns: Columns<Entry>,
): Promise<RouteResponse> {
  const pageAfter = (after?: string): Promise<Listed<Entry>> =>
    list(database, { since, after, limit: entriesPerChunk });
  // Read before anything is sent, so that a failure still has its status.
  const first = await pageAfter();
  async function* write(): AsyncGenerator<string> {
    yield writeCsvHeadings(columns) + writeCsvRows(columns, first.entries);
    for (let { next } = first; next !== undefined; ) {
      const page = await pageAfter(next);
      yield writeCsvRows(columns, page.entries);
      ({ next } = page);
    }
  }
  const type = 'text/csv; charset=utf-8; header=present';
  return { kind: 'stream', type, chunks: write(), filename: `${name}-${since}.csv` };
}

const { enquiries, signUps, applications, submissions } = operatorFormEndpoints;
const { enquiriesFile, signUpsFile, applicationsFile, submissionsFile } = operatorFormEndpoints;

export const operatorFormRoutes = {
  enquiries: route(enquiries, async ({ query, reply }, { database }) => {
    const { entries, next } = await listEnquiries(database, query);
    return reply({ enquiries: [...entries], next });
  }),
  enquiriesFile: route(enquiriesFile, ({ query }, { database }) =>
    csvFile(database, 'enquiries', query.since, listEnquiries, enquiryColumns),
  ),
  signUps: route(signUps, async ({ query, reply }, { database }) => {
    const { entries, next } = await listSignUps(database, query);
    return reply({ signUps: [...entries], next });
  }),
  signUpsFile: route(signUpsFile, ({ query }, { database }) =>
    csvFile(database, 'sign-ups', query.since, listSignUps, signUpColumns),
  ),
  applications: route(applications, async ({ query, reply }, { database }) => {
    const { entries, next } = await listApplications(database, query);
    return reply({ applications: [...entries], next });
  }),
  applicationsFile: route(applicationsFile, ({ query }, { database }) =>
    csvFile(database, 'applications', query.since, listApplications, applicationColumns),
  ),
  submissions: route(submissions, async ({ query, reply }, { database }) => {
    const { entries, next } = await listSubmissions(database, query);
    return reply({ submissions: [...entries], next });
  }),
  submissionsFile: route(submissionsFile, ({ query }, { database }) =>
    csvFile(database, 'submissions', query.since, listSubmissions, submissionColumns),
  ),
};
