import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type RequestWithAddress = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The key a visitor is counted by: an IPv4 address, or the first 64 bits of an IPv6 address (2001:db8:0:1), because one
 * connection owns all of the lower half. With `trustedProxies` = n it is the nth entry of X-Forwarded-For from the
 * right; the visitor can forge the entries left of it.
 */
export function visitorAddress({ headers, socket }: RequestWithAddress, trustedProxies: number): string {
  const socketAddress = socket.remoteAddress ?? '';
  const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  // A list shorter than the number of proxies means that the request bypassed one of them; use its first entry.
  const entry = forwarded.at(-trustedProxies) ?? forwarded[0] ?? '';
  return networkOf(entry) ?? networkOf(socketAddress) ?? socketAddress;
}

export const isIpv6Visitor = (visitor: string): boolean => visitor.includes(':');

/** The /48 or /56 network of an IPv6 visitor (2001:db8:0:1). An IPv4 address is returned unchanged. */
export function networkOfVisitor(visitor: string, bits: 48 | 56): string {
  if (!isIpv6Visitor(visitor)) return visitor;
  const [one, two, three, four = '0'] = visitor.split(':');
  const last = bits === 56 ? `:${(Number.parseInt(four, 16) & 0xff00).toString(16)}` : '';
  return `${one}:${two}:${three}${last}/${bits}`;
}

/** Returns undefined for text that is not an IP address. Some proxies add a port, and brackets around IPv6 addresses. */
function networkOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? toPrefix(bare) : undefined;
}

/** Uses the URL parser's canonical form of an IPv6 address: no dotted IPv4 part and at most one `::`. */
function toPrefix(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...(before ?? []), ...Array.from({ length: 8 }, () => '0')].slice(0, 8 - (after?.length ?? 0));
  const all = [...groups, ...(after ?? [])];
  return mappedIpv4(all) ?? all.slice(0, 4).join(':');
}

/** A dual-stack server sees IPv4 visitors as ::ffff:192.0.2.1 (RFC 4291, section 2.5.5.2). */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (!/^(0,){5}ffff,/.test(groups.join())) return undefined;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}
