import type { IncomingMessage } from 'node:http';

/** What proxies write into the requests that they pass on. Source: RFC 7239, RFC 9110 section 7.6.3, and common use. */
const proxyFields = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether somebody on this machine asks by its own name. A page elsewhere whose name leads here has another host, and a
 * proxy in between says that it is one, or speaks HTTP/1.0 as no browser does.
 */
export function isFromHere({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const proxied = httpVersion === '1.0' || proxyFields.some((name) => name in headers);
  const near = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return near && !proxied && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
