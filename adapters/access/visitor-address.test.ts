import { describe, expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

/** A request as the server sees it. Node joins repeated headers with commas. */
const createRequest = (remoteAddress: string | undefined, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: Object.assign(Object.create(null), { remoteAddress }),
});

describe('visitorAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '0:0:0:0'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:db8:0:1::', '2001:db8:0:1'],
    ['2001:0DB8:0000:0001::9', '2001:db8:0:1'],
    ['2001:db8::1:0:0:1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ])('maps %s to %s [form.abuse]', (remote, address) => {
    expect(visitorAddress(createRequest(remote), 0)).toBe(address);
  });

  it('is the same for a whole IPv6 connection and different for its neighbour [form.abuse]', () => {
    const ends = Array.from(
      { length: 1000 },
      (_, index) => `2001:db8:0:1:${index.toString(16)}::${index.toString(16)}`,
    );
    expect(new Set(ends.map((end) => visitorAddress(createRequest(end), 0)))).toEqual(new Set(['2001:db8:0:1']));
    expect(visitorAddress(createRequest('2001:db8:0:2::1'), 0)).toBe('2001:db8:0:2');
  });

  it('ignores the header when no proxy is trusted [form.abuse]', () => {
    for (const forged of ['198.51.100.1', '198.51.100.1, 198.51.100.2', '127.0.0.1', 'unknown', ''])
      expect(visitorAddress(createRequest('203.0.113.7', forged), 0)).toBe('203.0.113.7');
  });

  it.each([
    [1, '198.51.100.1', '198.51.100.1'],
    [1, '10.0.0.1, 192.0.2.66, 198.51.100.1', '198.51.100.1'],
    [2, '10.0.0.1, 198.51.100.1, 192.0.2.66', '198.51.100.1'],
    [3, '198.51.100.1, 192.0.2.66', '198.51.100.1'],
    [1, ' 198.51.100.1:51234 ', '198.51.100.1'],
    [1, '[2001:db8:0:1::7]:443', '2001:db8:0:1'],
    [1, '2001:db8:0:1::7', '2001:db8:0:1'],
  ])('behind %i proxies that send %j is %s [form.abuse]', (proxies, forwarded, address) => {
    expect(visitorAddress(createRequest('192.0.2.1', forwarded), proxies)).toBe(address);
  });

  it.each([undefined, '', ' ', 'unknown', '_hidden', '999.1.1.1', '198.51.100.1, ', '1.2.3', 'x'.repeat(5000)])(
    'is the address of the proxy when it sends %j, which is not an address [form.abuse]',
    (forwarded) => {
      expect(visitorAddress(createRequest('192.0.2.1', forwarded), 1)).toBe('192.0.2.1');
    },
  );

  it('is empty when the connection has closed [form.abuse]', () => {
    expect(visitorAddress(createRequest(undefined), 0)).toBe('');
  });
});
