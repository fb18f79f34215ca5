import type { Log } from '../../log.ts';
import { ApiProblem } from '../api-problem.ts';
import { maskSecrets } from '../transport/mask-secrets.ts';
import { rejectWhenAborted } from '../transport/reject-when-aborted.ts';
import type { TokenManager } from '../transport/token-manager.ts';
import { isIdentified, type PreparedCall, type SendRequest } from './request-sender.ts';

export interface AuthorisedSenderInput {
  readonly send: SendRequest;
  readonly tokens: TokenManager;
  readonly brandKey: string;
  readonly log: Log;
}

/** Creates the function that sends a call with the current token, and after a 401 once more with a new token. */
export function createAuthorisedSender({ send, tokens, brandKey, log }: AuthorisedSenderInput) {
  let lastRefusedToken: string | undefined;

  /** Logs why the API refuses a token, once for each token. */
  function logRefusedToken(
    { values }: PreparedCall,
    token: string | undefined,
    { route, status, ms, answer }: ApiProblem,
  ) {
    if (token === lastRefusedToken) return;
    lastRefusedToken = token;
    const secrets = [token, brandKey, ...Object.values(values.params ?? {}).map(String)];
    const reason = answer?.message === undefined ? '' : `: “${maskSecrets(answer.message, secrets)}”`;
    log({ event: 'token-refused', level: 'warning', route, status, ms, message: `the API refused the token${reason}` });
  }

  return async (call: PreparedCall): Promise<unknown> => {
    const { endpoint, signal } = call;
    if (!isIdentified(endpoint)) return send(call, undefined);
    // Works without a token, so it does not wait for one after it was aborted, and needs no new one.
    if (endpoint.access === 'open')
      return send(call, await Promise.race([tokens.read(), rejectWhenAborted(signal, endpoint.path)]));
    const token = await tokens.read();
    try {
      return await send(call, token);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'unauthorised') throw error;
      logRefusedToken(call, token, error);
      const renewed = await tokens.replace(token);
      if (renewed === undefined) throw error;
      return send(call, renewed);
    }
  };
}
