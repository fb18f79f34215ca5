import type { IncomingMessage } from 'node:http';
import { isLocalRequest } from '#adapters/access/is-local-request.ts';
import { isSameSecret } from '#adapters/access/is-same-secret.ts';
import type { SecretGuard } from '#adapters/access/secret-guard.ts';
import { tooManySecrets } from '#adapters/access/too-many-secrets.ts';
import type { Access } from '#schemas/api/endpoint.ts';
import type { Service } from '../service.ts';
import { HttpError } from './response.ts';
import { isValidToken } from './tokens.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Checks that a request has the credentials its endpoint requires. Throws an `HttpError` with status 401 if not. */
export async function checkAccess(
  access: Access,
  request: IncomingMessage,
  service: Service,
  guard: SecretGuard,
): Promise<void> {
  if (access === 'open') return;
  if (access === 'local' && isLocalRequest(request)) return;
  if (access === 'editor' || access === 'local') {
    const check = await guard.check(request, readHeader(request, 'x-editor-key'));
    if (check.kind === 'limited') throw new HttpError(429, tooManySecrets(check.seconds), undefined, check.seconds);
    if (check.kind === 'wrong') throw new HttpError(401, 'This endpoint needs the editors’ secret.');
    return;
  }
  if (!isSameSecret(readHeader(request, 'x-brand-key'), service.brandKey))
    throw new HttpError(401, 'This endpoint needs the brand’s key.');
  if (!uuid.test(readHeader(request, 'x-session-id')))
    throw new HttpError(401, 'This endpoint needs a session id, a UUID.');
  const token = /^Bearer ([\w-]{16,200})$/.exec(readHeader(request, 'authorization'))?.[1];
  const isValid = token !== undefined && (await isValidToken(service.database, token, service.clock.now()));
  if (!isValid) throw new HttpError(401, 'This endpoint needs a token from POST /api/token.');
}

function readHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
