import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { describeIssue, issuePath } from '#schemas/content/problem/describe-issue.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { ApiProblem } from '../api-problem.ts';
import type { AnyCallInput } from '../call-input.ts';

/** The most fields that a problem names. */
const maxErrors = 50;

/**
 * Builds the path and query of a call. All values are validated against the endpoint's schemas. Path parameters that
 * another server could read as a different path are rejected, whatever the schema allows. Throws an `ApiProblem` with
 * code `bad-call` whose answer says what is wrong with each field. A slash in a parameter stays a slash, unless `encodeSlashes`.
 */
export function buildPath(endpoint: Endpoint, input: AnyCallInput, encodeSlashes = false): string {
  const params = readFields(endpoint, 'params', endpoint.params, input.params ?? {});
  const query = readFields(endpoint, 'query', endpoint.query, input.query ?? {});
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeParam(endpoint, name, params.get(name), encodeSlashes),
  );
  const search = new URLSearchParams();
  for (const [name, value] of query) if (value !== undefined && value !== null) search.set(name, toText(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The JSON body; undefined if the call has none. */
export function buildBody(endpoint: Endpoint, input: AnyCallInput): string | undefined {
  check(endpoint, 'body', endpoint.body, input.body);
  return input.body === undefined ? undefined : JSON.stringify(input.body);
}

function check(endpoint: Endpoint, part: string, schema: z.ZodType, value: unknown): void {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return;
  const where = [...new Set(result.error.issues.map((issue) => [part, ...issue.path].join('.')))];
  throw new ApiProblem({
    code: 'bad-call',
    route: endpoint.path,
    message: `${where.slice(0, 5).join(', ')} ${where.length > 1 ? 'are' : 'is'} invalid`,
    answer: {
      errors: result.error.issues
        .slice(0, maxErrors)
        .map((issue) => ({ path: formatPath([part, ...issuePath(issue)]), message: describeIssue(issue) })),
    },
  });
}

/** Returns the fields that the schema defines; others are dropped. */
function readFields(
  endpoint: Endpoint,
  part: string,
  schema: z.ZodObject,
  value: unknown,
): ReadonlyMap<string, unknown> {
  check(endpoint, part, schema, value);
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return new Map(entries.filter(([name]) => Object.hasOwn(schema.shape, name)));
}

function encodeParam(endpoint: Endpoint, name: string, value: unknown, encodeSlashes: boolean): string {
  const text = toText(value);
  const steps = text.split('/');
  const unsafe = /[\\%?#\p{Cc}]/u.test(text) || steps.some((step) => step === '' || step === '.' || step === '..');
  if (unsafe) {
    const path = `params.${name}`;
    throw new ApiProblem({
      code: 'bad-call',
      route: endpoint.path,
      message: `${path} is not safe in a path`,
      answer: { errors: [{ path, message: 'has characters that are not allowed' }] },
    });
  }
  return steps.map(encodeURIComponent).join(encodeSlashes ? '%2F' : '/');
}

/** Numbers are never written as 1e-7, which servers do not expect in a path. */
function toText(value: unknown): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(6) : String(value);
}
