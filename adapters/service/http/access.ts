import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Access } from '#schemas/api/endpoint.ts';
import type { Service } from '../service.ts';
import { isTokenGood } from '../store/tokens.ts';
import { Refusal } from './answer.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Lets a request pass that shows what its call asks for; otherwise throws a `Refusal` of 401. */
export async function checkAccess(access: Access, request: IncomingMessage, service: Service): Promise<void> {
  if (access === 'open') return;
  if (access === 'local' && isFromHere(request)) return;
  if (access === 'editor' || access === 'local') {
    if (!equal(header(request, 'x-editor-key'), service.editorKey))
      throw new Refusal(401, 'This call needs the editors’ key.');
    return;
  }
  if (!equal(header(request, 'x-brand-key'), service.brandKey))
    throw new Refusal(401, 'This call needs the brand’s key.');
  if (!uuid.test(header(request, 'x-session-id'))) throw new Refusal(401, 'This call needs a session id, a UUID.');
  const token = /^Bearer ([\w-]{16,200})$/.exec(header(request, 'authorization'))?.[1];
  const good = token !== undefined && (await isTokenGood(service.database, token, service.clock.now()));
  if (!good) throw new Refusal(401, 'This call needs a token of POST /api/token.');
}

/**
 * Whether somebody on this machine asks by its own name. A page elsewhere whose name leads here has another host, and a
 * proxy in between says that it is one.
 */
function isFromHere(request: IncomingMessage): boolean {
  const host = header(request, 'host').replace(/:\d+$/, '');
  const proxied = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  const near = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
  return near && !proxied && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Compares digests, so that the time it takes tells nothing of the secret or of its length. */
function equal(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
