import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The address that a visitor is counted by: an IPv4 address, or the first half of an IPv6 address (2001:db8:0:1), because
 * one connection has all of the second. With `trustedProxies` it is the entry so many from the right of X-Forwarded-For:
 * those further left are whatever the visitor has written there.
 */
export function visitorAddress({ headers, socket }: Asked, trustedProxies: number): string {
  const own = socket.remoteAddress ?? '';
  const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  // A shorter list than there are proxies came past one of them: its first entry is the furthest that is known.
  const entry = forwarded.at(-trustedProxies) ?? forwarded[0] ?? '';
  return networkOf(entry) ?? networkOf(own) ?? own;
}

export const isIpv6Visitor = (visitor: string): boolean => visitor.includes(':');

/** The network of 48 or 56 bits that an IPv6 visitor (2001:db8:0:1) belongs to; an IPv4 address is its own. */
export function networkOfVisitor(visitor: string, bits: 48 | 56): string {
  if (!isIpv6Visitor(visitor)) return visitor;
  const [one, two, three, four = '0'] = visitor.split(':');
  const last = bits === 56 ? `:${(Number.parseInt(four, 16) & 0xff00).toString(16)}` : '';
  return `${one}:${two}:${three}${last}/${bits}`;
}

/** Undefined for what is no address. Some proxies write a port behind it, and brackets around it. */
function networkOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? halfOf(bare) : undefined;
}

/** The URL standard’s own writing of an IPv6 address has no dots in it and one gap at most. */
function halfOf(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...(before ?? []), ...Array.from({ length: 8 }, () => '0')].slice(0, 8 - (after?.length ?? 0));
  const all = [...groups, ...(after ?? [])];
  return mappedIpv4(all) ?? all.slice(0, 4).join(':');
}

/** A server that listens for both sees IPv4 visitors as ::ffff:192.0.2.1 (RFC 4291, 2.5.5.2). */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (!/^(0,){5}ffff,/.test(groups.join())) return undefined;
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
}
