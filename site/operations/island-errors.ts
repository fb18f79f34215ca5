import type { IncomingMessage } from 'node:http';
import { createVisitorLimit } from '#adapters/access/visitor-limit.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { islandError } from '#schemas/api/island-error.ts';
import { isOwnPost, readBody } from '../server/body/read-body.ts';
import type { RateLimitError } from '../server/limits/visitor-limits.ts';
import { sendJson, sendText } from '../server/send/send.ts';
import type { PathHandler } from '../server/site-dependencies.ts';
import type { SiteLog } from './site-log.ts';

interface IslandErrorsInput {
  readonly log: SiteLog;
  /** Counts the visitor’s call. Resolves to an error where the limit is reached. */
  readonly countReport: (request: IncomingMessage) => Promise<RateLimitError | undefined>;
}

const maxBodyBytes = 4096;

/** Log lines per hour for all visitors together. */
const hourly = { name: 'island-errors', maxRequests: 200, seconds: 3600 } as const;

/** `POST /api/island-errors`: a browser reports that the script of an island failed. The report is logged. */
export function createIslandErrorHandler({ log, countReport }: IslandErrorsInput): PathHandler {
  const all = createVisitorLimit(hourly);
  const answer: PathHandler['answer'] = async (request, response) => {
    if (!isOwnPost(request))
      return sendJson(response, 403, { message: 'Only the site’s own pages may make this call.' });
    const body = await readBody(request, maxBodyBytes);
    if (!body.ok) return sendJson(response, body.status, { message: 'The body is too long or incomplete.' });
    const read = readJson(body.text);
    const report = islandError.safeParse(read.ok ? read.value : undefined);
    if (!report.success) return sendJson(response, 400, { message: 'The body must name island, message and path.' });
    const waitSeconds = (await countReport(request))?.seconds ?? (await all.consume('all'));
    if (waitSeconds !== undefined)
      return sendJson(
        response,
        429,
        { message: 'Too many reports. Try again later.' },
        { 'Retry-After': String(waitSeconds) },
      );
    const { island, message, path } = report.data;
    log({ level: 'error', event: 'island-failed', island, message, path });
    sendText(response, 204, '');
  };
  return { method: 'POST', answer };
}
