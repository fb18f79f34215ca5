import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlainSite } from '../start/start-plain-site.ts';

type Site = Awaited<ReturnType<typeof startPlainSite>>;

let [fast, plain]: (Site | undefined)[] = [];
beforeAll(async () => {
  [fast, plain] = [await startPlainSite(), await startPlainSite({ hasFastPath: false })];
});
afterAll(() => {
  fast?.close();
  plain?.close();
});

const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'];
const targets = ['/', '/about', '/about?x=1', '//about', '/%zz', 'http://a/about', '*', '/about#x'];
const fields = [
  'host:a',
  'Host: b',
  'Accept-Encoding: br, gzip',
  'Accept-Encoding: gzip;q=0.5, br;q=0',
  'Accept-Encoding:',
  'If-None-Match: "/about"',
  'If-None-Match: *',
  'If-None-Match: W/"x", "/"',
  'Range: bytes=0-3',
  'If-Range: "/about"',
  'Cookie: a=b',
  `X-Long: ${'x'.repeat(9000)}`,
];
/** The length of the body: at most one. */
const lengths = ['Content-Length: 0', 'Content-Length: 3', 'Transfer-Encoding: chunked'];
const malformed = {
  methods: ['get', 'BREW', ''],
  targets: ['/a b', '/caf\u00e9', ''],
  versions: ['HTTP/1.0', 'HTTP/1.2', 'http/1.1', ''],
  fields: [
    'Host : a',
    'Host:',
    'Connection: close',
    'Connection: keep-alive, close',
    'Content-Length: -1',
    'Expect: 100-continue',
    'Upgrade: websocket',
    ' folded: yes',
    'no-colon',
    'Caf\u00e9: x',
    'Bad\u0000: x',
  ],
  ends: ['\n', '\r', ' \r\n'],
};

interface Request {
  readonly line: readonly string[];
  readonly fields: readonly string[];
  readonly end: string;
}

const format = ({ line, fields: own, end }: Request): string => {
  const head = [line.filter((part) => part !== '').join(' '), ...own].join(end);
  const body = own.includes('Transfer-Encoding: chunked')
    ? '0\r\n\r\n'
    : own.includes('Content-Length: 3')
      ? 'abc'
      : '';
  return `${head}${end}${end}${body}`;
};

const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** A request that is well-formed, though it may not be valid here. */
const wellFormed = fc
  .record({
    method: pick(methods),
    target: pick(targets),
    own: fc.uniqueArray(pick(fields), { maxLength: 5 }),
    length: fc.uniqueArray(pick(lengths), { maxLength: 1 }),
  })
  .map(
    ({ method, target, own, length }): Request => ({
      line: [method, target, 'HTTP/1.1'],
      fields: ['Host: a', ...own, ...length],
      end: '\r\n',
    }),
  );

/** A request with any of its parts malformed. */
const anyRequest = fc
  .record({
    method: pick([...methods, ...malformed.methods]),
    target: pick([...targets, ...malformed.targets]),
    version: pick(['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', ...malformed.versions]),
    host: pick([['Host: a'], ['Host: a'], []]),
    own: fc.array(pick([...fields, ...lengths, ...malformed.fields]), { maxLength: 5 }),
    end: pick(['\r\n', '\r\n', '\r\n', '\r\n', ...malformed.ends]),
  })
  .map(
    ({ method, target, version, host, own, end }): Request => ({
      line: [method, target, version],
      fields: [...host, ...own],
      end,
    }),
  );

/** The bytes on a connection: one request of any kind, or several in a row. */
const connections = fc.oneof(
  anyRequest.map(format),
  fc.array(wellFormed, { minLength: 1, maxLength: 4 }).map((all) => all.map(format).join('')),
);

/** The parts of a response that do not depend on the time. */
const comparable = (response: string): string => response.replace(/^Date: .*$/gm, 'Date');

it('sends the same bytes with and without the fast path, whatever a client sends [scale.render]', async () => {
  const [one, other] = [fast, plain];
  if (!one || !other) throw new Error('The sites have not started.');
  for (const site of [one, other])
    for (const path of ['/', '/about', '/about'])
      await site.exchange(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, true);
  await fc.assert(
    fc.asyncProperty(connections, async (bytes) => {
      const responses = await Promise.all([one, other].map((site) => site.exchange(bytes, true)));
      expect(comparable(responses[0] ?? '')).toBe(comparable(responses[1] ?? ''));
    }),
    { numRuns: 300 },
  );
});

it('sends nothing before Node parses the request when it is turned off [config.constants]', async () => {
  const request = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
  const seen: string[] = [];
  const site = await startPlainSite({
    hasFastPath: false,
    passThrough: async () => {
      seen.push('parsed');
      return false;
    },
  });
  await site.exchange(request, true);
  site.close();
  expect(seen).toEqual(['parsed']);
});
