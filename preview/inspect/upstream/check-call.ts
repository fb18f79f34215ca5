import type { z } from 'zod';
import { ApiProblem, isAbsentCall } from '#adapters/api-client/api-problem.ts';
import type { CallArguments } from '#adapters/api-client/call-input.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';
import { type ApiMapping, readApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { shorten } from '#preview/review/values/shorten.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { type Described, type MappedReply, noteReply, outcomeOf } from './note-reply.ts';

/** The result of one call: whether it succeeded, what it returned, and what was repaired. */
export interface CheckedCall {
  readonly name: string;
  readonly route: string;
  /**
   * `read`: as it is. `repaired`: nothing is lost. `incomplete`: a part is left out, shortened or unknown. `absent`: the
   * API does not have the call. `refused`: it was answered 401 or 403. `unchecked`: it was not made.
   */
  readonly outcome: 'read' | 'repaired' | 'incomplete' | 'absent' | 'refused' | 'failed' | 'unchecked';
  /** Number of entries, or why it failed or was not made. */
  readonly summary: string;
  readonly notes: readonly string[];
}

export interface CheckInput {
  readonly client: Pick<ApiClient, 'call'>;
  /** The replies of the client before their values were parsed, and their repairs, the newest last. */
  readonly replies: readonly MappedReply[];
  /** How the client reads replies. */
  readonly mapping?: ApiMapping;
}

interface CheckOptions<Called extends Endpoint> {
  readonly describe?: (reply: z.output<Called['reply']>) => Described;
  /** Which of several calls of the endpoint it is. */
  readonly detail?: string;
}

/** Specified calls whose replies the site does not use. Any shape is fine. */
const unusedCalls: readonly Endpoint[] = [endpoints.choices];

const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Makes calls and records the result of each. A call that the API refuses or does not have resolves to undefined. */
export function createCallCheck({ client, replies, mapping = readApiMapping() }: CheckInput) {
  const checked: CheckedCall[] = [];

  async function check<Called extends Endpoint>(
    endpoint: Called,
    { describe, detail }: CheckOptions<Called>,
    ...input: CallArguments<Called>
  ): Promise<z.output<Called['reply']> | undefined> {
    const received = replies.length;
    const call = { name: detail ? `${endpoint.name} ${detail}` : endpoint.name, route: routeOf(endpoint) };
    try {
      const reply = await client.call(endpoint, ...input);
      const { count, notes: own = [] } = describe?.(reply) ?? {};
      const notes = [...replies.slice(received).flatMap((each) => noteReply(each, mapping)), ...own];
      checked.push({
        ...call,
        outcome: outcomeOf(notes),
        summary: count === undefined ? '' : count === 1 ? '1 entry' : `${count} entries`,
        notes: notes.map(({ text }) => text),
      });
      return reply;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (unusedCalls.includes(endpoint) && error.code === 'bad-reply')
        checked.push({ ...call, outcome: 'read', summary: 'not used by the site', notes: [] });
      else {
        const outcome = failureOutcome(error);
        checked.push({
          ...call,
          outcome,
          summary: describeFailure(error),
          notes: hintsOf(endpoint, error, checked),
        });
      }
      return undefined;
    }
  }

  /** Lists a call that is not made, and why. */
  function skip(endpoint: Endpoint, reason: string): undefined {
    const { name } = endpoint;
    checked.push({ name, route: routeOf(endpoint), outcome: 'unchecked', summary: reason, notes: [] });
  }
  return { check, skip, checked };
}

/** What to check after a failure. */
function hintsOf(endpoint: Endpoint, error: ApiProblem, checked: readonly CheckedCall[]): readonly string[] {
  if (endpoint === endpoints.token)
    return [
      'All other calls are made without a token. The field of the token is fieldNames.accessToken in API_MAPPING.',
    ];
  if (failureOutcome(error) !== 'refused') return [];
  const token = checked.find(({ name }) => name === endpoints.token.name);
  const isWithoutToken = token && ['absent', 'refused', 'failed'].includes(token.outcome);
  return error.status === 401 && isWithoutToken
    ? ['There is no token: see the call token above.']
    : ['Check BRAND_KEY, and brandKeyHeader in API_MAPPING.'];
}

function failureOutcome(error: ApiProblem): 'refused' | 'absent' | 'failed' {
  if (error.status === 401 || error.status === 403) return 'refused';
  return isAbsentCall(error) ? 'absent' : 'failed';
}

const maxStatedLength = 200;

/** Why a call failed, with the code and message of the reply. No call of a check repeats what a visitor has typed. */
function describeFailure({ message, answer }: ApiProblem): string {
  const code = answer?.code ?? answer?.errorCode;
  const stated = [code === undefined ? [] : `code ${code}`, answer?.message ?? answer?.error ?? []].flat().join(', ');
  return stated === '' ? message : `${message}: ${shorten(stated, maxStatedLength)}`;
}
