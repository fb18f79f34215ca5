import type { IncomingMessage } from 'node:http';

/** Headers that proxies add to forwarded requests. Source: RFC 7239, RFC 9110 section 7.6.3, and common use. */
const proxyFields = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether the request comes from this machine and is addressed to localhost. A foreign page that rebinds its DNS name
 * to this machine sends another Host header. A proxy adds a proxy header, or uses HTTP/1.0, which browsers never do.
 */
export function isLocalRequest({ headers, httpVersion, socket }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const isProxied = httpVersion === '1.0' || proxyFields.some((name) => name in headers);
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  return isLoopback && !isProxied && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}
