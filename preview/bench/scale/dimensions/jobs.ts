import { systemClock } from '#adapters/clock.ts';
import { recordChange, withContentLock } from '#adapters/service/content/changes/changes.ts';
import { listContents } from '#adapters/service/content/store/contents.ts';
import { job as jobSchema } from '#schemas/domain/job/job.ts';
import { measureDocument } from '../measure-document.ts';
import type { Dimension, ScaleContext } from '../scale-context.ts';

const rowsPerStatement = 500;

/** Writes copies of the demo's vacancies to the database, because the API has no call that saves one. */
const addJobs = ({ database }: ScaleContext, total: number): Promise<unknown> =>
  withContentLock(database, async (connection) => {
    const known = await listContents(connection, 'job');
    const examples = known.slice(0, 10).map((content) => jobSchema.parse(JSON.parse(content)));
    const rows = Array.from({ length: Math.max(0, total - known.length) }, (_, index) => {
      const position = known.length + index;
      const id = `bench-${position}`;
      return { id, position, content: JSON.stringify({ ...examples[position % examples.length], job_id: id }) };
    });
    for (let from = 0; from < rows.length; from += rowsPerStatement)
      await connection
        .insertInto('jobs')
        .values(rows.slice(from, from + rowsPerStatement))
        .execute();
    return recordChange(connection, 'job', 'bench', new Date(systemClock.now()).toISOString());
  });

/** Vacancies of the chain. */
export const jobsDimension: Dimension = {
  name: 'jobs',
  sizes: [18, 2000, 10_000],
  grow: async (context, size) => void (await addJobs(context, size)),
  measure: (context) =>
    measureDocument(context, {
      name: 'job search',
      path: '/careers/job-search',
      change: () => addJobs(context, 0),
    }),
};
