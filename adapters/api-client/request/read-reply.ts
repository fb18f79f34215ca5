import { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { repairValue } from '#schemas/content/field/repair/repair-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { issuePath } from '#schemas/content/problem/describe-issue.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { readJson } from '../../json/read-json.ts';
import { type ApiAnswer, ApiProblem, type ApiProblemCode } from '../api-problem.ts';
import { readTakenSlot } from '../booking/taken-slot.ts';
import { unwrapReply } from '../mapping/envelope/unwrap-reply.ts';
import { nameReplyFields } from '../mapping/fields/name-fields.ts';
import { renameFields } from '../mapping/fields/rename-fields.ts';
import { mapReply } from '../mapping/map-reply.ts';
import type { ApiMapping } from '../mapping/mapping.ts';
import { isMissingItem } from '../mapping/outcome/is-missing-item.ts';
import { hasOutcome, mapRefusal } from '../mapping/outcome/map-outcome.ts';
import { describeMismatch } from '../repair/describe-mismatch.ts';
import { describePageId } from '../repair/describe-page-id.ts';
import { type DescribedRepair, describeRepairs } from '../repair/describe-repairs.ts';
import { describeUnclear } from '../repair/describe-unclear.ts';
import type { MediaOptions } from '../repair/read-media-address.ts';
import { repairTexts } from '../repair/repair-texts.ts';
import type { WireReply } from '../transport/transport.ts';
import type { ListReplies, ParsedReply } from './lists/list-replies.ts';

const errorBody = z.object({
  code: z
    .union([z.string().max(100), z.number()])
    .optional()
    .catch(undefined),
  message: z.string().max(2000).optional().catch(undefined),
  error: z.string().max(2000).optional().catch(undefined),
  errorCode: z.int().optional().catch(undefined),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .max(200)
    .optional()
    .catch(undefined),
});

interface ReadOptions {
  /** Duration of the call in milliseconds. */
  readonly ms: number;
  readonly mapping: ApiMapping;
  readonly media: MediaOptions | undefined;
  /** The params and query of the call. */
  readonly input: unknown;
  readonly url: string;
  /** Where long lists are cached. */
  readonly lists: ListReplies;
  /**
   * Gets each reply that matches its schema, before its values are parsed, and what was repaired in it. Of a list that
   * was read before, `fresh` has the new entries only; it is undefined if there are none.
   */
  readonly onRead: (read: ReadValue) => void;
}

export interface ReadValue {
  readonly raw: unknown;
  readonly fresh: unknown;
  readonly repairs: readonly DescribedRepair[];
  /** What is valid and has no clear meaning. */
  readonly unclear: readonly DescribedRepair[];
  readonly readChanged: ReadChanged;
}

/** Reads the JSON of a reply once more with a change; undefined if it cannot be read then. For diagnosis. */
export type ReadChanged = (change: (json: unknown) => unknown) => unknown;

/**
 * Returns the parsed value of a successful reply, or of one that a slot was taken. Throws an `ApiProblem` for any other
 * status and for a value that does not match the schema. In replies to visitors, only a part that does not match is left out; `onRead` gets a
 * description of each.
 */
export function readReply(
  endpoint: Endpoint,
  reply: WireReply,
  { ms, mapping, media, input, url, lists, onRead }: ReadOptions,
): unknown {
  const context = { route: endpoint.path, status: reply.status, ms };
  if (reply.status < 200 || reply.status > 299) {
    const code = toProblemCode(reply.status);
    const answer = readErrorBody(reply.body, mapping);
    const taken = readTakenSlot(endpoint, reply.status, answer);
    if (taken) return taken;
    throw new ApiProblem({
      ...context,
      code,
      message: `answered ${reply.status}${answer?.errorCode === undefined ? '' : ` with the code ${answer.errorCode}`}`,
      answer,
      retryAfterMs: reply.retryAfterMs,
    });
  }
  const nameStated = (json: unknown): unknown =>
    isMapped(endpoint) ? nameReplyFields(endpoint, renameFields(json, mapping, endpoint)) : json;
  let stated: unknown;
  const readText = (text: string): ParsedReply => {
    const json = text.trim() === '' ? emptyBody : readJson(text);
    if (!json.ok) throw new ApiProblem({ ...context, code: 'bad-reply', message: `the reply ${json.message}` });
    const isVisitorCall = endpoint.access === 'visitor';
    const named = nameStated(json.value);
    stated = named;
    if (isVisitorCall && isMissingItem(endpoint, named, mapping))
      throw new ApiProblem({ ...context, code: 'missing', message: 'the reply is empty' });
    if (isVisitorCall && !hasOutcome(endpoint.reply) && isRecord(named) && statesRefusal(named))
      throw new ApiProblem({ ...context, code: 'refused', message: 'the reply says that the request was refused' });
    const found = readJsonReply(endpoint, named, { mapping, media, input });
    if (found.ok) return found;
    const mismatch = describeMismatch(endpoint.reply, json.value);
    const message = `the reply is invalid${found.paths.length > 0 ? ` at ${found.paths.join(', ')}` : ''}: ${mismatch}`;
    throw new ApiProblem({ ...context, code: 'bad-reply', message });
  };
  const isText = endpoint.method === 'POST' && hasOutcome(endpoint.reply) && isPlainConfirmation(reply.body);
  const body = isText ? '' : reply.body;
  const { raw, fresh, value, repairs } = lists.read({ endpoint, url, etag: reply.etag }, body, readText);
  onRead({
    raw,
    fresh,
    repairs: [...describeRepairs(raw, repairs), ...describePageId(endpoint, stated, mapping)],
    unclear: endpoint.access === 'visitor' ? describeUnclear(raw, value) : [],
    readChanged(change) {
      const json = body.trim() === '' ? emptyBody : readJson(body);
      if (!json.ok) return undefined;
      const changed = readJsonReply(endpoint, nameStated(change(json.value)), { mapping, media, input });
      return changed.ok ? changed.value : undefined;
    },
  });
  return value;
}

type ReadJson = (ParsedReply & { readonly ok: true }) | { readonly ok: false; readonly paths: readonly string[] };

function readJsonReply(
  endpoint: Endpoint,
  json: unknown,
  { mapping, media, input }: Pick<ReadOptions, 'mapping' | 'media' | 'input'>,
): ReadJson {
  const isVisitorCall = endpoint.access === 'visitor';
  // What visitors have sent stays as it is.
  const readTexts = (value: unknown) =>
    isVisitorCall && endpoint.method === 'GET' ? repairTexts(endpoint.reply, value, media) : { value, repairs: [] };
  const mapped = isMapped(endpoint) ? mapReply(endpoint, json, input, mapping) : json;
  const texts = readTexts(mapped);
  const parsed = endpoint.reply.safeParse(texts.value);
  if (parsed.success) return { ok: true, raw: mapped, value: parsed.data, repairs: texts.repairs };
  if (isVisitorCall) {
    const raw = unwrapReply(endpoint.reply, mapped, mapping);
    const inner = readTexts(raw);
    const repaired = repairValue(endpoint.reply, inner.value);
    if (repaired.ok) return { ok: true, raw, value: repaired.value, repairs: [...inner.repairs, ...repaired.repairs] };
  }
  const paths = parsed.error.issues.map(issuePath).filter((path) => path.length > 0);
  return { ok: false, paths: paths.slice(0, 5).map(formatPath) };
}

const statesRefusal = ({ success }: Readonly<Record<string, unknown>>): boolean =>
  success === false || success === 'false';

/** Whether a body is a short text such as `OK`, which is neither JSON, markup nor a failure. */
const isPlainConfirmation = (body: string): boolean =>
  /^\s*[\p{L}\p{N} .,!]{1,100}\s*$/u.test(body) && !/\b(false|null|error\w*|fail\w*|invalid|not|no)\b/i.test(body);

/** The body of a 204, and of a 200 without one. */
const emptyBody = { ok: true, value: undefined } as const;

function toProblemCode(status: number): ApiProblemCode {
  if (status === 401) return 'unauthorised';
  if (status === 404 || status === 410) return 'missing';
  // 507 means that the API works but has no storage left. Its message is for visitors, and the circuit breaker must not
  // count it.
  if (status === 507) return 'refused';
  return status >= 500 ? 'failed' : 'refused';
}

function readErrorBody(body: string, mapping: ApiMapping): ApiAnswer | undefined {
  const json = readJson(body);
  return json.ok ? errorBody.safeParse(mapRefusal(renameFields(json.value, mapping))).data : undefined;
}

/** Whether replies of a call can be worded in any way: those to visitors, and the token’s. */
const isMapped = (endpoint: Endpoint): boolean => endpoint.access === 'visitor' || endpoint === endpoints.token;
