import type { Call } from '#adapters/api/call-input.ts';
import { editingEndpoints } from '#schemas/api/editing.ts';
import { pageLifeEndpoints } from '#schemas/api/page-life.ts';
import { formatPath } from '#schemas/problem/problem.ts';
import type { Finding } from '../review/finding.ts';
import { reviewPage } from '../review/review-page.ts';
import type { Guard } from './editing-calls.ts';

/** A page with mistakes is not published, by hand or by the clock, whoever asks: it says which, and where. */
export const createPublishGuard =
  (call: Call): Guard =>
  async (endpoint, { id = '' }, body) => {
    const content = await published(call, endpoint, id, body);
    if (content === undefined) return undefined;
    const errors = reviewPage(content).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return undefined;
    const count = errors.length === 1 ? 'a mistake' : `${errors.length} mistakes`;
    return {
      status: 422,
      body: { message: `The page has ${count} and was not published.`, errors: errors.map(explain) },
    };
  };

const explain = ({ path, message }: Finding) => ({ path: formatPath(path), message });

/** What visitors would see after the call; undefined where it publishes nothing. */
async function published(call: Call, endpoint: unknown, id: string, body: unknown): Promise<unknown> {
  const asked = typeof body === 'object' && body !== null ? body : {};
  if (endpoint === editingEndpoints.publishPage && 'revision' in asked && typeof asked.revision === 'number')
    return call(editingEndpoints.pageRevision, { params: { id, number: asked.revision } });
  const schedules =
    endpoint === pageLifeEndpoints.schedulePage && 'publishAt' in asked && typeof asked.publishAt === 'string';
  if (endpoint !== editingEndpoints.publishPage && !schedules) return undefined;
  return (await call(editingEndpoints.draft, { params: { id } })).page;
}
