import type { IncomingMessage } from 'node:http';
import { isFromHere } from '#adapters/access/is-from-here.ts';
import { isSameSecret } from '#adapters/access/is-same-secret.ts';
import type { SecretGuard } from '#adapters/access/secret-guard.ts';
import type { Access } from '#schemas/api/endpoint.ts';
import type { Service } from '../service.ts';
import { Refusal } from './answer.ts';
import { isTokenGood } from './tokens.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Checks that a request has the credentials its endpoint requires. Throws an `HttpError` with status 401 if not. */
export async function checkAccess(
  access: Access,
  request: IncomingMessage,
  service: Service,
  guard: SecretGuard,
): Promise<void> {
  if (access === 'open') return;
  if (access === 'local' && isFromHere(request)) return;
  if (access === 'editor' || access === 'local') {
    const shown = await guard.check(request, header(request, 'x-editor-key'));
    if (shown.kind === 'limited')
      throw new Refusal(429, 'Too many wrong keys. Wait ten minutes, then try again.', undefined, shown.seconds);
    if (shown.kind === 'invalid') throw new Refusal(401, 'This call needs the editors’ key.');
    return;
  }
  if (!isSameSecret(header(request, 'x-brand-key'), service.brandKey))
    throw new Refusal(401, 'This call needs the brand’s key.');
  if (!uuid.test(header(request, 'x-session-id'))) throw new Refusal(401, 'This call needs a session id, a UUID.');
  const token = /^Bearer ([\w-]{16,200})$/.exec(header(request, 'authorization'))?.[1];
  const good = token !== undefined && (await isTokenGood(service.database, token, service.clock.now()));
  if (!good) throw new Refusal(401, 'This call needs a token from POST /api/token.');
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
